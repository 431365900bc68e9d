/** Any origin works: only the path and the query of an address matter here. */
const ORIGIN = 'http://own.invalid'
/** Most addresses are in the canonical spelling already and need no parsing. */
const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/**
 * The canonical spelling of an address: decoded where possible, without dots, doubled or trailing slashes, and with a
 * sorted query. `target` is the address of the request. Undefined when it cannot be parsed.
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
 * Whether the path of an address is canonical, except for a trailing slash. Answers to other spellings are not cached,
 * because they may contain that spelling.
 */
export function isOwnSpelling(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return oneSpelling(path) === bare
}

function parsed(target: string): URL | undefined {
  // A path with two leading slashes is not a host.
  const address = target.startsWith('/') ? ORIGIN + target : target
  return URL.canParse(address) ? new URL(address) : undefined
}

function spelledPath(pathname: string): string | undefined {
  try {
    const words = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return `/${words.map(encodeURIComponent).join('/')}`
  } catch {
    return undefined // decoding throws for an invalid path
  }
}
