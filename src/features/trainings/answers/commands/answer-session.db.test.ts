import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { guardians } from '../../../members/family/table.server.ts'
import { actorOfUser } from '../../../members/queries/actor.server.ts'
import { savePreferences } from '../../../notifications/commands/save-preferences.server.ts'
import { preferencesInput } from '../../../notifications/schema.ts'
import { cancelSession } from '../../sessions/commands/cancel-session.server.ts'
import { sessionsBetween } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../sessions/table.server.ts'
import { answerPath } from '../model/answer-link.ts'
import { ownSessions } from '../queries/own-sessions.server.ts'
import { answerByLink } from './answer-by-link.server.ts'
import { answerSession } from './answer-session.server.ts'
import { askAboutAdded, askMembers } from './ask-members.server.ts'

const WEEK = { from: new Date('2026-06-20T12:00:00Z'), to: new Date('2026-06-27T12:00:00Z') }

/** Creates a child in a team with a session on Tuesday 23 June, and the parents' accounts. */
async function aFamily() {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'U16 Boys', youth: true })
  const lena = await aMember(ctx, { name: 'Lena Kovač', team, bornOn: '2013-01-01' })
  const mum = await aUser(ctx, { email: 'mum@example.org', name: 'Mia Kovač' })
  const dad = await aUser(ctx, { email: 'dad@example.org', name: 'Dino Kovač' })
  await aGuardian(ctx, mum, lena)
  await aGuardian(ctx, dad, lena, 2)
  await aSeries(ctx, { teams: [team] })
  const [session] = await sessionsBetween(ctx, WEEK)
  const actorOf = async (user: { id: string }) => as(ctx, await actorOfUser(ctx, user.id))
  const given = { sessionId: session?.id ?? '', memberId: lena.id, answer: 'yes' as const, note: '' }
  return { ctx, team, lena, mum, dad, asMum: await actorOf(mum), asDad: await actorOf(dad), given }
}

const stored = (ctx: Ctx) => ctx.db.select().from(sessionAnswers)

test('a visitor, another member and a coach cannot answer for someone else’s child', async () => {
  const { ctx, team, given } = await aFamily()
  const coach = anActor('coach', { teams: [team] })
  const other = anActor('member', { member: await aMember(ctx, { team }) })
  for (const actor of [VISITOR, coach, other, anActor('administrator')])
    await expect(answerSession(as(ctx, actor), given)).rejects.toThrow(Forbidden)
  expect(await stored(ctx)).toEqual([])
})

test('a child outside the team cannot be answered for, and an unknown session is not found', async () => {
  const { ctx, mum, given, asMum } = await aFamily()
  const noa = await aMember(ctx, { name: 'Noa Kovač', bornOn: '2015-01-01' })
  await aGuardian(ctx, mum, noa)
  const fresh = as(ctx, await actorOfUser(ctx, mum.id))
  await expect(answerSession(fresh, { ...given, memberId: noa.id })).rejects.toThrow(Forbidden)
  await expect(answerSession(asMum, { ...given, sessionId: newId() })).rejects.toThrow(NotFound)
})

test('a cancelled or finished session accepts no answers', async () => {
  const { ctx, given, asMum } = await aFamily()
  const after = { ...asMum, clock: { now: () => new Date('2026-06-23T20:30:00Z') } }
  expect(await answerSession(after, given)).toMatchObject({ reason: 'CLOSED' })
  await cancelSession(ctx, { id: given.sessionId, reason: 'Closed' })
  expect(await answerSession(asMum, given)).toMatchObject({ reason: 'CLOSED' })
})

test('the last answer of two parents counts, and both see who gave it', async () => {
  const { ctx, given, asMum, asDad } = await aFamily()
  await answerSession(asMum, given)
  await answerSession(asDad, { ...given, answer: 'maybe', note: 'Depends on the bus' })
  expect(await stored(ctx)).toHaveLength(1)
  const seen = { firstName: 'Lena', answer: 'maybe', note: 'Depends on the bus', answeredBy: 'Dino Kovač' }
  expect((await ownSessions(asMum, WEEK))[0]?.people).toMatchObject([{ ...seen, isOwnAnswer: false }])
  expect((await ownSessions(asDad, WEEK))[0]?.people).toMatchObject([{ ...seen, isOwnAnswer: true }])
})

test('a reader without family in the team sees no answers', async () => {
  const { ctx, given, asMum } = await aFamily()
  await answerSession(asMum, given)
  const other = anActor('member', { member: await aMember(ctx) })
  expect(await ownSessions(as(ctx, other), WEEK)).toEqual([])
  expect(await ownSessions(as(ctx, VISITOR), WEEK)).toEqual([])
})

/** Returns the token of a link, as the page's form sends it. */
const tokenOf = (path: string) => new URL(path, 'http://own.invalid').searchParams.get('token') ?? ''

test('a link is refused for another child, after the session, and for a former guardian', async () => {
  const { ctx, given, lena } = await aFamily()
  const until = new Date('2026-06-23T20:30:00Z')
  const token = tokenOf(answerPath(ctx.secret, { ...given, email: 'mum@example.org' }, until))
  const other = await aMember(ctx)
  const refusedAs = { reason: 'EXPIRED' }
  expect(await answerByLink(ctx, token.replace(lena.id, other.id), 'yes')).toMatchObject(refusedAs)
  expect(await answerByLink({ ...ctx, clock: { now: () => until } }, token, 'yes')).toMatchObject(refusedAs)
  await ctx.db.delete(guardians)
  expect(await answerByLink(ctx, token, 'yes')).toMatchObject(refusedAs)
  expect(await stored(ctx)).toEqual([])
})

test('a link answers repeatedly without a login and records the guardian', async () => {
  const { ctx, given, mum } = await aFamily()
  const until = new Date('2026-06-23T20:30:00Z')
  const token = tokenOf(answerPath(ctx.secret, { ...given, email: 'Mum@example.org' }, until))
  await answerByLink(ctx, token, 'yes')
  await answerByLink(ctx, token, 'yes')
  expect(await stored(ctx)).toMatchObject([{ answer: 'yes', answeredById: mum.id }])
  await answerByLink(ctx, token, 'no')
  expect(await stored(ctx)).toMatchObject([{ answer: 'no' }])
})

const at = (ctx: Ctx, time: string) => ({ ...ctx, clock: { now: () => new Date(time) } })

test('requests are sent once to everyone, on the day set by the coach', async () => {
  const { ctx } = await aFamily()
  expect(await askMembers(at(ctx, '2026-06-18T10:00:00Z'))).toBe(0)
  expect(await askMembers(at(ctx, '2026-06-19T10:00:00Z'))).toBe(2)
  expect(await askMembers(at(ctx, '2026-06-19T11:00:00Z'))).toBe(0)
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.text).toContain('Is Lena coming?')
  expect(mail?.text).toMatch(/Coming:\nhttp.*\/members\/answer\?token=/)
})

test('members without an answer are reminded once, others never, and a new member is asked', async () => {
  const { ctx, team, given, asMum } = await aFamily()
  await askMembers(at(ctx, '2026-06-19T10:00:00Z'))
  await aMember(ctx, { name: 'Otto Old', team, email: 'otto@example.org' })
  expect(await askMembers(at(ctx, '2026-06-20T10:00:00Z'))).toBe(1)
  await answerSession(asMum, given)
  expect(await askMembers(at(ctx, '2026-06-22T19:30:00Z'))).toBe(1)
  expect(await askMembers(at(ctx, '2026-06-22T20:30:00Z'))).toBe(0)
  const subjects = (await ctx.db.select().from(mails)).map(
    ({ toEmail, subject }) => `${toEmail} ${subject.slice(0, 8)}`,
  )
  expect(subjects).toContain('otto@example.org Reminder')
})

test('everyone is asked about a session added at short notice, whatever their preferences', async () => {
  const { ctx, given, asMum } = await aFamily()
  await savePreferences(asMum, preferencesInput.parse({}))
  await askAboutAdded(at(ctx, '2026-06-23T18:30:00Z'), given.sessionId)
  const sentTo = (await ctx.db.select().from(mails)).map(({ toEmail }) => toEmail)
  expect(sentTo.toSorted()).toEqual(['dad@example.org', 'mum@example.org'])
})

test('a session added at short notice is asked about once, and not if it is cancelled', async () => {
  const { ctx, team, given } = await aFamily()
  const tonight = at(ctx, '2026-06-23T18:30:00Z')
  expect(await askAboutAdded(tonight, given.sessionId)).toBe(2)
  expect(await askAboutAdded(tonight, given.sessionId)).toBe(0)
  await cancelSession(ctx, { id: given.sessionId, reason: 'Closed' })
  await aMember(ctx, { name: 'Otto Old', team, email: 'otto@example.org' })
  expect(await askAboutAdded(tonight, given.sessionId)).toBe(0)
})
