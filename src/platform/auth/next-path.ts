/**
 * The path to open after a login: a path of this site with exactly one leading slash, otherwise `fallback`. It is
 * parsed the way a browser parses it, so no text that looks like a path can lead to another site.
 */
export function ownPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith('/')) return fallback
  // Browsers read a backslash as a slash, and drop tabs and line ends inside an address.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(wanted)) return fallback
  const base = 'http://own.invalid'
  if (!URL.canParse(wanted, base)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || pathname.startsWith('//')) return fallback
  return `${pathname}${search}${hash}`
}
