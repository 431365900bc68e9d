import { actsFor } from '../../../../kernel/actor.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { isOwnAccountOfMinor } from '../../../members/queries/account-of-minor.server.ts'
import { BOOKING_CAPTCHA } from '../model/captcha-purpose.ts'
import type { PlacesToBook } from '../model/places-to-book.ts'

/** Limits how many bookings one network, and one person in it, can make. */
export const BOOKING_LIMIT: Limit = { name: 'bookings', points: 300, seconds: 3600 }
export const BOOKING_PERSON_LIMIT: Limit = { name: 'bookings-person', points: 10, seconds: 3600 }

export type BookerRefusal =
  | { reason: 'NOT_YOURS' | 'MINOR' | 'CAPTCHA' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }

/**
 * Refuses a booker who may not book for these people, a visitor who has not solved the captcha, and one attempt too
 * many. Undefined if the booking can go on.
 */
export async function checkBooker(
  ctx: Ctx,
  eventId: string,
  { altcha, ...content }: PlacesToBook,
): Promise<Extract<Outcome<object, BookerRefusal>, { ok: false }> | undefined> {
  const { actor } = ctx
  const { payer, people } = content
  if (people.some(({ memberId }) => memberId && !actsFor(actor, memberId))) return refused('NOT_YOURS')
  if (await isOwnAccountOfMinor(ctx)) return refused('MINOR')
  const sent = JSON.stringify([eventId, content])
  if (actor.kind === 'visitor' && !(await ctx.captcha.verify(altcha, BOOKING_CAPTCHA, sent)))
    return refused('CAPTCHA')
  const network = networkOf(ctx.client)
  const person = actor.kind === 'user' ? actor.userId : `${network} ${payer.email.toLowerCase()}`
  const spent = await spendEach(ctx.db, [BOOKING_PERSON_LIMIT, person], [BOOKING_LIMIT, network])
  return spent.allowed ? undefined : refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
}
