import { CONTENT_TYPES } from '../../src/content-types.ts'
import { type Attack, fromNewAddress, isSound, json, type Outcome, type Target, tally } from './target.ts'

/** Strings that would change or reveal a query built by concatenation. */
const SQL = [
  "'",
  "' OR '1'='1",
  "') OR ('1'='1",
  "' OR 1=1--",
  "'; drop table members; --",
  "' UNION SELECT email FROM users--",
  "'||(select pg_sleep(3))||'",
  '1; select pg_sleep(3)',
  '1) or pg_sleep(3) is null or (1=1',
  '"',
  '") or 1=1--',
  '%27%20OR%201=1',
  "\\'; select 1--",
  '$1',
  '#{1+1}',
  '%',
  '_',
  '\\',
  '\0',
  '\u0000x',
  '�',
  '\ud800',
  '{{7*7}}',
  '__proto__',
  'NaN',
  '1e999',
  '-1',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(5000),
] as const
/** A quote, a condition that is always true, a delay, and a byte that PostgreSQL text cannot contain. */
const SHORT = ["'", "' OR '1'='1", "'||(select pg_sleep(3))||'", '\0']
const SLOW_MS = 2500

/** SQL injection strings in values, names, ids, paths and cookies. */
export const sqlInjection: Attack = {
  name: 'SQL injection',
  says: 'no error, no text of the database, no delay and no extra row, for any filter, order, id, path or cookie',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const vectors = target.long ? SQL : SHORT
  for (const vector of vectors) {
    for (const [path, init] of requestsFor(target, vector)) {
      const { answer, ms } = await timed(target, path, init)
      if (!answer) continue // fetch cannot send this request
      const about = `${init.method ?? 'GET'} ${path.slice(0, 200)} answers ${answer.status} after ${Math.round(ms)} ms`
      const waits = ms >= SLOW_MS && (await isAlwaysSlow(target, path, init))
      found.expect(isSound(answer) && !waits && finds(answer.text, path) === 0, about)
    }
  }
  return found.outcome
}

/** A busy machine is slow sometimes. An injected delay is slow every time. */
async function isAlwaysSlow(target: Target, path: string, init: RequestInit): Promise<boolean> {
  for (let n = 0; n < 9; n += 1) if ((await timed(target, path, init)).ms < SLOW_MS) return false
  return true
}

/** Returns no answer for a request that fetch cannot send. */
async function timed(target: Target, path: string, init: RequestInit) {
  const started = performance.now()
  const answer = await target.ask(path, init).catch(() => undefined)
  return { answer, ms: performance.now() - started }
}

function requestsFor({ headers, long }: Target, vector: string): [string, RequestInit][] {
  const said = encodeURIComponent(vector.isWellFormed() ? vector : 'lone')
  const staff = { headers: headers.administrator }
  const types = long ? CONTENT_TYPES : CONTENT_TYPES.slice(0, 3)
  return [
    ...types.flatMap(({ collection, fields }): [string, RequestInit][] => [
      ...Object.keys(fields).map((name): [string, RequestInit] => [
        `/api/${collection}?${name}=${said}`,
        staff,
      ]),
      [`/api/${collection}?_sort=${said}`, staff],
      [`/api/${collection}?${said}=1`, staff],
      [`/api/${collection}?_limit=${said}&_start=${said}`, staff],
      [`/api/${collection}/${said}`, staff],
      [`/api/${collection}/${said}/revisions`, staff],
      [`/api/${collection}/${said}`, json('PUT', { [vector]: vector }, headers.administrator)],
      [`/api/${collection}/${said}`, { method: 'DELETE', ...staff }],
      [
        '/api/graphql',
        json(
          'POST',
          { query: graphql(collection, vector) },
          { ...headers.administrator, ...fromNewAddress() },
        ),
      ],
    ]),
    ...PAGES.map((page): [string, RequestInit] => [page.replace('*', said), staff]),
    ...PAGES.map((page): [string, RequestInit] => [page.replace('*', said), {}]),
    [
      '/store/checkout',
      { headers: { cookie: `cart=${said}; paying=${said}; draft=${said}; notice=${said}` } },
    ],
    ['/api/auth/local', json('POST', { identifier: vector, password: vector })],
  ]
}

const graphql = (collection: string, vector: string): string =>
  `{ ${collection}(sort: ${JSON.stringify(vector)}, where: { _id: ${JSON.stringify(vector)} }) { _id } }`

/** Pages that search, page, filter or look up by a part of their address. */
const PAGES = [
  '/gd/*',
  '/events/*',
  '/forms/*',
  '/teams/*',
  '/teams/player/*',
  '/store/*',
  '/store/product/*',
  '/store/search?q=*&page=*&sort=*',
  '/store/checkout?order=*&step=*&session_id=*',
  '/media/photos/*',
  '/media/photos/*/tag',
  '/about-us/members?q=*&page=*&team=*',
  '/about-us/games?team=*&season=*',
  '/about-us/register?reg=*&step=*',
  '/about-us/subscription?id=*&token=*',
  '/members/reset?token=*',
  '/members/dashboard?tab=*',
  '/admin/find?q=*',
  '/admin/shopexternal?token=*&id=*',
  '/admin/shopexternal.csv?token=*&id=*',
  '/admin/members?q=*&team=*&sort=*&start=*&status=*',
  '/admin/members/rows?q=*&sort=*&start=*&ids=*',
  '/admin/members/*',
  '/admin/members/batch/*',
  '/admin/members/runs/*',
  '/admin/members/export.csv?q=*&ids=*',
  '/admin/registrations?q=*&status=*&payment=*&start=*',
  '/admin/registrations/*',
  '/admin/registrations/*/card',
  '/admin/registrations/rows?q=*&sort=*&start=*',
  '/admin/orders?q=*&status=*',
  '/admin/orders/*/edit',
  '/admin/orders/*/hand-out?q=*&show=*',
  '/admin/orders/sales?of=*',
  '/admin/orders/sales/rows?of=*&item=*&size=*',
  '/admin/orders/sales/export?of=*',
  '/admin/catalogue/stock?q=*&show=*',
  '/admin/catalogue/stock/*',
  '/admin/catalogue/kit?q=*&show=*&category=*&start=*',
  '/admin/orders/order/*',
  '/admin/orders/rows?q=*&start=*',
  '/admin/invoices?q=*&show=*',
  '/admin/invoices/*/remind',
  '/admin/payments?q=*&show=*&purpose=*',
  '/admin/payments/*/refund',
  '/admin/payments/rows?q=*&sort=*&start=*',
  '/admin/subscriptions?q=*',
  '/admin/subscriptions/*/cancel',
  '/admin/emails?q=*',
  '/admin/emails/*',
  '/admin/forms?q=*&form=*&status=*&month=*&field=*&choice=*',
  '/admin/forms/results/*',
  '/members/forms/*',
  '/admin/forms/*',
  '/admin/audit?q=*&action=*&start=*',
  '/admin/audit/rows?q=*&start=*',
  '/admin/rotas?week=*&team=*',
  '/admin/rotas/slot?week=*&team=*&position=*',
  '/admin/trainings?team=*',
  '/admin/content/*',
  '/admin/content/posts?q=*&sort=*',
  '/admin/content/posts/*',
  '/admin/content/posts/rows?q=*&sort=*&start=*',
  '/admin/content/media?q=*',
  '/admin/photos?q=*',
  '/admin/photos/*',
  '/files/*/original',
  '/dev/mailbox/*',
] as const

/** The number of entries that only a filter which is always true would return. */
function finds(text: string, path: string): number {
  if (!path.startsWith('/api/') || !/OR%20/.test(path) || !text.startsWith('[')) return 0
  return JSON.parse(text).length
}
