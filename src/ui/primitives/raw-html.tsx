/** HTML written by staff, without styles. Pass only HTML that was sanitised when it was stored. */
export function RawHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use; platform/content sanitises all HTML fields
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
