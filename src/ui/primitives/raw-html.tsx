/**
 * HTML from editors, without any look of its own. It was sanitised when it was stored; nothing else may be handed in.
 */
export function RawHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; platform/content sanitises each HTML field
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
