/**
 * HTML from editors without styles. Pass only HTML that was sanitised when it was stored.
 */
export function RawHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; platform/content sanitises each HTML field
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
