import { CALLS } from '../../src/api/calls.ts'
import {
  type Answer,
  type Attack,
  isSound,
  json,
  type Outcome,
  type Target,
  tally,
  timeOf,
} from './target.ts'

const LONGEST_MS = 5000
const MB = 1024 * 1024

/**
 * Bodies that are small to send but expensive to parse: many fields, deep JSON, and bodies for requests that need none.
 */
export const fieldFloods: Attack = {
  name: 'floods of fields',
  says: 'forms with thousands of fields, JSON with thousands of levels and bodies of megabytes are refused within 5 s at every address',
  run: attack,
}

const FORMS = [
  '/forms/contact-us',
  '/members/access',
  '/members/reset?token=x',
  '/about-us/register?step=questions',
  '/about-us/who-is-who/apply',
  '/store/cart',
  '/store/checkout',
  '/consent',
  '/admin/content/posts/new',
  '/admin/registrations/email',
]

/** Calls that accept arbitrary JSON, and one for each kind of entry. */
const DEEP = [
  ['POST', '/api/graphql'],
  ['POST', '/api/auth/local'],
  ['POST', '/api/gdutils/send_form'],
  ['POST', '/api/gdutils/payment/create_payment_session'],
  ['POST', '/api/stripe/webhook'],
  ['POST', '/api/posts'],
  ['PUT', '/api/configurations/01890000-0000-7000-8000-000000000000'],
  ['PUT', '/api/members/01890000-0000-7000-8000-000000000000'],
] as const

/** Every API call with a body. */
const CALLS_WITH_BODY = Object.values(CALLS)
  .filter(({ route }) => /^(?:POST|PUT) /.test(route))
  .map(({ route, who }) => {
    const [method = '', path = ''] = route.split(' ')
    const filled = path.replace(':version', '1').replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
    return { method, path: `/api${filled}`, isPublic: who === 'public' }
  })

/** The size limit for staff forms, in bytes. */
const LONGEST_FORM = 1_000_000

const TYPED = 'application/x-www-form-urlencoded'

/** Repeated and distinct names in several sizes, so that no single count is what gets refused. */
function bodies(long: boolean): [name: string, type: string, body: string][] {
  const sizes = long ? [201, 1000, 5000, 20_000, 60_000] : [201, 60_000]
  return sizes.flatMap((count): [string, string, string][] => [
    [`${count} times one name`, TYPED, 'a&'.repeat(count)],
    [`${count} names`, TYPED, Array.from({ length: count }, (_, n) => `n${n}`).join('&')],
    [`${count} parts`, 'multipart/form-data; boundary=x', partsOf(count)],
    [
      `${count} parts of a second boundary`,
      'multipart/form-data; y="; boundary=y"; boundary=x',
      partsOf(count),
    ],
    [`${count} times one name with a boundary`, `${TYPED}; boundary=x`, 'a&'.repeat(count)],
  ])
}

/** Forms near the size limit. */
const oneName = (bytes: number): [name: string, body: string] => [
  `${bytes} bytes of one name`,
  'a&'.repeat(bytes / 2),
]
const manyNames = (bytes: number): [name: string, body: string] => [
  `${bytes} bytes of different names`,
  Array.from({ length: bytes / 10 }, (_, n) => `n${n}=1`).join('&'),
]

/** A short run sends only the most expensive form to staff calls, because they share one parser. */
function longForms(long: boolean, isPublic: boolean): [name: string, body: string][] {
  if (long) return [15_000, 250_000, LONGEST_FORM].flatMap((bytes) => [oneName(bytes), manyNames(bytes)])
  return isPublic
    ? [oneName(15_000), oneName(LONGEST_FORM), manyNames(LONGEST_FORM)]
    : [oneName(LONGEST_FORM)]
}

const partsOf = (count: number): string =>
  `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const { administrator } = target.headers
  for (const path of FORMS)
    for (const [name, type, body] of bodies(target.long)) {
      const headers = { 'content-type': type, ...(path.startsWith('/admin') && administrator) }
      await expectRefused(found, target, `${name} to ${path}`, path, { method: 'POST', body, headers })
    }
  // Most calls refuse a visitor before reading the body, but all of them admit the administrator.
  for (const { method, path, isPublic } of CALLS_WITH_BODY)
    for (const person of target.long ? [{}, administrator] : [isPublic ? {} : administrator])
      for (const [name, body] of longForms(target.long, isPublic)) {
        const headers = { 'content-type': TYPED, ...person }
        await expectRefused(found, target, `${name} to ${method} ${path}`, path, { method, body, headers })
      }
  for (const [method, path] of DEEP)
    for (const levels of target.long ? [100, 1000, 10_000, 100_000] : [1000, 100_000])
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const body = `${open.repeat(levels)}1${close.repeat(levels)}`
        const init = json(method, undefined, administrator)
        await expectRefused(found, target, `${levels} levels of ${open} to ${path}`, path, { ...init, body })
      }
  for (const path of [...FORMS, ...DEEP.map(([, call]) => call)]) {
    const body = `a=${'x'.repeat(3 * MB)}`
    const init = { method: 'POST', body, headers: { 'content-type': TYPED } }
    await expectRefused(found, target, `3 MB to ${path}`, path, init)
  }
  return found.outcome
}

async function expectRefused(
  found: ReturnType<typeof tally>,
  target: Target,
  what: string,
  path: string,
  init: RequestInit,
) {
  const started = timeOf(target)
  const answer = await target.ask(path, init)
  const ms = Math.round(timeOf(target) - started)
  const right = isSound(answer) && isRefused(answer) && ms < LONGEST_MS
  found.expect(right, `${what} is answered ${answer.status} after ${ms} ms: ${answer.text.slice(0, 100)}`)
}

/** A visitor may also be redirected to the login or back to a page. */
const isRefused = ({ status }: Answer): boolean => status >= 300 && status < 500
