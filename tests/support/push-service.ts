import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received message: its headers, and the body as decrypted by the browser. */
export type Received = { headers: IncomingMessage['headers']; body: unknown }

/**
 * A local replacement for the browsers' push services, with one browser that decrypts messages as in RFC 8291.
 * `answer` sets the status of the next responses.
 */
export async function startPushService(port = 0) {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { headers } = request
    received.push({ headers, body: JSON.parse(decrypted(Buffer.concat(parts), browser, auth)) })
    response.writeHead(status).end()
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  return {
    origin,
    /** The browser's push subscription. */
    subscription: {
      endpoint: `${origin}/device`,
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    answer: (given: number) => {
      status = given
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decodes an aes128gcm message: salt, record size, the sender's key with its length, then one record. */
function decrypted(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derived(browser.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}
