import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEvent } from '../../demo/builders/event.ts'
import { aUser } from '../../demo/builders/user.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { deliveredMails } from '../support/delivered.ts'
import { ANSWERS, DETAILS } from '../support/registering.ts'
import { aVisitor } from '../support/registrant.ts'
import { aSandbox } from '../support/sandbox.ts'
import { aSite } from '../support/site.ts'

const PASSWORD = 'seven-metre-throw'
const EMAIL = 'ana.canary@example.org'

type Line = { level: number; msg: string; requestId?: string; err?: object; task?: string }

/**
 * A site whose log is checked line by line, with its jobs, a payment provider, and a mail server that refuses every
 * recipient by name.
 */
async function aLoggedSite() {
  const written: string[] = []
  const sandbox = await aSandbox()
  const mailer = {
    send: async ({ to }: { to: { email: string } }) => {
      throw new Error(`451 4.7.1 <${to.email}>: try again later`)
    },
  }
  const log = openLog('debug', { write: (line) => void written.push(line) })
  const clock = { now: () => new Date() }
  const site = await aSite({ log, mailer, clock, payments: sandbox.payments }, { SERVICES: 'all' })
  const lines = () => written.map((line): Line => JSON.parse(line))
  return {
    site,
    sandbox,
    written,
    lines,
    break: (table: string) => site.ctx.db.execute(sql.raw(`alter table ${table} rename to gone`)),
  }
}

/** Values that must never appear in a log. */
const CANARIES = /canary|liv\.berg|liv berg|7946|quay street|SE16|1998-05-04|seven-metre|typed-wrong/i

test('a registration, a login, a reset, a payment and a failed e-mail leave no personal data or secret in the log [SYS-042]', async () => {
  const { site, sandbox, written, lines } = await aLoggedSite()
  await aUser(site.ctx, { email: EMAIL, name: 'Ana Canary', password: PASSWORD })
  const visitor = await aVisitor(site)
  await visitor.send('questions', ANSWERS)
  expect((await visitor.send('details', DETAILS)).status).toBe(303)

  const login = (password: string) => site.post('/members/access/', { identifier: EMAIL, password })
  expect((await login('typed-wrong')).status).toBe(422)
  const session = (await login(PASSWORD)).headers.getSetCookie().join()
  await site.post('/members/access/?mode=reset', { email: EMAIL })

  const event = await anEvent(site.ctx, { name: 'Party', birthday: true })
  await sandbox.trouble({ kind: 'error', path: '/v1/checkout/sessions', times: 3 })
  await site.post(`/events/${event.slug}`, { choice: '700', name: 'Ana Canary', email: EMAIL })

  await expect.poll(() => lines().some(({ task }) => task === 'mail')).toBe(true)
  const texts = (await deliveredMails(site.ctx.db)).map(({ text }) => text).join()
  const secrets = [
    /token=([\w-]+)/.exec(texts),
    /jwt=([^;]+)/.exec(session),
    /\.([\w-]+)/.exec(visitor.headers().cookie),
  ].map((found) => found?.[1] ?? '')
  expect(secrets.map(({ length }) => length > 20)).toEqual([true, true, true])
  for (const line of written) {
    expect(line).not.toMatch(CANARIES)
    for (const secret of secrets) expect(line).not.toContain(secret)
  }
})

test("an error in a page, a REST call or a GraphQL query is one log line with the id shown to the visitor, without the request's data", async () => {
  const logged = await aLoggedSite()
  const { site, written, lines } = logged
  const visitor = await aVisitor(site)
  await visitor.send('questions', ANSWERS)
  await logged.break('registrations')
  const page = await visitor.send('details', DETAILS)
  expect(page.status).toBe(500)
  await logged.site.ctx.db.execute(sql`alter table users rename to gone_too`)
  const identifier = { identifier: EMAIL, password: 'typed-wrong' }
  const call = await site.sendJson('POST', '/api/auth/local', identifier)
  expect(call.status).toBe(500)

  const bugs = lines().filter(({ level }) => level >= 50)
  const shown = [await page.text(), await call.text()]
  expect(bugs.length).toBeGreaterThanOrEqual(2)
  for (const { requestId } of bugs) {
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(shown.some((text) => text.includes(String(requestId)))).toBe(true)
  }
  for (const line of written) expect(line).not.toMatch(CANARIES)
})
