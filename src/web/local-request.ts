const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a request comes from a browser on this machine: its host is a loopback name and no proxy header is set. This
 * also stops DNS rebinding, where the host is the other site's name.
 */
export function isFromThisMachine(request: Request): boolean {
  const { hostname } = new URL(request.url)
  const loopback = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return loopback && !FORWARDED.some((name) => request.headers.has(name))
}
