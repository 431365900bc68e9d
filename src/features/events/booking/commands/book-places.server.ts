import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { actsFor } from '../../../../kernel/actor.ts'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { members } from '../../../members/table.server.ts'
import { canReadDetails } from '../../policy.ts'
import type { Answer } from '../../questions/model/question.ts'
import { events } from '../../table.server.ts'
import { isOwnAccountOfMinor } from '../internal/account-of-minor.server.ts'
import { emailBooked, emailWaiting } from '../internal/emails.server.ts'
import { takePlaces } from '../internal/places.server.ts'
import { writeAnswers } from '../internal/write-answers.server.ts'
import { HOLD_MINUTES, WITH_PLACES } from '../model/booking.ts'
import { BOOKING_CAPTCHA } from '../model/captcha-purpose.ts'
import { depositNow, firstPart, restDueAt } from '../model/deposit.ts'
import { ticketPrice, whyClosed } from '../model/terms.ts'
import { termsOf } from '../queries/terms.server.ts'
import { ticketTypesOf } from '../queries/ticket-types.server.ts'
import { waitedFor } from '../queries/waiting.server.ts'
import { type Booking, bookings, type TicketType, tickets } from '../table.server.ts'
import { offerPlaces } from './offer-places.server.ts'

/** Limits how many bookings one network, and one person in it, can make. */
export const BOOKING_LIMIT: Limit = { name: 'bookings', points: 300, seconds: 3600 }
export const BOOKING_PERSON_LIMIT: Limit = { name: 'bookings-person', points: 10, seconds: 3600 }

/** `people` has a ticket for each person: a member in the booker's care, or a guest by name. */
export type BookPlaces = {
  key: string
  altcha: string
  /** Asked of visitors only. */
  payer: { name: string; email: string }
  people: readonly { typeId: string; memberId: string | null; name: string }[]
  /** Checked against the questions of the event. */
  answers: readonly Answer[]
  /** True to join the waiting list, without paying. */
  waits: boolean
}

type Refusal =
  | { reason: 'MEMBERS_ONLY' | 'PAST' | 'CLOSED' | 'CAPTCHA' | 'MINOR' | 'NOT_YOURS' | 'NO_SUCH_TICKETS' }
  /** These people already have a place. */
  | { reason: 'ALREADY_BOOKED'; names: string[] }
  /** There are not enough places of this type. */
  | { reason: 'FULL'; type: string; left: number }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
export type Booked = Outcome<{ booking: Booking; startsAt: Date }, Refusal>

type Event = typeof events.$inferSelect
/** `first`: what is paid at booking; the rest is due on `restDueOn`. */
type Person = {
  typeId: string
  memberId: string | null
  name: string
  price: Pence
  first: Pence
  restDueOn: LocalDate | undefined
}

/**
 * Reserves places: booked at once if they are free, and otherwise held until the payment. Repeating a form key returns
 * the first booking. Throws NotFound for an unknown or hidden event.
 */
export async function bookPlaces(ctx: Ctx, slug: string, input: BookPlaces): Promise<Booked> {
  const event = await eventAt(ctx, slug)
  if (!canReadDetails(ctx.actor, event)) return refused('MEMBERS_ONLY')
  const earlier = await bookingOfForm(ctx.db, event.id, input.key)
  if (earlier) return done({ booking: earlier, startsAt: event.startsAt })
  const closed = whyClosed(event, await termsOf(ctx.db, event.id), ctx.clock.now())
  if (closed) return refused(closed)
  const why = await whyNotBook(ctx, input)
  if (why) return why
  const types = await ticketTypesOf(ctx.db, event.id)
  if (!matchTypes(types, input.people)) return refused('NO_SUCH_TICKETS')
  const booked = await rollingBack<Booked>(() =>
    transact(ctx, async (tx) => {
      const people = await peopleOf(tx, types, input.people, ctx.clock.now())
      const again = await alreadyBooked(tx, event.id, people)
      if (again.length > 0) throw new Rollback(refused('ALREADY_BOOKED', { names: again }))
      const full = input.waits ? undefined : await tooFew(tx, people)
      if (full) throw new Rollback(await howFull(tx, event.id, full))
      const booking = await enter(ctx, tx, event, input, people)
      if (!booking) throw new Rollback(await requireBookingOfForm(tx, event, input.key))
      if (booking.status === 'booked') await emailBooked(ctx, tx, booking)
      if (booking.status === 'waiting') await emailWaiting(ctx, tx, booking)
      await touchEntry(tx, 'events', event.id)
      return done({ booking, startsAt: event.startsAt })
    }),
  )
  // Places may be free that no earlier booking on the list can use.
  if (booked.ok && booked.booking.status === 'waiting') await offerPlaces(ctx, event.id)
  return booked
}

/** Takes the places, unless others are waiting for the same tickets. Returns the type with too few places. */
async function tooFew(tx: Tx, people: readonly Person[]): Promise<string | undefined> {
  return (
    (
      await waitedFor(
        tx,
        people.map(({ typeId }) => typeId),
      )
    )[0] ?? takePlaces(tx, people)
  )
}

async function eventAt({ db }: Ctx, slug: string): Promise<Event> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.slug, slug), eq(events.visible, true)))
  if (!event) throw new NotFound()
  return event
}

async function bookingOfForm(db: Ctx['db'] | Tx, eventId: string, key: string) {
  const isForm = and(eq(bookings.eventId, eventId), eq(bookings.formKey, key))
  const [booking] = await db.select().from(bookings).where(isForm)
  return booking
}

/** A concurrent request with the same form key has booked first. */
async function requireBookingOfForm(tx: Tx, event: Event, key: string): Promise<Booked> {
  const booking = await bookingOfForm(tx, event.id, key)
  if (!booking) throw new Error('the booking was not written')
  return done({ booking, startsAt: event.startsAt })
}

/** Checks the booker: a person with an account, or a visitor who solved the captcha. */
async function whyNotBook(
  ctx: Ctx,
  { altcha, payer, people }: BookPlaces,
): Promise<Extract<Booked, { ok: false }> | undefined> {
  const { actor } = ctx
  if (people.some(({ memberId }) => memberId && !actsFor(actor, memberId))) return refused('NOT_YOURS')
  if (await isOwnAccountOfMinor(ctx)) return refused('MINOR')
  if (actor.kind === 'visitor' && !(await ctx.captcha.verify(altcha, BOOKING_CAPTCHA)))
    return refused('CAPTCHA')
  const network = networkOf(ctx.client)
  const person = actor.kind === 'user' ? actor.userId : `${network} ${payer.email.toLowerCase()}`
  const spent = await spendEach(ctx.db, [BOOKING_PERSON_LIMIT, person], [BOOKING_LIMIT, network])
  return spent.allowed ? undefined : refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
}

/** Whether the chosen tickets exist, and there are no more of a type than one booking may have. */
function matchTypes(types: readonly TicketType[], people: BookPlaces['people']): boolean {
  const many = (id: string) => people.filter(({ typeId }) => typeId === id).length
  const isKnown = ({ typeId }: { typeId: string }) => types.some(({ id }) => id === typeId)
  return (
    people.length > 0 && people.every(isKnown) && types.every((type) => many(type.id) <= type.mostPerBooking)
  )
}

/**
 * Adds the names of members and the prices. Locks the members in one order, so that two bookings of the same member
 * follow one another.
 */
async function peopleOf(
  tx: Tx,
  types: readonly TicketType[],
  people: BookPlaces['people'],
  now: Date,
): Promise<Person[]> {
  const ids = people.flatMap(({ memberId }) => memberId ?? [])
  const found = ids.length
    ? await tx
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(inArray(members.id, ids))
        .orderBy(asc(members.id))
        .for('no key update')
    : []
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return people.map(({ typeId, memberId, name }) => {
    const type = types.find(({ id }) => id === typeId)
    if (!type) throw new Error('the ticket type was checked before')
    const price = ticketPrice(type, memberId !== null)
    const deposit = depositNow(type, now)
    const first = firstPart(price, deposit)
    const restDueOn = first < price ? deposit?.restDueOn : undefined
    return {
      ...{ typeId, memberId, price, first, restDueOn },
      name: memberId ? (names.get(memberId) ?? '') : name,
    }
  })
}

/** Returns the names of people who have a place already, or are named twice. */
async function alreadyBooked(tx: Tx, eventId: string, people: readonly Person[]): Promise<string[]> {
  const ids = people.flatMap(({ memberId }) => memberId ?? [])
  if (ids.length === 0) return []
  const found = await tx
    .select({ memberId: tickets.memberId })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        inArray(bookings.status, [...WITH_PLACES, 'waiting']),
        inArray(tickets.memberId, ids),
        isNull(tickets.cancelledAt),
      ),
    )
  const booked = new Set(found.map(({ memberId }) => memberId))
  const again = people.filter(
    ({ memberId }, at) =>
      memberId && (booked.has(memberId) || people.findIndex((one) => one.memberId === memberId) < at),
  )
  return [...new Set(again.map(({ name }) => name))]
}

/** Describes the ticket type with too few places. */
async function howFull(tx: Tx, eventId: string, typeId: string): Promise<Booked> {
  const type = (await ticketTypesOf(tx, eventId)).find(({ id }) => id === typeId)
  const isWaitedFor = (await waitedFor(tx, [typeId])).length > 0
  return refused('FULL', {
    type: type?.name ?? '',
    left: type && !isWaitedFor ? type.places - type.taken : 0,
  })
}

/** Inserts the booking with its tickets. Returns undefined if the form was submitted twice. */
async function enter(
  { actor, clock }: Ctx,
  tx: Tx,
  event: Event,
  { key, payer, waits, answers: given }: BookPlaces,
  people: readonly Person[],
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
function laterOf(people: readonly Person[]) {
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
