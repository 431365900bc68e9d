import { request } from 'node:http'
import { mails } from '../../src/platform/email/table.server.ts'
import { type Attack, type Outcome, type Target, tally } from './target.ts'

const EVIL = 'evil.example'
const SPOOFED: readonly Record<string, string>[] = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-server': EVIL, 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { forwarded: `host=${EVIL};proto=http` },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
]
const PATHS = [
  '/',
  '/sitemap.xml',
  '/members/dashboard',
  '/about-us/games.ics',
  '/events',
  '/consent',
  '/store',
]

/** Headers that some servers trust. They must not change any address, role or cached page. */
export const headerInjection: Attack = {
  name: 'header injection',
  says: 'no host name of a request appears in an answer, a cached page or an e-mail, and no line break becomes a header',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  for (const headers of SPOOFED) {
    for (const path of PATHS) {
      const first = await raw(target, path, headers)
      const about = `GET ${path} with ${JSON.stringify(headers)}`
      found.expect(
        first.status < 500 && !first.bytes.includes(EVIL),
        `${about} answers ${first.status} and says it again`,
      )
      const kept = await raw(target, path, {})
      found.expect(!kept.bytes.includes(EVIL), `${about} is kept for the next visitor`)
    }
  }
  await resetWithForeignHost(target, found)
  for (const text of [
    'a%0d%0aset-cookie:%20jwt=evil',
    'a%0aset-cookie:%20jwt=evil',
    'a\u560d\u560aset-cookie: jwt=evil',
  ]) {
    for (const path of [
      `/members/access/?next=/${text}`,
      `/gd/${text}`,
      `/files/${text}/original?download=${text}`,
    ]) {
      const { headers } = await target.ask(encodeURI(path).replaceAll('%25', '%'))
      const evil = headers.getSetCookie().some((cookie) => cookie.startsWith('jwt=evil'))
      found.expect(!evil, `GET ${path} sets a cookie`)
    }
  }
  return found.outcome
}

/** A link in an e-mail must lead to the club, whatever Host header the request had. */
async function resetWithForeignHost(target: Target, found: ReturnType<typeof tally>): Promise<void> {
  const body = new URLSearchParams({ email: 'shop@demo.club' }).toString()
  await raw(target, '/members/access/?mode=reset', { host: EVIL }, body)
  const emails = await target.ctx.db.select({ html: mails.html, text: mails.text }).from(mails)
  found.expect(!JSON.stringify(emails).includes(EVIL), 'an e-mail links to the host that a request named')
}

/** fetch sets the Host header itself. */
function raw(
  { origin }: Target,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; bytes: string }> {
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...form, ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes: text + answer.rawHeaders.join('\n') }),
      )
    })
    sent.end(body)
  })
}
