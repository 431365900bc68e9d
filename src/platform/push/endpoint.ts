/** The push services of Chrome, Edge, Firefox and Safari. Each entry matches the host and its subdomains. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/**
 * Whether a URL belongs to a push service. The site sends requests to the URLs that browsers register, so only known
 * services are allowed (against SSRF), and `also`, a service that the operator has configured.
 */
export function isPushEndpoint(address: string, also?: URL): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin } = new URL(address)
  if (also && origin === also.origin) return true
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
