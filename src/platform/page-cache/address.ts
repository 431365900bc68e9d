/** Any origin will do: only the path and the query of an address matter here. */
const ORIGIN = 'http://own.invalid'
/** Most addresses, which are spelled in the one way already: nothing has to be taken apart. */
const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/**
 * The one spelling of the many that an address has: decoded where it need not be encoded, without dots, doubled or
 * closing slashes, its query in order. `target` is the address as a request sends it. Undefined when it cannot be read.
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
 * Whether the path of an address is spelled as `oneSpelling` does, but for a slash at its end. What answers another
 * spelling is kept under none: it may hold that spelling.
 */
export function isOwnSpelling(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return oneSpelling(path) === bare
}

function parsed(target: string): URL | undefined {
  // A path with two slashes in front is no host.
  const address = target.startsWith('/') ? ORIGIN + target : target
  return URL.canParse(address) ? new URL(address) : undefined
}

function spelledPath(pathname: string): string | undefined {
  try {
    const words = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return `/${words.map(encodeURIComponent).join('/')}`
  } catch {
    return undefined // decoding has no other way to say so
  }
}
