import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aVenue } from '../../../../../demo/builders/venue.ts'
import { solve } from '../../../../../tests/support/captcha.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { altchaCaptcha } from '../../../../platform/captcha/altcha.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { cancelSession } from '../../sessions/commands/cancel-session.server.ts'
import { sessionTrialists } from '../../sessions/table.server.ts'
import { TRIAL_CAPTCHA } from '../model/captcha-purpose.ts'
import { trialInput } from '../schema.ts'
import { bookTrial } from './book-trial.server.ts'
import { deleteOldTrials } from './delete-old-trials.server.ts'
import { followUpTrials } from './follow-up.server.ts'

/** Creates a club with one team that trains on Tuesdays. Today is Saturday 20 June. */
async function aClub() {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 3', minAge: 16 })
  const coach = await aUser(ctx, { role: 'coach', name: 'Marek Wiśniewski', teams: [team] })
  const venue = await aVenue(ctx)
  await aSeries(ctx, { teams: [team], coaches: [coach], venueId: venue.id })
  return { ctx, visitor: as(ctx, VISITOR) }
}

const booking = (given: object = {}) =>
  trialInput.parse({
    ...{ name: 'Paul Serrano', age: '31', experience: 'none', email: 'Paul@example.org', altcha: 'solved' },
    ...given,
  })

const subjects = async (ctx: Ctx) => (await ctx.db.select().from(mails)).map(({ subject }) => subject)

test('a booking without a captcha or for an unsuitable age is refused', async () => {
  const { ctx, visitor } = await aClub()
  expect(await bookTrial(visitor, booking({ altcha: '' }))).toMatchObject({ reason: 'CAPTCHA' })
  expect(await bookTrial(visitor, booking({ age: '9' }))).toMatchObject({ reason: 'NO_SESSION' })
  expect(await ctx.db.$count(sessionTrialists)).toBe(0)
})

test('a booking is confirmed once with venue, map, what to bring and the coach’s first name', async () => {
  const { ctx, visitor } = await aClub()
  expect(await bookTrial(visitor, booking())).toMatchObject({ session: { day: '2026-06-23' } })
  await bookTrial(visitor, booking())
  expect(await ctx.db.select().from(sessionTrialists)).toMatchObject([{ email: 'paul@example.org', age: 31 }])
  const [mail, ...others] = await ctx.db.select().from(mails)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Ask for Marek. They')
  for (const part of [
    'Brentford Hall, 14 Clayponds Road',
    'https://www.google.com/maps',
    'Bring: Sports clothes',
  ])
    expect(mail?.text).toContain(part)
})

test('a booking sent twice at once with one captcha is confirmed twice and made once', async () => {
  const { ctx, visitor } = await aClub()
  const captcha = altchaCaptcha(ctx.db, ctx.secret)
  const altcha = await solve(await captcha.challenge(TRIAL_CAPTCHA))
  const booked = await Promise.all([1, 2].map(() => bookTrial({ ...visitor, captcha }, booking({ altcha }))))
  expect(booked.map(({ ok }) => ok)).toEqual([true, true])
  expect([await ctx.db.$count(sessionTrialists), await ctx.db.$count(mails)]).toEqual([1, 1])
})

test('a guest is notified if their free session is cancelled', async () => {
  const { ctx, visitor } = await aClub()
  const booked = await bookTrial(visitor, booking())
  const id = booked.ok ? booked.session.id : ''
  expect(await cancelSession(ctx, { id, reason: 'Closed' })).toMatchObject({ notified: 1 })
  expect((await subjects(ctx)).at(-1)).toContain('No training on Tue 23rd June')
})

const wednesday = { now: () => new Date('2026-06-24T09:38:00Z') }

test('guests get one link to register the day after, unless they were marked absent', async () => {
  const { ctx, visitor } = await aClub()
  await bookTrial(visitor, booking())
  await bookTrial(visitor, booking({ name: 'Not There', email: 'away@example.org' }))
  await ctx.db.update(sessionTrialists).set({ state: 'absent' }).where(eq(sessionTrialists.name, 'Not There'))
  expect(await followUpTrials({ ...ctx, clock: { now: () => new Date('2026-06-23T22:00:00Z') } })).toBe(0)
  expect(await followUpTrials({ ...ctx, clock: wednesday })).toBe(1)
  expect(await followUpTrials({ ...ctx, clock: wednesday })).toBe(0)
  expect((await subjects(ctx)).filter((subject) => subject === 'How was your first session?')).toHaveLength(1)
})

test('a booking is deleted after six months', async () => {
  const { ctx, visitor } = await aClub()
  await bookTrial(visitor, booking())
  expect(await deleteOldTrials({ ...ctx, clock: wednesday })).toBe(0)
  expect(await deleteOldTrials({ ...ctx, clock: { now: () => new Date('2026-12-24T09:00:00Z') } })).toBe(1)
})
