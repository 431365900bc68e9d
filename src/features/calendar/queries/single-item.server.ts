import { peopleOf } from '../../../kernel/actor.ts'
import { isId } from '../../../kernel/ids.ts'
import { type CalendarItem, makeCalendar } from '../../../platform/calendar/make-calendar.ts'
import type { Ctx } from '../../../platform/context.ts'
import { paths } from '../../../web/paths.ts'
import { findCalendarEvent } from '../../events/queries/family-events.server.ts'
import { gameItem } from '../../games/queries/calendar.server.ts'
import { findGame } from '../../games/queries/games.server.ts'
import { findSession } from '../../trainings/sessions/queries/sessions.server.ts'
import { dutiesBetween } from '../../volunteering/duties/queries/duties.server.ts'
import { familyTurns } from '../../volunteering/queries/own.server.ts'
import { dutyItem, eventItem, sessionItem, turnItem } from '../model/items.ts'
import { helpersOf } from './private-feed.server.ts'
import { feedPeriod, urlOf } from './public-feeds.server.ts'

export const ITEM_KINDS = ['session', 'game', 'event', 'duty'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Returns one item as a calendar file. Undefined if it does not exist or the reader may not see it. */
export async function singleItem(ctx: Ctx, kind: ItemKind, id: string): Promise<string | undefined> {
  const item = isId(id) ? await findItem(ctx, kind, id) : undefined
  return item && makeCalendar(ctx.club.name, [item])
}

async function findItem(ctx: Ctx, kind: ItemKind, id: string): Promise<CalendarItem | undefined> {
  switch (kind) {
    case 'session': {
      const session = await findSession(ctx, id)
      return session && sessionItem(session, urlOf(ctx, paths.trainings))
    }
    case 'game': {
      const game = await findGame(ctx, id)
      return game && gameItem(game, urlOf(ctx, paths.game(id)))
    }
    case 'event': {
      const event = await findCalendarEvent(ctx, id)
      return event && eventItem(event, urlOf(ctx, paths.event(event.slug)))
    }
    case 'duty':
      return findDuty(ctx, id)
  }
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
