import { pino } from 'pino'
import { expect } from 'vitest'
import { aPicture } from '../../demo/builders/picture.ts'
import { aPng } from '../../tests/support/pictures.ts'
import { anS3Server } from '../../tests/support/s3-server.ts'
import { aSite, test } from '../../tests/support/site.ts'
import { newId } from '../kernel/ids.ts'
import type { Ports } from '../platform/context.ts'
import { files } from '../platform/files/table.server.ts'
import { fallbackPage } from './fallback-page.tsx'

/** Creates a log whose lines the test can read. */
function aLog() {
  const lines: { requestId?: string; route?: string; level: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

/** pino's level for errors. */
const ERROR = 50

const away = new Proxy({} as Ports['db'], {
  get: () => () => {
    throw new Error('connect ECONNREFUSED 10.1.2.3:5432')
  },
})

test('an unknown address is a 404 page with its text, the number and a link home, between header and footer [SYS-007, SYS-019, SYS-038]', async ({
  site,
}) => {
  for (const path of ['/nowhere', '/about-us', '/gd', '/members/nowhere', '/index.php?x=1']) {
    const answer = await site.get(path)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toMatch(/<span class="error-number tabular">404<\/span>.*This page could not be found/)
    expect(page).toContain('<a class="button highlight" href="/">Home page</a>')
    expect(page).toContain('<header class="site-header">')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('an unknown name in an address is a 404 with the same text [SYS-039]', async ({ site }) => {
  for (const path of [
    '/events/none',
    '/teams/none',
    '/teams/player/none',
    '/forms/none',
    '/media/photos/none',
  ]) {
    const answer = await site.get(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain('This page could not be found')
  }
})

test('a zero byte in an address or a form is a client error, never a server error [SYS-040]', async ({
  site,
}) => {
  for (const path of ['/teams/%00', '/gd/a%00', '/about-us/members?q=a%00b', '/about-us/games?team=%00']) {
    const answer = await site.get(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/400'])
  }
  const login = await site.post('/members/access', { identifier: 'a\0b', password: 'x\0' })
  expect(login.status).toBe(422)
  const call = await site.sendJson('POST', '/api/auth/local', { identifier: 'a\0b', password: 'x' })
  expect(call.status).toBeLessThan(500)
})

test('a 404 is not logged', async () => {
  const { log, lines } = aLog()
  const site = await aSite({ log })
  for (const path of ['/nowhere', '/gd/none', '/%E0%A4%A', '/favicon.none']) await site.get(path)
  await site.post('/gd/none', { a: 'b' })
  expect(lines).toEqual([])
})

test('NotFound is a 404 and Forbidden a 403 for pages, page data and rows, and neither is logged as a bug [SYS-039, SYS-042]', async () => {
  const { log, lines } = aLog()
  const site = await aSite({ log })
  const administrator = await site.signIn('administrator')
  const shop = await site.signIn('shop')
  const absent = 'This page could not be found'
  for (const path of [`events/${newId()}`, 'nothing', 'nothing/rows']) {
    for (const end of ['', '.data']) {
      const answer = await site.get(`/admin/content/${path}${end}`, administrator)
      expect([path, end, answer.status]).toEqual([path, end, 404])
      expect(await answer.text()).toContain(absent)
    }
  }
  const refused = `/admin/orders/order/${newId()}`
  for (const end of ['', '.data']) {
    const answer = await site.post(`${refused}${end}`, { intent: 'call-off', sure: 'yes' }, shop)
    expect([end, answer.status]).toEqual([end, 403])
    expect(await answer.text()).toContain('You are not allowed to do this')
  }
  const gone = await site.post(`${refused}.data`, { intent: 'call-off', sure: 'yes' }, administrator)
  expect(gone.status).toBe(404)
  expect((await site.get('/admin/invoices.data', shop)).status).toBe(403)
  expect(lines).toEqual([])
})

test('an unreadable address redirects to /400 [SYS-040]', async ({ site }) => {
  const answer = await site.get('/gd/%E0%A4%A')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/400')
  const page = await site.get('/400')
  expect(page.status).toBe(400)
  expect(await page.text()).toMatch(
    /<span class="error-number tabular">400<\/span>.*We could not read that address.*Home page/s,
  )
})

test('an unsupported method is refused with its status [SYS-042]', async ({ site }) => {
  const answer = await site.post('/gd/privacy-policy', {})
  expect(answer.status).toBe(405)
  expect(await answer.text()).toMatch(/<span class="error-number tabular">405<\/span>.*Home page/s)
})

test('the error page renders while the database is down and shows only the request id [SYS-019, SYS-042, SYS-044]', async () => {
  const { log, lines } = aLog()
  const site = await aSite({ db: away, log })
  const answer = await site.get('/teams')
  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(page).toMatch(
    /<span class="error-number tabular">500<\/span>.*Something went wrong on our side.*[Tt]ry again in a moment.*Home page/s,
  )
  expect(page).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|node_modules|at async/)
  const errors = lines.filter(({ level }) => level >= ERROR)
  expect(errors).toHaveLength(1)
  expect(errors[0]?.route).toBe('/teams')
  expect(page).toContain(errors[0]?.requestId)
})

/** Sends a form as a browser does, while the database is away. */
async function sendWhileAway(
  body: URLSearchParams | FormData,
  headers: Record<string, string> = {},
  ports: Partial<Ports> = {},
) {
  const site = await aSite({ ...ports, db: away, log: aLog().log })
  const made = new Response(body)
  const bytes = await made.arrayBuffer()
  return site.request('/forms/contact-us?from=home', {
    method: 'POST',
    body: bytes,
    headers: { ...headers, ...Object.fromEntries(made.headers), 'content-length': String(bytes.byteLength) },
  })
}

/** What the browser would send with the form of a page. */
const hiddenIn = (page: string) =>
  [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])

for (const who of ['a visitor', 'a logged-in user'])
  test(`a form of ${who} can be sent again with its input while the database is down, without passwords [FRM-018, SYS-044]`, async ({
    site,
  }) => {
    const headers = who === 'a visitor' ? {} : await site.signIn('administrator')
    const form = new URLSearchParams(
      'Name=Zoe+%3Cb%3E&message=One%0D%0ATwo&password=Far-throw&choice=a&choice=b',
    )
    const answer = await sendWhileAway(form, headers, { secret: site.ctx.secret })
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('What you typed is still here')
    expect(page).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/forms\/contact-us\?from=home"/)
    expect(hiddenIn(page)).toEqual([
      ['Name', 'Zoe &lt;b&gt;'],
      ['message', 'One\r\nTwo'],
      ['choice', 'a'],
      ['choice', 'b'],
    ])
    expect(page).not.toContain('Far-throw')
  })

test('a form with a file can be sent again with its texts while the database is down, without the file [FRM-018]', async () => {
  const body = new FormData()
  body.set('name', 'Zoe')
  body.set('portrait', new File(['secret bytes'], 'zoe.png', { type: 'image/png' }))
  const page = await (await sendWhileAway(body)).text()
  expect(hiddenIn(page)).toEqual([['name', 'Zoe']])
  expect(page).not.toContain('secret bytes')
})

test('a failed page is not cached', async () => {
  const site = await aSite({ db: away, log: aLog().log })
  expect((await site.get('/')).headers.get('cache-control')).toBe('private, no-store')
})

test('a failing error page is replaced by a bare page with a link home [SYS-020]', async () => {
  // An object as the club's name breaks the page, and also the header and footer around the error.
  const initialClub = { name: { broken: true } }
  const site = await aSite({ log: aLog().log }, {}, { initialClub } as never)
  const answer = await site.get('/gd/none')
  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(page).toMatch(
    /Something went wrong on our side.*<a class="button highlight" href="\/">Home page<\/a>/s,
  )
  expect(page).not.toContain('<header')
})

test('plain text with a link home is returned when nothing can be rendered [SYS-020]', async () => {
  const answer = fallbackPage('01a1-request')
  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(page).toContain('<a href="/">Home page</a>')
  expect(page).toContain('01a1-request')
  expect(page).not.toMatch(/<link|<script|class=/)
})

test('pages stay up while the file store does not respond, and uploads say that nothing was saved', async () => {
  const store = await anS3Server()
  const log = aLog()
  const site = await aSite({ log: log.log }, store.environment)
  const id = await aPicture(site.ctx)
  expect((await site.get(`/files/${id}/640`)).status).toBe(200)
  await store.stop()

  expect((await site.get('/')).status).toBe(200)
  const picture = await site.get(`/files/${id}/320`)
  expect(picture.status).toBe(503)
  const form = new FormData()
  form.set('files', new Blob([new Uint8Array(await aPng())]), 'crest.png')
  const refused = await site.post('/api/upload', form, await site.signIn('administrator'))
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('Files cannot be saved or opened at the moment')
  expect(await site.ctx.db.$count(files)).toBe(1)
})
