import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { as } from '../../../../tests/support/database.ts'
import { aSeasonToAnswer, askAll, tokenSentTo } from '../../../../tests/support/season.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { clubDay } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { savePlan } from '../../fees/commands/save-plan.server.ts'
import { planInput } from '../../fees/schema.ts'
import { guardians } from '../../members/family/table.server.ts'
import { members } from '../../members/table.server.ts'
import { registrations } from '../../registrations/table.server.ts'
import { openSeasonLink } from '../queries/opened-link.server.ts'
import { ownSeasonQuestion } from '../queries/own-question.server.ts'
import { seasonProgress } from '../queries/progress.server.ts'
import { currentSeason } from '../queries/season.server.ts'
import { seasonMembers } from '../table.server.ts'
import { answerByLink } from './answer-by-link.server.ts'
import { askFamilies } from './ask-families.server.ts'
import { copyFees } from './copy-fees.server.ts'
import { setAnswer } from './set-answer.server.ts'

const DAY_MS = 86_400_000

const recipients = async (ctx: Ctx) =>
  (await ctx.db.select({ email: mails.toEmail }).from(mails)).map(({ email }) => email).toSorted()

const answers = async (ctx: Ctx) => {
  const found = await ctx.db
    .select({ name: members.name, answer: seasonMembers.answer, reason: seasonMembers.reason })
    .from(seasonMembers)
    .innerJoin(members, eq(members.id, seasonMembers.memberId))
    .orderBy(members.name)
  return found.map(({ name, answer, reason }) => [name, answer, reason].filter(Boolean).join(' '))
}

const open = (ctx: Ctx) =>
  ctx.db.select().from(registrations).where(eq(registrations.submittedAt, ctx.clock.now()))

test('a coach can neither write to families nor record an answer', async () => {
  const { ctx, ana } = await aSeasonToAnswer()
  const coach = as(ctx, anActor('coach'))
  await expect(askFamilies(coach, { key: 'k', isReminder: false })).rejects.toThrow(Forbidden)
  await expect(setAnswer(coach, { person: ana.id, answer: 'coming', reason: '' })).rejects.toThrow(Forbidden)
})

test('each family gets one e-mail, a minor none: neither a copy nor when nobody else has an address', async () => {
  const { ctx, tom } = await aSeasonToAnswer()
  expect(await askAll(ctx)).toEqual({ ok: true, families: 2 })
  expect(await recipients(ctx)).toEqual(['ana@example.org', 'sam@example.org'])
  const { unreachable } = await seasonProgress(ctx, await currentSeason(ctx), undefined)
  expect(unreachable).toEqual([{ id: tom.id, name: 'Tom Low' }])
})

test('two administrators who write at once, and a form that is sent again, write to each family once', async () => {
  const { ctx } = await aSeasonToAnswer()
  await Promise.all([askAll(ctx), askAll(ctx)])
  await askAll(ctx)
  expect(await recipients(ctx)).toHaveLength(2)
})

test('a link opens only the people of its reader, and none of a guardian who is one no more', async () => {
  const { ctx, ana, ben, mia } = await aSeasonToAnswer()
  await askAll(ctx)
  const token = await tokenSentTo(ctx, 'sam@example.org')
  const visitor = as(ctx, VISITOR)
  expect((await openSeasonLink(ctx, ctx.db, token))?.people.map(({ name }) => name)).toEqual([
    'Ben Reed',
    'Mia Reed',
  ])
  const leave = { intent: 'leave', person: ana.id, reason: '' } as const
  expect(await answerByLink(visitor, token, leave)).toEqual({ ok: false, reason: 'EXPIRED' })
  expect(await answerByLink(visitor, `x${token}`, { intent: 'confirm' })).toEqual({
    ok: false,
    reason: 'EXPIRED',
  })
  await ctx.db.delete(guardians).where(eq(guardians.memberId, ben.id))
  const ofMia = { intent: 'return', person: mia.id } as const
  expect(await answerByLink(visitor, token, { ...ofMia, person: ben.id })).toMatchObject({
    reason: 'EXPIRED',
  })
  expect(await answerByLink(visitor, token, ofMia)).toEqual({ ok: true })
})

test('confirming twice registers each person once, with the details of the record and the guardian’s consent', async () => {
  const { ctx, ben } = await aSeasonToAnswer()
  await askAll(ctx)
  const token = await tokenSentTo(ctx, 'sam@example.org')
  for (let times = 0; times < 2; times += 1)
    expect(await answerByLink(as(ctx, VISITOR), token, { intent: 'confirm' })).toEqual({ ok: true })
  expect(await answers(ctx)).toEqual(['Ben Reed coming', 'Mia Reed coming'])
  const made = await open(ctx)
  expect(made).toHaveLength(2)
  expect(made.find(({ memberId }) => memberId === ben.id)).toMatchObject({
    name: 'Ben Reed',
    guardianName: 'Sam Reed',
    guardianEmail: 'sam@example.org',
    guardianConsentAt: ctx.clock.now(),
    checks: [{ id: 'terms' }, { id: 'email' }, { id: 'volunteer' }],
  })
  expect(new Set(made.map(({ familyId }) => familyId)).size).toBe(1)
})

test('confirming twice at once registers each person once', async () => {
  const { ctx } = await aSeasonToAnswer()
  await askAll(ctx)
  const token = await tokenSentTo(ctx, 'sam@example.org')
  const confirm = () => answerByLink(as(ctx, VISITOR), token, { intent: 'confirm' })
  expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual(Array(3).fill({ ok: true }))
  expect((await open(ctx)).map(({ name }) => name).toSorted()).toEqual(['Ben Reed', 'Mia Reed'])
})

test('a paid registration stays when the answer becomes no, and is not made again when it becomes yes', async () => {
  const { ctx, mia } = await aSeasonToAnswer()
  await askAll(ctx)
  const token = await tokenSentTo(ctx, 'sam@example.org')
  const visitor = as(ctx, VISITOR)
  await answerByLink(visitor, token, { intent: 'confirm' })
  await ctx.db.update(registrations).set({ registrationPaid: true }).where(eq(registrations.memberId, mia.id))
  await answerByLink(visitor, token, { intent: 'leave', person: mia.id, reason: '' })
  await answerByLink(visitor, token, { intent: 'return', person: mia.id })
  expect(await answers(ctx)).toContain('Mia Reed coming')
  expect((await open(ctx)).filter(({ memberId }) => memberId === mia.id)).toMatchObject([{ removedAt: null }])
})

test('the answer can be changed by the same link: the unpaid registration goes, and comes again', async () => {
  const { ctx, mia } = await aSeasonToAnswer()
  await askAll(ctx)
  const token = await tokenSentTo(ctx, 'sam@example.org')
  const visitor = as(ctx, VISITOR)
  await answerByLink(visitor, token, { intent: 'confirm' })
  await answerByLink(visitor, token, { intent: 'leave', person: mia.id, reason: 'Moving away' })
  expect(await answers(ctx)).toEqual(['Ben Reed coming', 'Mia Reed not-coming Moving away'])
  expect((await open(ctx)).filter(({ removedAt }) => removedAt)).toHaveLength(1)
  await answerByLink(visitor, token, { intent: 'confirm' })
  expect(await answers(ctx)).toContain('Mia Reed not-coming Moving away')
  await answerByLink(visitor, token, { intent: 'return', person: mia.id })
  expect(await answers(ctx)).toEqual(['Ben Reed coming', 'Mia Reed coming'])
  expect((await open(ctx)).filter(({ removedAt }) => !removedAt)).toHaveLength(2)
})

test('a changed detail is saved unless someone else has changed the record since', async () => {
  const { ctx, ana } = await aSeasonToAnswer()
  await askAll(ctx)
  const token = await tokenSentTo(ctx, 'ana@example.org')
  const visitor = as(ctx, VISITOR)
  const details = { phone: '+44 20 7946 0001', address: '1 New Street', postcode: 'SE1 1AA' }
  const change = { intent: 'change', person: ana.id, version: ana.version, ...details } as const
  expect(await answerByLink(visitor, token, { ...change, phone: 'call me' })).toMatchObject({
    reason: 'NOT_VALID',
    problems: { phone: [expect.stringContaining('phone')] },
  })
  expect(await answerByLink(visitor, token, change)).toEqual({ ok: true })
  expect((await ctx.db.select().from(members).where(eq(members.id, ana.id)))[0]).toMatchObject(details)
  expect(await answerByLink(visitor, token, change)).toEqual({ ok: false, reason: 'CHANGED' })
})

test('only the silent are reminded, at most once a day, and an answer by hand counts', async () => {
  const { ctx, ana, ben } = await aSeasonToAnswer()
  await askAll(ctx)
  await setAnswer(ctx, { person: ana.id, answer: 'coming', reason: '' })
  await setAnswer(ctx, { person: ben.id, answer: 'not-coming', reason: 'Spoke to the coach' })
  expect(await askAll(ctx, true)).toEqual({ ok: false, reason: 'NOBODY_TO_REMIND' })
  expect(await recipients(ctx)).toHaveLength(2)
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 2 * DAY_MS) } }
  expect(await askAll(later, true)).toEqual({ ok: true, families: 1 })
  expect(await askAll(later, true)).toMatchObject({ ok: false })
  expect(await recipients(ctx)).toEqual(['ana@example.org', 'sam@example.org', 'sam@example.org'])
})

test('a family that was asked sees the question after a login until it has answered, and nobody else sees it', async () => {
  const { ctx, mia, ben } = await aSeasonToAnswer()
  const [sam] = await ctx.db.select().from(users).where(eq(users.email, 'sam@example.org'))
  if (!sam) throw new Error('there is no guardian')
  const children = [
    { id: ben.id, firstName: 'Ben' },
    { id: mia.id, firstName: 'Mia' },
  ]
  const guardian = as(ctx, anActor('member', { user: sam, children }))
  expect(await ownSeasonQuestion(guardian)).toBeUndefined()
  await askAll(ctx)
  expect(await ownSeasonQuestion(guardian)).toMatchObject({
    people: [{ firstName: 'Ben' }, { firstName: 'Mia' }],
  })
  const stranger = anActor('member', { user: { ...sam, id: newId() }, children })
  expect(await ownSeasonQuestion(as(ctx, stranger))).toBeUndefined()
  expect(await ownSeasonQuestion(as(ctx, anActor('member', { user: sam })))).toBeUndefined()
  const path = (await ownSeasonQuestion(guardian))?.path ?? ''
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
  expect(await answerByLink(guardian, token, { intent: 'confirm' })).toEqual({ ok: true })
  expect(await ownSeasonQuestion(guardian)).toBeUndefined()
})

test('a member who comes back after the fee was copied is registered with the new amount', async () => {
  const { ctx, mia } = await aSeasonToAnswer()
  const fee = planInput.parse({ label: 'Juniors', amount: '40', period: 'season' })
  const saved = await savePlan(ctx, undefined, fee)
  if (!saved.ok) throw new Error(saved.reason)
  const old = {
    id: saved.id,
    label: 'Registration fee',
    value: { label: 'Juniors', price: 40, period: 'season' },
  }
  await aRegistration(ctx, { memberId: mia.id, memberships: [old], submittedAt: new Date('2025-08-01') })
  await copyFees(ctx, { from: clubDay(ctx.clock.now()), amounts: [{ id: saved.id, amount: pence(4400) }] })
  await askAll(ctx)
  await answerByLink(as(ctx, VISITOR), await tokenSentTo(ctx, 'sam@example.org'), { intent: 'confirm' })
  const made = (await open(ctx)).find(({ memberId }) => memberId === mia.id)
  expect(made?.memberships).toEqual([
    {
      id: 'juniors_2026_27',
      label: 'Registration fee',
      value: { label: 'Juniors 2026/27', price: 44, period: 'season' },
    },
  ])
})
