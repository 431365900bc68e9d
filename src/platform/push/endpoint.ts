/** The push services of Chrome, Edge, Firefox and Safari: a host, or all hosts below it. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/**
 * Whether an address is one of a push service. The site sends requests to what a browser names here, so that only
 * known services count, and `also`, a service that the operator has configured.
 */
export function isPushEndpoint(address: string, also?: URL): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin } = new URL(address)
  if (also && origin === also.origin) return true
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
