import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../demo/builders/team.ts'
import {
  aCardSubscriber,
  aClubWithTime,
  expectAgreement,
  owedBy,
} from '../../../tests/support/club-with-time.ts'
import { as } from '../../../tests/support/database.ts'
import { deliveredMails } from '../../../tests/support/delivered.ts'
import { closeAll, seasonBoss } from '../../../tests/support/season.ts'
import { localDate } from '../../kernel/dates.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { pricePlan } from '../billing/prices/commands/price-plan.server.ts'
import { savePlan } from '../fees/commands/save-plan.server.ts'
import { planInput } from '../fees/schema.ts'
import { feePlanPrices, feePlans } from '../fees/table.server.ts'
import { copyFees } from '../season/commands/copy-fees.server.ts'
import { setAnswer } from '../season/commands/set-answer.server.ts'
import { startSeason } from '../season/commands/start-season.server.ts'

/** Makes the provider's price of each fee, as the job does. */
async function priceAll(ctx: Ctx) {
  for (const { id } of await ctx.db.select().from(feePlans))
    expect(await pricePlan(ctx, id)).toMatchObject({ ok: true })
}

const textTo = async ({ db }: Ctx, email: string, words: string) =>
  (await deliveredMails(db)).find(({ toEmail, text }) => toEmail === email && text.includes(words))?.text

test('in a new season those who stay pay the new fee after an e-mail about it, those who leave pay no more, and all sums agree', async () => {
  const club = await aClubWithTime()
  const { ctx, settle, later } = club
  const boss = as(ctx, seasonBoss)
  const league = { label: 'League teams', amount: '42', period: 'month' }
  const fee = await savePlan(boss, undefined, planInput.parse(league))
  if (!fee.ok) throw new Error(fee.reason)
  await priceAll(ctx)
  const [price] = await ctx.db.select().from(feePlanPrices).where(eq(feePlanPrices.planId, fee.id))
  const team = await aTeam(ctx)
  const given = { priceId: price?.priceId ?? '', team }
  const { member: ana } = await aCardSubscriber(club, { ...given, name: 'Ana Stays' })
  const { member: cem } = await aCardSubscriber(club, { ...given, name: 'Cem Leaves', number: 9 })
  for (let month = 0; month < 5; month += 1) await later(30)

  // June: the fee goes up in August. Ana comes back, and Cem leaves a day before his next payment.
  expect(await startSeason(boss, localDate('2026-08-01'))).toMatchObject({ ok: true })
  const amounts = [{ id: fee.id, amount: pence(4800) }]
  expect(await copyFees(boss, { from: localDate('2026-08-01'), amounts })).toEqual({ ok: true, copied: 1 })
  await priceAll(ctx)
  await setAnswer(boss, { person: ana.id, answer: 'coming', reason: '' })
  await setAnswer(boss, { person: cem.id, answer: 'not-coming', reason: 'Moves to Leeds' })
  expect(await closeAll(boss)).toMatchObject({ closed: { ok: true } })
  await settle()
  expect(
    await textTo(ctx, 'ana@example.org', '£48 every month for payments from 1st August 2026'),
  ).toBeDefined()
  expect(await textTo(ctx, 'cem@example.org', 'Nothing more will be charged')).toBeDefined()

  // Ana pays £42 until July, and £48 in August and September.
  for (let month = 0; month < 3; month += 1) await later(30)
  await later(12)
  expect(await Promise.all([ana, cem].map((one) => owedBy(ctx, one)))).toEqual([0, 0])
  const { card, byHand } = await expectAgreement(club)
  expect([card, byHand]).toEqual([7 * 4200 + 2 * 4800 + 5 * 4200, 0])
}, 120_000)
