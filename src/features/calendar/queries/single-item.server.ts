import { peopleOf } from '../../../kernel/actor.ts'
import { isId } from '../../../kernel/ids.ts'
import { type CalendarItem, makeCalendar } from '../../../platform/calendar/make-calendar.ts'
import type { Ctx } from '../../../platform/context.ts'
import { paths } from '../../../web/paths.ts'
import { findCalendarEvent } from '../../events/queries/family-events.server.ts'
import { gameItem } from '../../games/queries/calendar.server.ts'
import { findGame } from '../../games/queries/games.server.ts'
import { readGameLink } from '../../games/squad/queries/answer-link.server.ts'
import { gameOfMembers } from '../../games/squad/queries/call-ups.server.ts'
import { findSession } from '../../trainings/sessions/queries/sessions.server.ts'
import { dutiesBetween } from '../../volunteering/duties/queries/duties.server.ts'
import { familyTurns } from '../../volunteering/queries/own.server.ts'
import { dutyItem, eventItem, familyGameItem, sessionItem, turnItem } from '../model/items.ts'
import { helpersOf } from './private-feed.server.ts'
import { feedPeriod, urlOf } from './public-feeds.server.ts'

export const ITEM_KINDS = ['session', 'game', 'event', 'duty'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Returns one item as a calendar file. Undefined if it does not exist or the reader may not see it. */
export async function singleItem(
  ctx: Ctx,
  kind: ItemKind,
  id: string,
  token = '',
): Promise<string | undefined> {
  const item = isId(id) ? await findItem(ctx, kind, id, token) : undefined
  return item && makeCalendar(ctx.club.name, [item])
}

async function findItem(
  ctx: Ctx,
  kind: ItemKind,
  id: string,
  token: string,
): Promise<CalendarItem | undefined> {
  switch (kind) {
    case 'session': {
      const session = await findSession(ctx, id)
      return session && sessionItem(session, urlOf(ctx, paths.trainings))
    }
    case 'game':
      return (await findFamilyGame(ctx, id, token)) ?? findPublicGame(ctx, id)
    case 'event': {
      const event = await findCalendarEvent(ctx, id)
      return event && eventItem(event, urlOf(ctx, paths.event(event.slug)))
    }
    case 'duty':
      return findDuty(ctx, id)
  }
}

/** A game of the reader's people, or of those of a link that was e-mailed: with the meeting point and the squad. */
async function findFamilyGame(ctx: Ctx, id: string, token: string): Promise<CalendarItem | undefined> {
  const own = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  const ofLink = token ? (await readGameLink(ctx, id, token)).memberIds : []
  const memberIds = [...new Set([...own, ...ofLink])]
  const [first, ...others] = await gameOfMembers(ctx, { gameId: id, memberIds })
  return first && familyGameItem([first, ...others], urlOf(ctx, paths.memberGame(id)))
}

async function findPublicGame(ctx: Ctx, id: string): Promise<CalendarItem | undefined> {
  const game = await findGame(ctx, id)
  return game && gameItem(game, urlOf(ctx, paths.game(id)))
}

/** Finds a duty or rota turn of a member that the reader acts for. */
async function findDuty(ctx: Ctx, id: string): Promise<CalendarItem | undefined> {
  const memberIds = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  const period = feedPeriod(ctx)
  const duty = (await dutiesBetween(ctx, { memberIds, ...period })).find((one) => one.id === id)
  if (duty) return dutyItem(duty, helpersOf(ctx.actor, duty), urlOf(ctx, paths.duties))
  const turn = (await familyTurns(ctx, period.from)).find((one) => one.id === id)
  return turn && turnItem(turn, urlOf(ctx, paths.dashboard))
}
