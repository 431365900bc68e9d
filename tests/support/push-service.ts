import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in received: the headers of the site, and the body as the browser would read it. */
export type Received = { headers: IncomingMessage['headers']; body: unknown }

/**
 * A push service on this machine instead of the browsers' own, with one browser: it decrypts what it gets, by RFC 8291.
 * `answer` is the status of its answers from now on.
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
    /** What the browser says about its subscription. */
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

/** A message in the coding aes128gcm: salt, record size, length and key of the sender, then one record. */
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
