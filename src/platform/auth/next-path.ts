/**
 * Returns the path to open after a login: `wanted` if it is a path on this site with exactly one leading slash,
 * otherwise `fallback`. It is parsed as browsers parse it, which prevents open redirects.
 */
export function ownPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith('/')) return fallback
  // Browsers treat a backslash as a slash, and ignore tabs and line breaks in URLs.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(wanted)) return fallback
  const base = 'http://own.invalid'
  if (!URL.canParse(wanted, base)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || pathname.startsWith('//')) return fallback
  return `${pathname}${search}${hash}`
}
