import { createHash, randomBytes } from 'node:crypto'

/** A fresh nonce for one rendering. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * The content security policy of a page whose scripts carry `scriptSource`, and its style elements `styleSource`. Forms
 * lead to this site and to `formTargets`: browsers hold the redirects of a form against its policy too.
 */
export function policyFor(
  scriptSource: string,
  formTargets: readonly string[] = [],
  styleSource = scriptSource,
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
    "frame-ancestors 'none'",
  ].join('; ')
}

export const nonceSource = (nonce: string): string => ` 'nonce-${nonce}'`

/**
 * Turns a rendered page into one that may be kept: scripts and styles of this very rendering (an injected one cannot
 * know its nonce) are named by hash, and the nonces are removed.
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
