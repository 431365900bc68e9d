import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPushDevice } from '../../../../demo/builders/push-device.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../../platform/context.ts'
import { recordComplaint, recordFailing } from '../../../platform/email/address-problems.ts'
import { deliverMail } from '../../../platform/email/outbox.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { preferencesInput } from '../schema.ts'
import { sentNotifications } from '../table.server.ts'
import { type Notification, notify } from './notify.server.ts'
import { savePreferences } from './save-preferences.server.ts'

const send = (ctx: Ctx, memberIds: string[], more: Partial<Notification> = {}) =>
  ctx.db.transaction((tx) =>
    notify(ctx, tx, {
      kind: 'training',
      key: 'training-asked:1',
      memberIds,
      path: '/members/dashboard',
      compose: ({ people }) => ({
        subject: 'Training tonight?',
        title: 'Training tonight?',
        paragraphs: [people.map(({ firstName }) => firstName).join(', ')],
      }),
      ...more,
    }),
  )

/** Creates a member with an account, a device and notification preferences; by default those of a new account. */
async function aReader(ctx: Ctx, ticked?: Record<string, string>) {
  const member = await aMember(ctx, { email: 'ana@example.org' })
  const user = await aUser(ctx, { email: 'ana@example.org', member })
  const device = await aPushDevice(ctx, user)
  if (ticked) await savePreferences(as(ctx, await actorOfUser(ctx, user.id)), preferencesInput.parse(ticked))
  return { member, user, device }
}

type Job = { task: string; run_at: string; payload: Record<string, string> }
const jobsOf = async (ctx: Ctx) => {
  const { rows } = await ctx.db.execute<Job>(
    sql`select j.task_identifier as task, j.run_at, p.payload from graphile_worker.jobs j
        join graphile_worker._private_jobs p on p.id = j.id order by j.task_identifier`,
  )
  return rows.map(({ task, run_at, payload }) => ({ task, runAt: new Date(run_at), payload }))
}

test('a second notification with the same key is not sent', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx, { email: 'ana@example.org' })
  expect(await send(ctx, [member.id])).toBe(1)
  expect(await send(ctx, [member.id])).toBe(0)
  expect(await ctx.db.$count(mails)).toBe(1)
})

test.each([
  ['fails', (ctx: Ctx) => recordFailing(ctx.db, 'ana@example.org', 'gone', TEST_NOW)],
  ['has complained', (ctx: Ctx) => recordComplaint(ctx.db, 'ana@example.org', TEST_NOW)],
])(
  'an address that %s gets no reminder, but important messages, and its devices get both',
  async (_what, record) => {
    const ctx = await aCtx()
    const { member } = await aReader(ctx)
    await record(ctx)
    await send(ctx, [member.id])
    expect(await ctx.db.$count(mails)).toBe(0)
    await send(ctx, [member.id], { key: 'training-cancelled:1', isImportant: true })
    expect(await ctx.db.$count(mails)).toBe(1)
    expect((await jobsOf(ctx)).filter(({ task }) => task === 'push')).toHaveLength(2)
  },
)

test('a guardian of two children gets one e-mail about both', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx, { email: 'mum@example.org' })
  const lena = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const noa = await aMember(ctx, { name: 'Noa Kovač', bornOn: '2017-03-01' })
  for (const child of [lena, noa]) await aGuardian(ctx, user, child)
  expect(await send(ctx, [lena.id, noa.id])).toBe(1)
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ toEmail: 'mum@example.org', text: expect.stringContaining('Lena, Noa') })
})

test('a push message contains only the title and the page', async () => {
  const ctx = await aCtx()
  const { member, device } = await aReader(ctx)
  expect(await send(ctx, [member.id])).toBe(1)
  const push = (await jobsOf(ctx)).find(({ task }) => task === 'push')
  const [sent] = await ctx.db.select().from(sentNotifications)
  expect(push?.payload).toEqual({
    device: device.id,
    title: 'Training tonight?',
    path: '/members/dashboard',
    tag: sent?.id,
    since: TEST_NOW.toISOString(),
  })
  expect(sent).toMatchObject({ byEmail: true, byPush: true })
})

test('a reader who stopped e-mails of a kind gets only the important ones', async () => {
  const ctx = await aCtx()
  const { member } = await aReader(ctx, { 'training-push': 'yes' })
  await send(ctx, [member.id])
  expect(await ctx.db.$count(mails)).toBe(0)
  await send(ctx, [member.id], { key: 'training-cancelled:1', isImportant: true })
  await send(ctx, [member.id], { key: 'consent:1', kind: 'family' })
  expect(await ctx.db.$count(mails)).toBe(2)
})

test('a reader without e-mail and push finds the notification only in the list', async () => {
  const ctx = await aCtx()
  const { member } = await aReader(ctx, {})
  expect(await send(ctx, [member.id])).toBe(0)
  expect(await jobsOf(ctx)).toEqual([])
  expect(await ctx.db.select().from(sentNotifications)).toMatchObject([{ byEmail: false, byPush: false }])
})

test('notifications wait until quiet hours end, except important e-mails', async () => {
  const ctx = { ...(await aCtx()), clock: { now: () => new Date('2026-06-20T22:00:00Z') } }
  const morning = new Date('2026-06-21T06:00:00Z')
  const { member } = await aReader(ctx, {
    ...{ quiet: 'yes', from: '22:00', to: '07:00' },
    ...{ 'training-email': 'yes', 'training-push': 'yes' },
  })
  await send(ctx, [member.id])
  expect((await jobsOf(ctx)).map(({ task, runAt }) => [task, runAt])).toEqual([
    ['mail', morning],
    ['push', morning],
  ])
  await send(ctx, [member.id], { key: 'training-cancelled:1', isImportant: true })
  const early = (await jobsOf(ctx)).filter(({ runAt }) => runAt.getTime() !== morning.getTime())
  expect(early.map(({ task }) => task)).toEqual(['mail'])
})

test('an optional e-mail has unsubscribe headers, and an important one links to the preferences', async () => {
  const sent: { unsubscribeUrl?: string; text: string }[] = []
  const ctx = await aCtx({ mailer: { send: async (mail) => void sent.push(mail) } })
  const { member } = await aReader(ctx)
  await send(ctx, [member.id])
  await send(ctx, [member.id], { key: 'training-cancelled:1', isImportant: true })
  for (const { id } of await ctx.db.select().from(mails).orderBy(mails.createdAt, mails.id))
    await deliverMail(ctx, id)
  const [plain, important] = sent
  expect(plain?.unsubscribeUrl).toMatch(/\/unsubscribe\?token=account\./)
  expect(plain?.text).toContain(plain?.unsubscribeUrl)
  expect(important?.unsubscribeUrl).toBeUndefined()
  expect(important?.text).toContain('/members/notifications')
  expect(JSON.stringify(await ctx.db.select().from(mails))).not.toContain('token=account')
})
