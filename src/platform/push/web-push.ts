import webPush from 'web-push'
import type { Ports } from '../context.ts'
import { type PushKeys, pushKeysOf } from './keys.ts'
import type { PushSender } from './push.ts'

const TIMEOUT_MS = 10_000
/** How long a push service stores a message for a device that is off. */
const KEPT_SECONDS = 12 * 3600
/** The statuses for a browser that has unsubscribed or whose subscription has expired. */
const GONE = [404, 410]
/** Whether the service is busy or failing, so that sending should be retried. */
const isTemporary = (status: number) => status === 429 || status >= 500

/** Sends encrypted notifications by the Web Push protocol (RFC 8030, 8291 and 8292). */
export function webPushSender(ports: Pick<Ports, 'db' | 'secret'>): PushSender {
  let loading: Promise<PushKeys> | undefined
  const keys = () => {
    loading ??= pushKeysOf(ports)
    loading.catch(() => {
      loading = undefined // retried on the next call
    })
    return loading
  }
  return {
    publicKey: async () => (await keys()).publicKey,
    async send({ endpoint, p256dh, auth }, message, contact) {
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { TTL: KEPT_SECONDS, vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) } },
      )
      const { ok, status } = await fetch(request.endpoint, {
        method: request.method,
        headers: withoutLength(request.headers),
        body: new Uint8Array(request.body ?? Buffer.alloc(0)),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (ok) return 'delivered'
      if (GONE.includes(status)) return 'gone'
      if (isTemporary(status)) throw new Error(`the push service answered ${status}`)
      return 'refused'
    },
  }
}

/** fetch sets the content length itself. */
const withoutLength = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
