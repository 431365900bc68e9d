import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { aFreePort, end, startProduct, untilReady } from './child.ts'

/** A mail server that stores e-mails as plain text by recipient. */
async function aMailServer() {
  const texts = new Map<string, string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        // Decodes quoted-printable text.
        const text = Buffer.concat(chunks)
          .toString('utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        for (const { address } of session.envelope.rcptTo) texts.set(address, text)
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, texts, stop }
}

/**
 * Runs `npm start -- --new-club` with a mail server in its own folder. Returns its address, its setup address, and the
 * e-mails by recipient. The caller ends it.
 */
export async function startNewClub() {
  const folder = await mkdtemp(join(tmpdir(), 'club-'))
  const [port, mail] = await Promise.all([aFreePort(), aMailServer()])
  const env = { PORT: String(port), DATA_DIR: folder, SMTP_URL: mail.url }
  const product = startProduct(env, ['--new-club'])
  await untilReady(port, product)
  const setup = await untilSaid(product, /http:\S+\/setup\/\S+/)
  return {
    address: `http://127.0.0.1:${port}`,
    setup,
    mails: mail.texts,
    async stop() {
      await end(product.child, 'SIGTERM')
      await mail.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Returns the output after the product has become ready. */
async function untilSaid(product: ReturnType<typeof startProduct>, words: RegExp): Promise<string> {
  for (;;) {
    const found = words.exec(product.said())?.[0]
    if (found) return found
    await new Promise<void>((resolve) => product.child.stderr.once('data', () => resolve()))
  }
}
