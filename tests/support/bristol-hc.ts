import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum } from '../../demo/builders/album.ts'
import { aCompetition } from '../../demo/builders/competition.ts'
import { someConsents } from '../../demo/builders/consent.ts'
import { aDuty, aHelper } from '../../demo/builders/duty.ts'
import { anEvent } from '../../demo/builders/event.ts'
import { aForm as aContactForm } from '../../demo/builders/form.ts'
import { aGame } from '../../demo/builders/game.ts'
import { aGuardian } from '../../demo/builders/guardian.ts'
import { aRecordedMatch } from '../../demo/builders/match-events.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { aCallUp, aGameSquad } from '../../demo/builders/squad.ts'
import { aStoreCategory } from '../../demo/builders/store-category.ts'
import { aStoreItem } from '../../demo/builders/store-item.ts'
import { aUser } from '../../demo/builders/user.ts'
import { warnAccountOwner } from '../../src/features/accounts/commands/warn-account-owner.server.ts'
import { readClub } from '../../src/features/club/queries/club.server.ts'
import { bookPlaces } from '../../src/features/events/booking/commands/book-places.server.ts'
import { formReaders, formResults } from '../../src/features/forms/table.server.ts'
import { saveCard } from '../../src/features/members/emergency/commands/save-card.server.ts'
import { cardInput } from '../../src/features/members/emergency/schema.ts'
import { seasonsToPrepare } from '../../src/features/season/model/season.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { askMembers } from '../../src/features/trainings/answers/commands/ask-members.server.ts'
import { cancelSession } from '../../src/features/trainings/sessions/commands/cancel-session.server.ts'
import { trainingSessions } from '../../src/features/trainings/sessions/table.server.ts'
import { sendDutyReminders } from '../../src/features/volunteering/duties/commands/send-duty-reminders.server.ts'
import { clubDay } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { adminPaths } from '../../src/web/admin-paths.ts'
import { anActor } from './actors.ts'
import { aForm, anEventWithPlaces } from './bookings.ts'
import { createPages, type NewClub, trainingForm, versionOn } from './new-club.ts'
import { askAll, seasonBoss } from './season.ts'
import { aBuyer, buy } from './store.ts'

/** Bristol HC from the wizard to the published site. */
export async function setUp(club: NewClub) {
  const { site, boss } = club
  const save = async (step: string, values: Record<string, string> | FormData) => {
    const answer = await site.post(`/admin/setup/${step}`, values, boss)
    expect([step, answer.status]).toEqual([step, 303])
  }
  const version = await versionOn(club, 'club')
  await save('club', { version, intent: 'save', name: 'Bristol HC', shortName: 'BHC', town: 'Bristol' })
  await save('teams', {
    'teams.0.name': 'Women 1',
    'teams.0.kind': 'women',
    'teams.1.name': 'Men 1',
    'teams.1.kind': 'men',
  })
  await save('training', await trainingForm(club))
  expect((await createPages(club)).status).toBe(303)
  await save('publish', {})
}

/** A season of it: people, trainings, a game that was played, duties, an event, an album, and what was paid. */
export async function play(club: NewClub) {
  const { site, sandbox, boss } = club
  const ctx = { ...site.ctx, club: await readClub(site.ctx) }
  const [team] = await ctx.db.select().from(teams).where(eq(teams.name, 'Women 1'))
  if (!team) throw new Error('the wizard has made no team')
  const player = await aMember(ctx, { name: 'Ana Kovač', team, ...HOME })
  const member = { ...player, userId: (await aUser(ctx, { member: player })).id }
  const parent = await aFamily(ctx, team)
  const game = await aMatch(ctx, team, member)
  await aDuty(ctx, { teamId: team.id })
  await someAnswers(ctx, member)
  await anEvent(ctx, { name: 'Open day', venue: 'Harbour Hall', priceMinor: 500 })
  const party = await anEventWithPlaces(ctx, { price: 0 })
  const asParent = { ...ctx, actor: anActor('member', { user: parent }) }
  expect(await bookPlaces(asParent, party.event.slug, aForm(party, 'Jo Guest'))).toMatchObject({ ok: true })
  await anAlbum(ctx, { title: 'First match' })
  await aRegistration(ctx, { details: HOME })
  const item = await aStoreItem(ctx, { title: 'Hoodie', categoryId: (await aStoreCategory(ctx)).id })
  const buyer = await aBuyer(ctx, HOME)
  await buy(buyer, sandbox, { id: item.itemId, size: 'M', quantity: 1 })
  for (const knowsPassword of [true, false])
    await warnAccountOwner(ctx, { account: buyer.user.email, knowsPassword })
  const invited = { name: 'Kim New', email: 'kim@example.org', roles: 'administrator' }
  expect((await site.post('/admin/people/new', invited, boss)).status).toBe(303)
  expect((await site.post(adminPaths.season, { firstOn: seasonToStart(ctx) }, boss)).status).toBe(303)
  const asked = await askAll({ ...ctx, actor: seasonBoss })
  expect(asked).toMatchObject({ ok: true })
  await aConfidentialAnswer(ctx, member.userId)
  const form = await aContactForm(ctx, { title: 'Lost property' })
  return { ctx, team, game, member, parent, party, form }
}

/** The first day of the season that the club is most likely to prepare. */
const seasonToStart = ({ clock, club }: Ctx) =>
  seasonsToPrepare(clubDay(clock.now()), club.seasonStartMonth)[0]?.firstOn ?? ''

const HOME = { address: '4 Quay Street, Bristol', postcode: 'BS1 5DB' }

/** A parent who has answered every question about a child and filled in its emergency card. */
async function aFamily(ctx: Ctx, team: { id: string }) {
  const child = await aMember(ctx, { name: 'Mia Reed', bornOn: '2014-05-01', team, ...HOME })
  const parent = await aUser(ctx, { name: 'Sam Reed' })
  await aGuardian(ctx, parent, child)
  await someConsents(ctx, [{ member: child, by: parent, answers: { website_photos: true, tagging: false } }])
  const card = { firstContact: 'Sam Reed', firstPhone: '+44 20 7946 0000', agreed: 'yes' }
  const actor = anActor('member', { user: parent, children: [child] })
  await saveCard({ ...ctx, actor }, child.id, cardInput.parse(card))
  return parent
}

/** A game that is recorded at the table, and one to come with a squad. */
async function aMatch(ctx: Ctx, team: { id: string }, member: { id: string }) {
  const competition = await aCompetition(ctx, { name: 'South West League', team })
  const shared = { venue: 'Harbour Hall', competitionId: competition.id, teamId: team.id, type: null }
  const coming = await aGame(ctx, shared)
  await aGameSquad(ctx, coming, { meetPlace: 'The door of the hall' })
  await aCallUp(ctx, coming, member)
  const played = await aGame(ctx, { ...shared, startsAt: ctx.clock.now() })
  await aRecordedMatch(ctx, played, [{ side: 'home', shirtNumber: 7, minute: 12 }])
  return played
}

/** An answer to a form that only this account reads. */
async function aConfidentialAnswer(ctx: Ctx, userId: string) {
  const form = await aContactForm(ctx, {
    title: 'Welfare',
    confidential: true,
    readBy: 'the welfare officer',
  })
  await ctx.db.insert(formReaders).values({ formId: form.id, userId })
  const data = [{ label: 'Name', value: 'Jo Guest' }]
  const createdAt = ctx.clock.now()
  await ctx.db.insert(formResults).values({ id: newId(), formId: form.id, data, createdAt })
}

/** Members are asked and reminded, one session is cancelled, and duties are remembered. */
async function someAnswers(ctx: Ctx, member: { id: string }) {
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 2 * DAY_MS) } }
  await askMembers(later)
  const [session] = await ctx.db.select().from(trainingSessions).orderBy(trainingSessions.startsAt).limit(1)
  await cancelSession(ctx, { id: session?.id ?? '', reason: 'The hall is closed' })
  await aHelper(ctx, await aDuty(ctx, {}), member)
  await sendDutyReminders({ ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 6 * DAY_MS) } })
}

const DAY_MS = 86_400_000
