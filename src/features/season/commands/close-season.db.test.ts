import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aSubscription } from '../../../../demo/builders/subscription.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { workOff } from '../../../../tests/support/bulk.ts'
import { as } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { aSeasonToAnswer, closeAll, seasonRegistry } from '../../../../tests/support/season.ts'
import { clubDay, clubInstant, localDate, longDay } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { anyKind } from '../../../platform/jobs/bulk/kind.ts'
import { providerOperations } from '../../billing/operations/table.server.ts'
import { savePlan } from '../../fees/commands/save-plan.server.ts'
import { planInput } from '../../fees/schema.ts'
import { feePlans } from '../../fees/table.server.ts'
import { members, memberTeams } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { dryRun } from '../queries/dry-run.server.ts'
import { feesToCopy } from '../queries/fees-to-copy.server.ts'
import { currentSeason } from '../queries/season.server.ts'
import { CLOSE_FOR_MEMBER } from './close-for-member.server.ts'
import { closeSeason } from './close-season.server.ts'
import { copyFees } from './copy-fees.server.ts'
import { keepSubscription } from './keep-subscription.server.ts'
import { saveTeams } from './save-teams.server.ts'
import { setAnswer } from './set-answer.server.ts'
import { undoClosing } from './undo-closing.server.ts'

const DAY_MS = 86_400_000

/** Everything that an undo restores. */
async function standing({ db }: Ctx) {
  return {
    members: await db
      .select({
        name: members.name,
        active: members.active,
        number: members.number,
        teamId: members.teamId,
        slug: members.slug,
      })
      .from(members)
      .orderBy(members.id),
    memberTeams: await db.select().from(memberTeams).orderBy(memberTeams.memberId, memberTeams.teamId),
    teams: await db
      .select({ name: teams.name, active: teams.active, showInMenu: teams.showInMenu })
      .from(teams)
      .orderBy(teams.id),
  }
}

/** A season in which Ana leaves with a subscription, Ben moves up, and the U16s get a new name. */
async function aSeasonToClose() {
  const season = await aSeasonToAnswer()
  const { ctx, youth, ana, ben } = season
  const { version, agesOn } = await currentSeason(ctx)
  await saveTeams(ctx, {
    version,
    agesOn,
    teams: [{ teamId: youth.id, name: 'U16 Mixed', isLeftOut: false }],
  })
  await aSubscription(ctx, { memberId: ana.id, currentPeriodEnd: new Date('2026-07-01T12:00:00Z') })
  await setAnswer(ctx, { person: ana.id, answer: 'not-coming', reason: 'Injured' })
  await setAnswer(ctx, { person: ben.id, answer: 'coming', reason: '' })
  return season
}

/** The league fee with another amount in the new season. */
async function aNewFee(ctx: Ctx, amount: number, from = clubDay(ctx.clock.now())) {
  const league = { label: 'League teams', amount: '42', period: 'month' }
  const saved = await savePlan(ctx, undefined, planInput.parse(league))
  if (!saved.ok) throw new Error(saved.reason)
  const copied = await copyFees(ctx, { from, amounts: [{ id: saved.id, amount: pence(amount) }] })
  expect(copied).toEqual({ ok: true, copied: 1 })
}

const kindsOf = (effects: readonly { kind: string }[]) => effects.map(({ kind }) => kind).toSorted()

test('a coach can neither see the dry run, keep a subscription, close the season nor undo that', async () => {
  const { ctx } = await aSeasonToClose()
  const coach = as(ctx, anActor('coach'))
  const season = await currentSeason(ctx)
  await expect(dryRun(coach, ctx.db, season, 'stay')).rejects.toThrow(Forbidden)
  await expect(closeSeason(coach, { silent: 'stay', digest: '', key: 'k' })).rejects.toThrow(Forbidden)
  await expect(keepSubscription(coach, newId(), true)).rejects.toThrow(Forbidden)
  await expect(undoClosing(coach)).rejects.toThrow(Forbidden)
})

test('a list that is out of date closes nothing', async () => {
  const { ctx, mia } = await aSeasonToClose()
  const { digest } = await dryRun(ctx, ctx.db, await currentSeason(ctx), 'stay')
  await setAnswer(ctx, { person: mia.id, answer: 'not-coming', reason: '' })
  const before = await standing(ctx)
  expect(await closeSeason(ctx, { silent: 'stay', digest, key: newId() })).toEqual({
    ok: false,
    reason: 'CHANGED',
  })
  expect(await standing(ctx)).toEqual(before)
})

test('the dry run changes nothing, and lists exactly what closing then does', async () => {
  const { ctx, men, ana, ben, mia } = await aSeasonToClose()
  const before = await standing(ctx)
  const { effects } = await dryRun(ctx, ctx.db, await currentSeason(ctx), 'stay')
  expect(kindsOf(effects)).toEqual(['deactivate', 'end-subscription', 'free-number', 'move', 'rename-team'])
  expect(await standing(ctx)).toEqual(before)

  await closeAll(ctx)
  const stored = await ctx.db.select().from(members)
  const find = (id: string) => stored.find((member) => member.id === id)
  expect(find(ana.id)).toMatchObject({ active: false, number: null })
  expect(find(ben.id)).toMatchObject({ active: true, number: 7, teamId: men.id })
  expect(find(mia.id)).toMatchObject({ active: true, teamId: mia.teamId })
  const after = await standing(ctx)
  const differing = after.members.filter(
    (member, index) => JSON.stringify(member) !== JSON.stringify(before.members[index]),
  )
  expect(differing.map(({ name }) => name).toSorted()).toEqual(['Ana Kovač', 'Ben Reed'])
  expect(after.teams.map(({ name }) => name)).toEqual(['Men 1', 'U16 Mixed'])
  expect(await ctx.db.select().from(providerOperations)).toMatchObject([
    { kind: 'subscription.cancel', memberId: ana.id },
  ])
  const [notice, ...others] = await deliveredMails(ctx.db)
  expect(others).toEqual([])
  expect(notice?.text).toContain('Nothing more will be charged')
})

test('teams exchange their names, and an undo exchanges them back', async () => {
  const { ctx, men, youth } = await aSeasonToAnswer()
  const { version, agesOn } = await currentSeason(ctx)
  const plans = [
    { teamId: men.id, name: 'U16', isLeftOut: false },
    { teamId: youth.id, name: 'Men 1', isLeftOut: false },
  ]
  expect(await saveTeams(ctx, { version, agesOn, teams: plans })).toEqual({ ok: true })
  const before = await standing(ctx)
  expect(await closeAll(ctx)).toMatchObject({ closed: { ok: true } })
  expect((await standing(ctx)).teams.map(({ name }) => name)).toEqual(['U16', 'Men 1'])
  expect(await undoClosing(ctx)).toMatchObject({ ok: true, kept: [] })
  expect((await standing(ctx)).teams).toEqual(before.teams)
})

test('a season is not closed while a team that was added since has a new name, and nothing is changed', async () => {
  const { ctx } = await aSeasonToClose()
  await aTeam(ctx, { name: 'U16 mixed' })
  const before = await standing(ctx)
  expect(await closeAll(ctx)).toMatchObject({ closed: { reason: 'NAME_TAKEN', name: 'U16 mixed' } })
  expect(await standing(ctx)).toEqual(before)
})

test('those who have not answered become inactive only if staff say so', async () => {
  const { ctx, mia, tom } = await aSeasonToClose()
  const { planned } = await closeAll(ctx, 'leave')
  const inactive = await ctx.db.select({ id: members.id }).from(members).where(eq(members.active, false))
  expect(inactive.map(({ id }) => id)).toEqual(expect.arrayContaining([mia.id, tom.id]))
  expect(planned.effects.filter(({ kind }) => kind === 'deactivate')).toHaveLength(inactive.length)
})

test('the subscription of a member who has not answered continues if staff keep it', async () => {
  const { ctx, mia } = await aSeasonToClose()
  await aSubscription(ctx, { memberId: mia.id })
  expect(await keepSubscription(ctx, mia.id, true)).toEqual({ ok: true })
  const { planned } = await closeAll(ctx, 'leave')
  expect(kindsOf(planned.effects)).toContain('keep-subscription')
  expect(await ctx.db.$count(providerOperations, eq(providerOperations.memberId, mia.id))).toBe(0)
})

test('the subscription of a member who comes back gets the new amount, and the payer an e-mail before it is charged', async () => {
  const { ctx, mia } = await aSeasonToClose()
  const currentPeriodEnd = new Date(ctx.clock.now().getTime() + 3 * DAY_MS)
  const priceFrom = new Date(currentPeriodEnd.getTime() + DAY_MS)
  await aSubscription(ctx, { memberId: mia.id, currentPeriodEnd })
  await aNewFee(ctx, 4800)
  const { planned } = await closeAll(ctx)
  expect(planned.effects.find(({ kind }) => kind === 'change-price')?.text).toContain(
    'New amount: £48 every month',
  )
  const isOfMia = eq(providerOperations.memberId, mia.id)
  expect(await ctx.db.select().from(providerOperations).where(isOfMia)).toMatchObject([
    {
      kind: 'subscription.change-price',
      request: {
        planId: 'league_teams_2026_27',
        notBefore: priceFrom.toISOString(),
      },
    },
  ])
  const sent = await deliveredMails(ctx.db)
  expect(sent.find(({ toEmail }) => toEmail === 'sam@example.org')?.text).toContain(
    `League teams: £42 every month now, £48 every month for payments from ${longDay(priceFrom)}`,
  )
})

test('a fee that is on offer only later in the season is charged from its first day', async () => {
  const { ctx, mia } = await aSeasonToClose()
  await aSubscription(ctx, { memberId: mia.id })
  const from = localDate('2026-12-31')
  await aNewFee(ctx, 4800, from)
  const { planned } = await closeAll(ctx)
  expect(planned.effects.find(({ kind }) => kind === 'change-price')?.text).toContain(
    'New amount: £48 every month, from 31st December 2026',
  )
  const isOfMia = eq(providerOperations.memberId, mia.id)
  expect(await ctx.db.select().from(providerOperations).where(isOfMia)).toMatchObject([
    { kind: 'subscription.change-price', request: { notBefore: clubInstant(from, '00:00').toISOString() } },
  ])
})

test('a copied fee with another name is still the copy of its season, and is not copied again', async () => {
  const { ctx } = await aSeasonToClose()
  await aNewFee(ctx, 4800)
  const isCopy = eq(feePlans.replaces, 'league_teams')
  await ctx.db.update(feePlans).set({ label: 'League and cup' }).where(isCopy)
  const season = await currentSeason(ctx)
  expect(await feesToCopy(ctx, season)).toMatchObject({ copied: [{ label: 'League and cup' }] })
  const { fees } = await feesToCopy(ctx, season)
  expect(fees.map(({ label }) => label)).not.toContain('League and cup')
})

test('the subscription of a member who comes back keeps its amount if staff say so', async () => {
  const { ctx, mia } = await aSeasonToClose()
  await aSubscription(ctx, { memberId: mia.id })
  await aNewFee(ctx, 4800)
  await keepSubscription(ctx, mia.id, true)
  const { planned } = await closeAll(ctx)
  expect(kindsOf(planned.effects)).toContain('keep-price')
  expect(await ctx.db.$count(providerOperations, eq(providerOperations.memberId, mia.id))).toBe(0)
})

test('of two administrators who close at once one does it', async () => {
  const { ctx } = await aSeasonToClose()
  const { digest } = await dryRun(ctx, ctx.db, await currentSeason(ctx), 'stay')
  const close = () => closeSeason(ctx, { silent: 'stay', digest, key: newId() })
  const closed = await Promise.all([close(), close()])
  expect(closed.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(closed).toContainEqual({ ok: false, reason: 'NOT_OPEN' })
})

test('a crash half way leaves nothing half done, and the run goes on with the members that are left', async () => {
  const { ctx, ana, ben, youth } = await aSeasonToClose()
  const close = anyKind(CLOSE_FOR_MEMBER)
  const killed: typeof close = {
    ...close,
    async work(...given) {
      const result = await close.work(...given)
      if (given[3].id === ben.id) throw new Error('the process was killed')
      return result
    },
  }
  await closeAll(ctx, 'stay', { ...seasonRegistry, kinds: [killed] })
  const teamOf = async () => (await ctx.db.select().from(members).where(eq(members.id, ben.id)))[0]?.teamId
  expect(await teamOf()).toBe(youth.id)
  expect(await undoClosing(ctx)).toEqual({ ok: false, reason: 'RUNNING' })

  const { closeRunId } = await currentSeason(ctx)
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 60_000) } }
  await workOff(later, seasonRegistry, closeRunId ?? '')
  expect(await teamOf()).not.toBe(youth.id)
  expect(await ctx.db.$count(providerOperations, eq(providerOperations.memberId, ana.id))).toBe(1)
})

test('an undo within a day restores teams, memberships, numbers and active states exactly, and opens the season', async () => {
  const { ctx } = await aSeasonToClose()
  const before = await standing(ctx)
  await closeAll(ctx, 'leave')
  expect(await undoClosing(ctx)).toMatchObject({ ok: true, kept: [] })
  expect(await standing(ctx)).toEqual(before)
  expect(await undoClosing(ctx)).toEqual({ ok: false, reason: 'NOT_CLOSED' })
  expect(await closeAll(ctx)).toMatchObject({ closed: { ok: true } })
})

test('an undo leaves alone the members who were changed since, and comes too late after a day', async () => {
  const { ctx, ana } = await aSeasonToClose()
  await closeAll(ctx)
  const late = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + DAY_MS) } }
  expect(await undoClosing(late)).toEqual({ ok: false, reason: 'TOO_LATE' })
  await aMember(ctx, { name: 'New Player', gender: ana.gender, number: ana.number })
  expect(await undoClosing(ctx)).toMatchObject({ ok: true, kept: ['Ana Kovač'] })
})
