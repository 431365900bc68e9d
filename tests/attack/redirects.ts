import { DEMO_LOGINS, DEMO_PASSWORD } from '../../demo/demo-logins.ts'
import { type Answer, type Attack, form, isSound, type Outcome, type Target, tally } from './target.ts'

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/;@evil.example',
  '@evil.example',
  '/@evil.example',
  'http:evil.example',
  'http:/evil.example',
  'https:///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/%2f..',
  '/\u2028/evil.example',
  '//evil\u3002example',
  '//[::ffff:7f00:1]',
  '?next=//evil.example',
  '#//evil.example',
  '/members/../..//evil.example',
  'https://127.0.0.1@evil.example',
  'https://evil.example#@127.0.0.1',
  '/\r\nset-cookie: jwt=evil',
] as const

const PARAMETERS = ['next', 'returnTo', 'redirect', 'success_url', 'cancel_url', 'url'] as const

/** Tries every address that redirects to a parameter: login, logout, small writes, payment pages. */
export const openRedirects: Attack = {
  name: 'open redirects',
  says: 'no Location header, cookie or link in an answer leads to an address taken from the request',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  for (const [n, where] of ELSEWHERE.entries()) {
    // A login costs a tenth of a second of processor time.
    if (!target.long && n % 4 > 0) continue
    const said = encodeURIComponent(where)
    for (const [path, init] of requestsFor(where, said, n)) {
      const answer = await target.ask(path, init)
      found.expect(
        isSound(answer) && staysHere(target, answer),
        `${init.method ?? 'GET'} ${path} ${leadsTo(answer)}`,
      )
    }
  }
  return found.outcome
}

function requestsFor(where: string, said: string, n: number): [string, RequestInit][] {
  const from = { 'x-forwarded-for': `203.0.113.${n}` }
  const login = { identifier: DEMO_LOGINS[4]?.email ?? '', password: DEMO_PASSWORD }
  const referer = /[^\x20-\x7e]/.test(where) ? {} : { referer: where }
  return [
    [`/members/access/?next=${said}`, form(login, from)],
    [`/members/access/?next=${said}`, {}],
    [`/members/access/?mode=reset&next=${said}`, {}],
    [`/members/logout?next=${said}`, form({ next: where })],
    ['/consent', form({ next: where }, referer)],
    [`/dismiss?next=${said}`, form({}, referer)],
    ...PARAMETERS.map((name): [string, RequestInit] => [
      `/store/cart?${name}=${said}`,
      form({ [name]: where }),
    ]),
    [`/${where.replace(/[\r\n]/g, '')}`, {}],
    [`/admin/${said}`, {}],
  ]
}

const leadsTo = ({ status, headers }: Answer): string => `answers ${status} ${headers.get('location') ?? ''}`

function staysHere({ origin }: Target, { headers, text }: Answer): boolean {
  const location = headers.get('location')
  if (location !== null && !isOwn(location, origin)) return false
  if (headers.getSetCookie().some((cookie) => cookie.startsWith('jwt=evil'))) return false
  const links = [
    ...text.matchAll(/\b(?:href|action|formaction|content)="([^"]*evil[^"]*|\s*(?:java|vb)script:[^"]*)"/gi),
  ]
  return links.every(([, link = '']) => isOwn(link.replaceAll('&amp;', '&'), origin))
}

/** Resolves the address as a browser does. A login keeps it in its query and checks it when it is used. */
function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}
