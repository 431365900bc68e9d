import { aMember } from '../../demo/builders/member.ts'
import { aUser } from '../../demo/builders/user.ts'
import { members } from '../../src/features/members/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { type Load, load, type Server } from './load.ts'

const MEMBERS = 10_000
const LETTERS = 1_000
const AT_A_TIME = 1_000
const ADMINISTRATOR = { email: 'admin@example.org', password: 'Blue kettle 27 sings' }

/** The login of a member, for `logIn`. */
export const PLAYER = { email: 'player@example.org', password: ADMINISTRATOR.password }

/** Adds the administrator, for `logIn`. */
export const anAdministrator = (ctx: Ctx) => aUser(ctx, { ...ADMINISTRATOR, role: 'administrator' })

/** Adds the unlisted members that the admin budgets assume, an administrator, and a member who can log in. */
export async function fillAdmin(ctx: Ctx): Promise<void> {
  await anAdministrator(ctx)
  await aUser(ctx, { ...PLAYER, member: await aMember(ctx, { name: 'Robin Player', listed: false }) })
  for (let from = 0; from < MEMBERS; from += AT_A_TIME) {
    await ctx.db.insert(members).values(
      Array.from({ length: AT_A_TIME }, (_, i) => ({
        name: `Kim Admin ${from + i}`,
        firstName: 'Kim',
        slug: `kim-admin-${from + i}`,
        email: `kim-${from + i}@example.org`,
      })),
    )
  }
  await ctx.db.$client.query('vacuum analyze members')
}

type Headers = Record<string, string>

export type AdminLoads = { first: Load; search: Load; queuedMs: number; writtenMs: number }

/**
 * Measures the members table, and how long an e-mail to 1,000 members takes until it is queued and until it is in the
 * outbox.
 */
export async function measureAdmin(
  site: string,
  { pid }: Pick<Server, 'pid'>,
  seconds: number,
): Promise<AdminLoads> {
  const headers = { cookie: await logIn(site) }
  const measure = (path: string) => load({ url: site + path, headers, connections: 1, seconds, pid })
  const first = await measure('/admin/members')
  const search = await measure('/admin/members/rows?q=admin+77')
  const ids = await someIds(site, headers, LETTERS)
  const begun = performance.now()
  const run = await sendEmail(site, headers, ids)
  const queuedMs = performance.now() - begun
  while (!(await isFinished(site, headers, run))) await new Promise((resolve) => setTimeout(resolve, 500))
  return { first, search, queuedMs, writtenMs: performance.now() - begun }
}

/** Returns the session cookies of the administrator, or of another login. */
export async function logIn(site: string, { email, password } = ADMINISTRATOR): Promise<string> {
  const body = new URLSearchParams({ identifier: email, password })
  const answer = await fetch(`${site}/members/access`, { method: 'POST', body, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (answer.status !== 303) throw new Error(`nobody was logged in: ${answer.status}`)
  return cookies.join('; ')
}

/** Sends an e-mail to these members. Returns the address of the bulk run. */
export async function sendEmail(site: string, headers: Headers, ids: readonly string[]): Promise<string> {
  const body = new URLSearchParams({ key: newId(), sender: 'info', subject: 'Training', html: '<p>At 7</p>' })
  for (const id of ids) body.append('ids', id)
  const answer = await fetch(`${site}/admin/members/batch/send-email`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`the e-mail was refused: ${answer.status}`)
  return new URL(location, site).pathname
}

/** Returns the ids of members without a listing, at least `many`. */
export async function someIds(site: string, headers: Headers, many: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < many) {
    const answer = await fetch(`${site}/admin/members/rows?q=admin&start=${ids.length}`, { headers })
    const { rows } = (await answer.json()) as { rows: { id: string }[] }
    if (rows.length === 0) throw new Error('there are too few to write to')
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

async function isFinished(site: string, headers: Headers, run: string): Promise<boolean> {
  const answer = await fetch(`${site}${run}`, { headers })
  return (await answer.text()).includes('Done.')
}
