import { expect, test } from 'vitest'
import { isKept, keptPages } from './kept-pages.ts'

const SITE = 'https://club.test'
const DAY_MS = 86_400_000
const START = Date.parse('2026-11-23T10:00:00Z')

/** A cache in memory, with its entries in the order in which they were put. */
function aCache() {
  const entries = new Map<string, Response>()
  const keyOf = (of: Request | string) => new URL(typeof of === 'string' ? of : of.url, SITE).href
  const cache = {
    match: async (of: Request | string) => entries.get(keyOf(of))?.clone(),
    put: async (of: Request | string, answer: Response) => {
      entries.delete(keyOf(of))
      entries.set(keyOf(of), answer)
    },
    add: async (of: string) => void entries.set(keyOf(of), new Response('a part')),
    delete: async (of: Request | string) => entries.delete(keyOf(of)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  }
  return { cache: cache as unknown as Cache, entries }
}

/** A phone on which `account` is logged in. `reach` decides how the site responds; the pages are written by it. */
function aPhone() {
  const stores = new Map<string, ReturnType<typeof aCache>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? aCache()
    stores.set(name, store)
    return store
  }
  const phone = {
    account: 'ana',
    nowMs: START,
    isOffline: false,
    /** Called before the site responds. */
    before: async () => {},
    respond: undefined as (() => Response) | undefined,
  }
  const fetch = async () => {
    const { account } = phone
    await phone.before()
    if (phone.isOffline) throw new TypeError('Failed to fetch')
    return phone.respond?.() ?? pageOf(account, phone.nowMs)
  }
  const kept = keptPages({
    caches: {
      open: async (name) => open(name).cache,
      delete: async (name) => stores.delete(name),
    },
    fetch,
    now: () => phone.nowMs,
  })
  const see = async (path: string) => {
    const later: Promise<void>[] = []
    const answer = await kept.read(navigation(path), (work) => later.push(work))
    await Promise.all(later)
    return answer.text()
  }
  return {
    phone,
    open,
    see,
    submit: (path: string) => kept.write(navigation(path)),
    logIn: () => kept.readLogin(navigation('/members/access/')),
    async seeOffline(path: string) {
      phone.isOffline = true
      try {
        return await see(path)
      } finally {
        phone.isOffline = false
      }
    },
    pages: () =>
      [...(stores.get('members-pages')?.entries.keys() ?? [])]
        .map((url) => new URL(url))
        .filter(isKept)
        .map(({ pathname }) => pathname),
  }
}

const pageOf = (account: string, nowMs: number) =>
  new Response(
    `<link rel="stylesheet" href="/assets/site.css"><link rel="preload" as="image" href="/files/portrait/640">
    <div id="offline-note" data-account="${account}" hidden=""><p id="unsent-note" hidden="">Not sent</p></div>
    Week of ${account}`,
    { headers: { date: new Date(nowMs).toUTCString() } },
  )

/** Node refuses requests that claim to be navigations. */
const navigation = (path: string) => ({ url: SITE + path, mode: 'navigate' }) as Request

test.each([
  '/members/money',
  '/members/calendar',
  '/members/forms',
  '/members/family/01a22651-0acb-730b-aca2-9e29121a44b0',
  '/members/dashboard?tab=payments',
  '/members/games/01a22651-0acb-730b-aca2-9e29121a44b0?token=secret',
  '/events/summer-party',
])('%s is not kept on the phone', (path) => {
  expect(isKept(new URL(path, SITE))).toBe(false)
})

test('a page that was never seen does not open without network', async () => {
  await expect(aPhone().seeOffline('/members/family')).rejects.toThrow('Failed to fetch')
})

test('pictures of a page are not kept', async () => {
  const { see, open } = aPhone()
  await see('/members/family')
  expect([...open('members-pages').entries.keys()]).toContain(`${SITE}/assets/site.css`)
  expect([...open('members-pages').entries.keys()].filter((url) => url.includes('/files/'))).toEqual([])
})

test.each(['/members/logout', '/members/access/', '/members/reset'])(
  'nothing is left on the phone after a form is sent to %s, not even the list of a coach',
  async (path) => {
    const { see, submit, open, pages } = aPhone()
    await see('/members/family')
    await open('attendance').cache.put('/admin/attendance/1', new Response('names'))
    await submit(path)
    expect(pages()).toEqual([])
    expect(open('attendance').entries.size).toBe(0)
  },
)

test('logging out without network leaves nothing on the phone', async () => {
  const { phone, see, submit, pages } = aPhone()
  await see('/members/dashboard/')
  phone.isOffline = true
  await expect(submit('/members/logout')).rejects.toThrow('Failed to fetch')
  expect(pages()).toEqual([])
})

test('a page requested before a logout and received after it is not kept', async () => {
  const { phone, see, submit, pages } = aPhone()
  phone.before = async () => {
    phone.before = async () => {}
    await submit('/members/logout')
  }
  await see('/members/dashboard/')
  expect(pages()).toEqual([])
})

test('a page of another account removes those of the first', async () => {
  const { phone, see, pages } = aPhone()
  await see('/members/family')
  phone.account = 'ben'
  await see('/members/dashboard/')
  expect(pages()).toEqual(['/members/dashboard'])
})

test('opening the login removes the pages of a session that has ended elsewhere', async () => {
  const { see, logIn, pages } = aPhone()
  await see('/members/family')
  await logIn()
  expect(pages()).toEqual([])
})

test('a login that cannot be reached without network removes nothing', async () => {
  const { phone, see, logIn, pages } = aPhone()
  await see('/members/family')
  phone.isOffline = true
  await expect(logIn()).rejects.toThrow('Failed to fetch')
  expect(pages()).toEqual(['/members/family'])
})

test('a session that the account may no longer see is removed', async () => {
  const { phone, see, pages } = aPhone()
  await see('/members/sessions/1')
  await see('/members/family')
  phone.respond = () => new Response('Page not found', { status: 404 })
  await see('/members/sessions/1')
  expect(pages()).toEqual(['/members/family'])
})

test('a page is shown for a week and then removed', async () => {
  const { phone, see, seeOffline, pages } = aPhone()
  await see('/members/family')
  phone.nowMs = START + 7 * DAY_MS - 1000
  expect(await seeOffline('/members/family')).toContain('Week of ana')
  phone.nowMs = START + 7 * DAY_MS
  await expect(seeOffline('/members/family')).rejects.toThrow('Failed to fetch')
  expect(pages()).toEqual([])
})

test('seeing a page removes all pages that are older than a week', async () => {
  const { phone, see, pages } = aPhone()
  await see('/members/family')
  phone.nowMs = START + 8 * DAY_MS
  await see('/members/dashboard/')
  expect(pages()).toEqual(['/members/dashboard'])
})

test('the phone keeps the pages that were seen last, and not more than 80 entries', async () => {
  const { see, pages, open } = aPhone()
  for (let session = 1; session <= 100; session += 1) await see(`/members/sessions/${session}`)
  expect(open('members-pages').entries.size).toBe(80)
  expect(pages()).toHaveLength(78)
  expect(pages()).not.toContain('/members/sessions/22')
  expect(pages()).toContain('/members/sessions/23')
})

test('an answer removes the pages that show it, and any other form all pages', async () => {
  const { see, submit, pages } = aPhone()
  for (const path of ['/members/dashboard/', '/members/family', '/members/sessions/1', '/members/sessions/2'])
    await see(path)
  await submit('/members/sessions/1')
  expect(pages()).toEqual(['/members/sessions/2'])
  await submit('/members/notifications')
  expect(pages()).toEqual([])
})

test('a page without network says when it was last updated', async () => {
  const { see, seeOffline } = aPhone()
  expect(await see('/members/family')).toContain('data-account="ana" hidden=""')
  const offline = await seeOffline('/members/family')
  expect(offline).toContain('data-account="ana">')
  expect(offline).toContain('id="unsent-note" hidden=""')
})

test('an answer without network shows the page again, which says that it was not sent', async () => {
  const { phone, see, submit } = aPhone()
  await see('/members/dashboard/')
  phone.isOffline = true
  expect(await (await submit('/members/sessions/1')).text()).toContain('id="unsent-note">')
  await expect(submit('/members/notifications')).rejects.toThrow('Failed to fetch')
})

test('a page that is shown without network has lost the notice of an earlier answer', async () => {
  const { phone, see, seeOffline } = aPhone()
  phone.respond = () =>
    new Response(
      `<div id="offline-note" data-account="ana" hidden="">Offline</div>
      <div class="toasts" role="status"><p class="toast" data-tone="ok"><span>Thank you</span></p></div><p>End</p>`,
      { headers: { date: new Date(START).toUTCString() } },
    )
  await see('/members/games/1')
  const shown = await seeOffline('/members/games/1')
  expect(shown).not.toContain('Thank you')
  expect(shown).toContain('<p>End</p>')
})
