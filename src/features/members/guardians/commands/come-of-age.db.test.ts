import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { contactsOf } from '../../family/queries/contacts.server.ts'
import { guardianInvitations, guardians } from '../../family/table.server.ts'
import { members } from '../../table.server.ts'
import { announceAdults, handOverAdults } from './come-of-age.server.ts'

/** Of age on 20 June 2026. */
const BORN = '2008-06-20'
const at = (ctx: Ctx, day: string): Ctx => ({ ...ctx, clock: { now: () => new Date(`${day}T05:12:00Z`) } })

async function aFamily(own: { email?: string; login?: boolean } = {}) {
  const ctx = await aCtx()
  const user = own.login ? await aUser(ctx, { email: 'mia.login@example.org', name: 'Mia Lund' }) : undefined
  const child = await aMember(ctx, {
    name: 'Mia Lund',
    bornOn: BORN,
    email: own.email ?? '',
    userId: user?.id ?? null,
  })
  const guardian = await aUser(ctx, { email: 'kari@example.org', name: 'Kari Lund' })
  await aGuardian(ctx, guardian, child)
  return { ctx, child, guardian }
}

const sent = async ({ db }: Ctx) =>
  (await db.select().from(mails)).map(({ toEmail, subject }) => [toEmail, subject]).toSorted()

test('nobody is e-mailed more than a month before the birthday, nor about a child without a guardian', async () => {
  const { ctx } = await aFamily({ email: 'mia@example.org' })
  await aMember(ctx, { bornOn: '2008-06-01', email: 'alone@example.org' })
  expect(await announceAdults(at(ctx, '2026-05-20'))).toBe(0)
  expect(await sent(ctx)).toEqual([])
})

test('guardian and child are e-mailed a month before the birthday, once', async () => {
  const { ctx } = await aFamily({ email: 'mia@example.org' })
  await announceAdults(at(ctx, '2026-05-21'))
  await announceAdults(at(ctx, '2026-05-21'))
  await announceAdults(at(ctx, '2026-06-19'))
  expect(await sent(ctx)).toEqual([
    ['kari@example.org', 'Mia turns 18 on 20th June 2026'],
    ['mia@example.org', 'Your membership becomes yours on 20th June 2026'],
  ])
})

test('an address that is the guardian’s gets one e-mail, as the guardian', async () => {
  const { ctx } = await aFamily({ email: 'Kari@example.org' })
  await announceAdults(at(ctx, '2026-06-01'))
  expect(await sent(ctx)).toEqual([['kari@example.org', 'Mia turns 18 on 20th June 2026']])
})

test('the guardians stay until the day before the birthday', async () => {
  const { ctx } = await aFamily()
  expect(await handOverAdults(at(ctx, '2026-06-19'))).toBe(0)
  expect(await ctx.db.$count(guardians)).toBe(1)
})

test('on the birthday the guardians and their invitations end, both sides are e-mailed, and it is in the audit log', async () => {
  const { ctx, child } = await aFamily({ login: true })
  const expiresAt = new Date('2026-07-01')
  await ctx.db.insert(guardianInvitations).values({ memberId: child.id, email: 'dad@example.org', expiresAt })
  const today = at(ctx, '2026-06-20')
  expect(await handOverAdults(today)).toBe(1)
  expect(await handOverAdults(today)).toBe(0)
  expect([await ctx.db.$count(guardians), await ctx.db.$count(guardianInvitations)]).toEqual([0, 0])
  expect((await sent(ctx)).map(([to]) => to)).toEqual(['kari@example.org', 'mia.login@example.org'])
  expect(await ctx.db.$count(auditLog, eq(auditLog.action, 'members.come-of-age'))).toBe(1)
  expect((await contactsOf(today, ctx.db, [child.id])).map(({ email }) => email)).toEqual([
    'mia.login@example.org',
  ])
})

test('two workers hand over at once, and each address gets one e-mail', async () => {
  const { ctx } = await aFamily({ login: true })
  const today = at(ctx, '2026-06-20')
  await Promise.all([handOverAdults(today), handOverAdults(today)])
  expect(await sent(ctx)).toHaveLength(2)
})

test('a member without a login is invited to the own address on the birthday', async () => {
  const { ctx, child } = await aFamily({ email: 'mia@example.org' })
  await handOverAdults(at(ctx, '2026-06-20'))
  const [member] = await ctx.db.select().from(members).where(eq(members.id, child.id))
  expect(member?.userId).not.toBeNull()
  expect((await sent(ctx)).map(([to]) => to)).toEqual(['kari@example.org', 'mia@example.org'])
})

test('an address that is the login of another person becomes nobody’s membership', async () => {
  const { ctx, child } = await aFamily({ email: 'other@example.org' })
  await aUser(ctx, { email: 'other@example.org' })
  await handOverAdults(at(ctx, '2026-06-20'))
  const [member] = await ctx.db.select().from(members).where(eq(members.id, child.id))
  expect(member?.userId).toBeNull()
})
