import { eq } from 'drizzle-orm'
import { type Actor, peopleOf } from '../../../kernel/actor.ts'
import { type CalendarItem, makeCalendar } from '../../../platform/calendar/make-calendar.ts'
import type { Ctx } from '../../../platform/context.ts'
import { paths } from '../../../web/paths.ts'
import { familyEvents } from '../../events/queries/family-events.server.ts'
import { gamesOfMembersBetween, type MemberGame } from '../../games/squad/queries/call-ups.server.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { ownSessions } from '../../trainings/answers/queries/own-sessions.server.ts'
import type { TrainingSession } from '../../trainings/sessions/model/session.ts'
import { sessionsBetween } from '../../trainings/sessions/queries/sessions.server.ts'
import { dutiesBetween } from '../../volunteering/duties/queries/duties.server.ts'
import { familyTurns } from '../../volunteering/queries/own.server.ts'
import { hashOfToken } from '../commands/private-address.server.ts'
import {
  dutyItem,
  eventItem,
  type FamilyDuty,
  familyGameItem,
  sessionItem,
  turnItem,
} from '../model/items.ts'
import { privateCalendars } from '../table.server.ts'
import { feedPeriod, urlOf } from './public-feeds.server.ts'

/**
 * Returns the private calendar with this token, for all members that the account acts for and for the
 * sessions of the teams that it coaches. Undefined for an unknown token.
 */
export async function privateCalendar(ctx: Ctx, token: string): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ userId: privateCalendars.userId })
    .from(privateCalendars)
    .where(eq(privateCalendars.tokenHash, hashOfToken(token)))
  if (!found) return undefined
  const actor: Actor = await actorOfUser(ctx, found.userId)
  return makeCalendar(`${ctx.club.name}: my calendar`, await familyItems({ ...ctx, actor }))
}

/** Lists the sessions of the teams that a coach is responsible for. */
function coachedSessions(ctx: Ctx): Promise<TrainingSession[]> | [] {
  const teamIds = ctx.actor.kind === 'user' ? ctx.actor.teams.map(({ id }) => id) : []
  return teamIds.length > 0 ? sessionsBetween(ctx, { teamIds, ...feedPeriod(ctx) }) : []
}

/** Collects the sessions that a coach leads, and the sessions, games, duties and events of the actor's members. */
async function familyItems(ctx: Ctx): Promise<CalendarItem[]> {
  const memberIds = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  const period = feedPeriod(ctx)
  const [coached, sessions, games, duties, turns, events] = await Promise.all([
    coachedSessions(ctx),
    ownSessions(ctx, period),
    gamesOfMembersBetween(ctx, { memberIds, ...period }),
    dutiesBetween(ctx, { memberIds, ...period }),
    familyTurns(ctx, period.from),
    familyEvents(ctx, memberIds, period),
  ])
  const own = new Set(sessions.map(({ session }) => session.id))
  return [
    ...coached
      .filter(({ id }) => !own.has(id))
      .map((session) => sessionItem(session, urlOf(ctx, paths.session(session.id)))),
    ...sessions.map(({ session, people }) =>
      sessionItem(
        session,
        urlOf(ctx, paths.session(session.id)),
        people.map(({ firstName }) => firstName),
      ),
    ),
    ...byGame(games).map((of) => familyGameItem(of, urlOf(ctx, paths.memberGame(of[0].gameId)))),
    ...duties.map((duty) => dutyItem(duty, helpersOf(ctx.actor, duty), urlOf(ctx, paths.duties))),
    ...turns.map((turn) => turnItem(turn, urlOf(ctx, paths.dashboard))),
    ...events.map((event) => eventItem(event, urlOf(ctx, paths.event(event.slug)))),
  ]
}

function byGame(games: readonly MemberGame[]): [MemberGame, ...MemberGame[]][] {
  return [...Map.groupBy(games, ({ gameId }) => gameId).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others]] : [],
  )
}

/** Returns the first name of the member who helps; empty if their guardian does. */
export const helpersOf = (actor: Actor, { memberId, byGuardian }: FamilyDuty): string[] =>
  peopleOf(actor).flatMap((person) => (person.memberId === memberId && !byGuardian ? person.firstName : []))
