import { expect, test } from 'vitest'
import { aDuty } from '../../../../../demo/builders/duty.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { assignDuty, assignPlan } from './fill-duty.server.ts'

const DAY = 86_400_000

async function aSeason() {
  const base = await aCtx()
  const ctx = as(base, anActor('administrator', { user: await aUser(base) }))
  const { id: positionId } = await aPosition(base, { name: 'Kiosk', isFlexible: true, allowsUnder16: true })
  const dutyIn = (days: number) =>
    aDuty(base, { positionId, startsAt: new Date(base.clock.now().getTime() + days * DAY) })
  return { base, ctx, duties: [await dutyIn(7), await dutyIn(14), await dutyIn(21)] as const }
}
const sent = async ({ db }: Ctx) =>
  (await db.select().from(mails)).map(({ toEmail, subject, text }) => ({ toEmail, subject, text }))

test('a confirmed plan e-mails each helper once, with all their duties, and nobody when it is sent again', async () => {
  const { base, ctx, duties } = await aSeason()
  const ana = await aMember(base, { name: 'Ana Kovač', email: 'ana@example.org' })
  const zoe = await aMember(base, { name: 'Zoe Other', email: 'zoe@example.org' })
  const plan = [
    { dutyId: duties[0].id, memberId: ana.id },
    { dutyId: duties[1].id, memberId: zoe.id },
    { dutyId: duties[2].id, memberId: ana.id },
  ]
  expect(await assignPlan(ctx, plan)).toBe(3)
  expect(await assignPlan(ctx, plan)).toBe(0)
  const found = (await sent(base)).toSorted((one, other) => one.toEmail.localeCompare(other.toEmail))
  expect(found).toMatchObject([
    { toEmail: 'ana@example.org', subject: 'You are down for 2 duties' },
    { toEmail: 'zoe@example.org', subject: expect.stringContaining('You are down for a duty: Kiosk') },
  ])
  expect(found[0]?.text.match(/Kiosk/g)).toHaveLength(2)
})

test('a guardian gets one e-mail about the duties of two children, with their names', async () => {
  const { base, ctx, duties } = await aSeason()
  const guardian = await aUser(base, { email: 'kari@example.org', name: 'Kari Lund' })
  const plan = []
  for (const [at, name] of ['Mia Lund', 'Ida Lund'].entries()) {
    const child = await aMember(base, { name, bornOn: '2014-01-31' })
    await aGuardian(base, guardian, child)
    plan.push({ dutyId: duties[at]?.id ?? '', memberId: child.id })
  }
  await assignPlan(ctx, plan)
  const found = await sent(base)
  expect(found).toMatchObject([{ toEmail: 'kari@example.org', subject: 'You are down for 2 duties' }])
  for (const child of ['Mia', 'Ida']) expect(found[0]?.text).toContain(`Kiosk, for ${child}: `)
})

test('a member who is assigned to one duty reads by when to give it back', async () => {
  const { base, ctx, duties } = await aSeason()
  const ana = await aMember(base, { name: 'Ana Kovač', email: 'ana@example.org' })
  await assignDuty(ctx, { dutyId: duties[0].id, memberId: ana.id })
  expect((await sent(base))[0]?.text).toMatch(/If you cannot do it, give it back by \d/)
})
