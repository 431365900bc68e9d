import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import type { Answer } from '../../questions/model/question.ts'
import { lockBooking, ticketsOf } from '../internal/change-booking.server.ts'
import { writeAnswers } from '../internal/write-answers.server.ts'
import { canCancel } from '../model/booking.ts'
import { whyClosed } from '../model/terms.ts'
import { readTicketLink } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { termsOf } from '../queries/terms.server.ts'

/** CLOSED: the last moment to book has passed. NOT_ACTIVE: the booking is cancelled, or was not paid in time. */
export type ChangeAnswers = Outcome<object, { reason: 'CLOSED' | 'NOT_ACTIVE' }>

/**
 * Replaces the answers of the booking of an e-mailed link, until booking closes. `given` was checked against the
 * questions of the event. Throws NotFound for an invalid link.
 */
export async function changeAnswers(
  ctx: Pick<Ctx, 'db' | 'pages' | 'secret' | 'clock'>,
  token: string,
  given: readonly Answer[],
): Promise<ChangeAnswers> {
  const now = ctx.clock.now()
  const id = readTicketLink(ctx.secret, token, now)
  if (!id) throw new NotFound()
  return transact(ctx, async (tx): Promise<ChangeAnswers> => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new NotFound()
    if (!canCancel(booking.status)) return refused('NOT_ACTIVE')
    if (whyClosed(await eventOf(tx, booking.eventId), await termsOf(tx, booking.eventId), now))
      return refused('CLOSED')
    await writeAnswers(tx, booking, await ticketsOf(tx, id), given)
    return done()
  })
}
