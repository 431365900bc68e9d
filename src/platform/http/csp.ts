import { createHash, randomBytes } from 'node:crypto'

/** Creates the nonce of one rendering. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * Builds the content security policy of a page. `scriptSource` and `styleSource` allow its scripts and style elements.
 * Forms may lead to this site and to `formTargets`, because browsers also check the redirects of forms. Only a framed
 * page can be shown in a frame, and only by this site: the settings preview.
 */
export function policyFor(
  scriptSource: string,
  formTargets: readonly string[] = [],
  styleSource = scriptSource,
  isFramed = false,
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptSource}`,
    `style-src 'self'${styleSource}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-src 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** The source of a content security policy that allows scripts with this nonce. */
export const nonceSource = (nonce: string): string => ` 'nonce-${nonce}'`

/**
 * Makes a rendered page cacheable: allows its scripts and styles by hash instead of nonce. This is safe because an
 * injected script cannot know the nonce of its rendering, so it gets no hash.
 */
export function withoutNonce(html: string, nonce: string): { body: string; source: string } {
  const hashes = new Set<string>()
  const inline = /<(script|style)([^>]*?) nonce="([^"]*)"([^>]*)>([\s\S]*?)<\/\1>/g
  const body = html
    .replaceAll(inline, (all, tag: string, before: string, given: string, after: string, text: string) => {
      if (given !== nonce) return all
      if (text) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      return `<${tag}${before}${after}>${text}</${tag}>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
  return { body, source: [...hashes].map((hash) => ` ${hash}`).join('') }
}
