const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a request comes from a browser on this very machine, by the address it names: one that came through a proxy
 * names another, or says so; a page of somebody else's that found its way here by DNS names its own.
 */
export function isFromThisMachine(request: Request): boolean {
  const { hostname } = new URL(request.url)
  const loopback = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return loopback && !FORWARDED.some((name) => request.headers.has(name))
}
