import { newId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { HOLD_MINUTES } from '../model/booking.ts'
import { restDueAt } from '../model/deposit.ts'
import type { PlacesToBook } from '../model/places-to-book.ts'
import { type Booking, bookings, tickets } from '../table.server.ts'
import type { PersonToBook } from './people-to-book.server.ts'
import { writeAnswers } from './write-answers.server.ts'

/** Inserts the booking with its tickets. Returns undefined if the form was submitted twice. */
export async function enterBooking(
  { actor, clock }: Ctx,
  tx: Tx,
  event: { id: string },
  { key, payer, waits, answers: given }: PlacesToBook,
  people: readonly PersonToBook[],
): Promise<Booking | undefined> {
  const now = clock.now()
  const amount = sumOf(people.map(({ price }) => price))
  const later = laterOf(people)
  const user = actor.kind === 'user' ? actor : undefined
  const [booking] = await tx
    .insert(bookings)
    .values({
      ...{ id: newId(), eventId: event.id, formKey: key, amount, createdAt: now, updatedAt: now },
      userId: user?.userId ?? null,
      memberId: user?.memberId ?? null,
      name: user?.name ?? payer.name,
      email: user?.email ?? payer.email,
      ...later,
      ...stateOf(now, amount, waits),
    })
    .onConflictDoNothing()
    .returning()
  if (!booking) return undefined
  const entered = people.map(({ typeId, memberId, name, price, first }, position) => ({
    ...{ id: newId(), bookingId: booking.id, typeId, memberId, name, position, price },
    deposit: later ? first : null,
  }))
  await tx.insert(tickets).values(entered)
  await writeAnswers(tx, booking, entered, given)
  return booking
}

const sumOf = (amounts: readonly Pence[]): Pence => pence(amounts.reduce((sum, amount) => sum + amount, 0))

/** What is paid first and when the rest is due, if not everything is paid at booking: the first day of any ticket. */
function laterOf(people: readonly PersonToBook[]) {
  const [restDueOn] = people.flatMap((person) => person.restDueOn ?? []).toSorted()
  if (!restDueOn) return undefined
  const deposit = sumOf(people.map(({ first }) => first))
  return { deposit, restDueAt: restDueAt(restDueOn), restId: newId() }
}

/** A new booking waits, is held until it is paid, or is booked at once if it is free. */
function stateOf(now: Date, amount: number, waits: boolean) {
  if (waits) return { status: 'waiting' as const }
  if (amount === 0) return { status: 'booked' as const, bookedAt: now }
  return { status: 'held' as const, heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000) }
}
