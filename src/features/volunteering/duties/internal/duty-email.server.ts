import { asc, eq, inArray } from 'drizzle-orm'
import { longDate, weekdayAndTime } from '../../../../kernel/dates.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { paths } from '../../../../web/paths.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'
import type { FamilyContact } from '../../../members/family/queries/contacts.server.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { positions } from '../../table.server.ts'
import { giveBackUntil } from '../model/duty.ts'
import { duties, dutyHelpers } from '../table.server.ts'

/** The events of a duty that its helpers are notified of. */
export type DutyNews =
  | { kind: 'moved' | 'cancelled' | 'reminder' }
  /** A coach or administrator has removed the member. */
  | { kind: 'removed'; memberId: string }
  /** Someone else has taken the place that the member offered. */
  | { kind: 'replaced'; memberId: string }

export type Duty = {
  id: string
  version: number
  position: string
  team: string | null
  startsAt: Date
  place: string
  giveBackDays: number
}

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>

/** Notifies the helpers of a duty, or only the member given in `news`. */
export async function notifyHelpers(
  ctx: Needs,
  tx: Tx,
  { id }: { id: string },
  news: DutyNews,
): Promise<void> {
  const [duty] = await findDuties(tx, [id])
  if (!duty) return
  const memberIds = 'memberId' in news ? [news.memberId] : await helperIds(tx, id)
  await notify(ctx, tx, {
    kind: 'duty',
    key: `duty-${news.kind}:${id}:${keyOf(news, duty, ctx.clock.now())}`,
    memberIds,
    path: paths.duties,
    // Nobody may miss a change of helpers or time. A reminder only repeats what they know.
    isImportant: news.kind !== 'reminder',
    compose: (recipient) =>
      dutyEmail(duty, news, recipient, new URL(paths.duties, ctx.config.publicUrl).href),
  })
}

/**
 * Part of the idempotency key: reminders are sent once, changes of the duty once per version, changes of helpers every
 * time.
 */
function keyOf(news: DutyNews, { version }: Duty, now: Date): string {
  if (news.kind === 'reminder') return 'once'
  return 'memberId' in news ? `${news.memberId}:${now.getTime()}` : String(version)
}

/** Returns duties with what e-mails say about them, soonest first. */
export async function findDuties(tx: Tx, ids: readonly string[]): Promise<Duty[]> {
  return tx
    .select({
      id: duties.id,
      version: duties.version,
      position: positions.name,
      team: teams.name,
      startsAt: duties.startsAt,
      place: duties.place,
      giveBackDays: duties.giveBackDays,
    })
    .from(duties)
    .innerJoin(positions, eq(positions.id, duties.positionId))
    .leftJoin(teams, eq(teams.id, duties.teamId))
    .where(inArray(duties.id, [...ids]))
    .orderBy(asc(duties.startsAt), asc(duties.id))
}

async function helperIds(tx: Tx, dutyId: string): Promise<string[]> {
  const found = await tx
    .select({ id: dutyHelpers.memberId })
    .from(dutyHelpers)
    .where(eq(dutyHelpers.dutyId, dutyId))
  return found.map(({ id }) => id)
}

/** The position and team of a duty. */
export const whatOf = ({ position, team }: Duty) => [position, team].filter(Boolean).join(', ')
/** The time and place of a duty. */
export const whenAndWhere = ({ startsAt, place }: Duty) =>
  [weekdayAndTime(startsAt), place].filter(Boolean).join(', ')

/** What helpers can do who cannot come. */
export const giveBackText = (duty: Duty) =>
  `If you cannot do it, give it back by ${longDate(giveBackUntil(duty))} or offer it to others on your duties page.`

function dutyEmail(duty: Duty, news: DutyNews, recipient: FamilyContact, url: string): EmailText {
  const title = `${titleOf(news)}: ${whatOf(duty)}`
  return {
    subject: `${title}, ${weekdayAndTime(duty.startsAt)}`,
    title,
    greeting: greetingFor(recipient.name),
    paragraphs: [`${whatOf(duty)}: ${whenAndWhere(duty)}`, ...paragraphsOf(news, duty)],
    action: { label: 'See your duties', url },
  }
}

function titleOf({ kind }: DutyNews): string {
  switch (kind) {
    case 'moved':
      return 'New time for your duty'
    case 'cancelled':
      return 'Duty cancelled'
    case 'reminder':
      return 'Your duty is coming up'
    case 'removed':
      return 'No longer your duty'
    case 'replaced':
      return 'Someone has taken your duty'
    default:
      return unreachable(kind)
  }
}

function paragraphsOf({ kind }: DutyNews, duty: Duty): string[] {
  switch (kind) {
    case 'moved':
      return [giveBackText(duty)]
    case 'reminder':
      return ['Something come up? Offer it to others on your duties page, and tell your coach.']
    case 'cancelled':
    case 'removed':
    case 'replaced':
      return ['There is nothing you need to do.']
    default:
      return unreachable(kind)
  }
}
