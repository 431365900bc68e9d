/** A placeholder origin for parsing; only path and query matter. */
const ORIGIN = 'http://own.invalid'
/** Matches most canonical paths, so that they need no parsing. */
const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/**
 * Returns the canonical form of a request target: decoded where possible, without dot segments, double or trailing
 * slashes, and with a sorted query. Returns undefined if it cannot be parsed.
 */
export function oneSpelling(target: string): string | undefined {
  if (PLAIN.test(target)) return target
  const url = parsed(target)
  const path = url && spelledPath(url.pathname)
  if (path === undefined) return undefined
  url?.searchParams.sort()
  return url?.searchParams.size ? `${path}?${url.searchParams}` : path
}

/**
 * Whether a path is canonical, except for a trailing slash. Responses to other forms are not cached, because the page
 * may contain the path as it was typed.
 */
export function isOwnSpelling(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return oneSpelling(path) === bare
}

function parsed(target: string): URL | undefined {
  // A path that starts with two slashes must not be parsed as a host.
  const address = target.startsWith('/') ? ORIGIN + target : target
  return URL.canParse(address) ? new URL(address) : undefined
}

function spelledPath(pathname: string): string | undefined {
  try {
    const words = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return `/${words.map(encodeURIComponent).join('/')}`
  } catch {
    return undefined // decoding throws on an invalid path
  }
}
