/**
 * Where to go after a login: a path of this site that starts with exactly one slash, else `fallback`. Parsed the way
 * a browser parses it, so that nothing which looks like a path leads away. [MEM-003, resolutions A12]
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
