import { and, eq, isNotNull } from 'drizzle-orm'
import { bookingTerms } from '../../src/features/events/booking/table.server.ts'
import { events } from '../../src/features/events/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { addDays, clubDay } from '../../src/kernel/dates.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aBookingOf } from '../builders/booking.ts'
import { aQuestion } from '../builders/question.ts'
import { aTicketType } from '../builders/ticket-type.ts'

const DAY_MS = 86_400_000

/** The children of the camp, by the parent who booked for them. */
const CHILDREN = [
  ['Isla', 'Max'],
  ['Oscar'],
  ['Mila', 'Theo'],
  ['Zara'],
  ['Finn', 'Ida'],
  ['Noor'],
  ['Luca', 'Emil'],
  ['Ruby'],
  ['Hana', 'Kofi'],
  ['Arlo'],
  ['Elsa', 'Jude'],
  ['Sami'],
  ['Vera', 'Milo'],
  ['Ada'],
]

/** A camp with three places left, a course with a waiting list, and a camp abroad with a deposit. */
export async function seedBookings(ctx: Ctx): Promise<void> {
  const camp = await eventNamed(ctx, 'Handball camp for juniors')
  const course = await eventNamed(ctx, 'First aid for coaches')
  const adults = await adultMembers(ctx)
  const childTicket = await aTicketType(ctx, camp, {
    name: 'Child, 8 to 14',
    price: pence(6000),
    memberPrice: pence(4500),
    places: 24,
  })
  const terms = { fullRefundDays: 14, lateRefundPercent: 50, lateRefundDays: 3 }
  await ctx.db
    .insert(bookingTerms)
    .values({ ...terms, eventId: camp.id, closesAt: new Date(camp.startsAt.getTime() - 2 * DAY_MS) })
  await aQuestion(ctx, camp, { kind: 'health', label: 'Does your child have any allergies?' })
  await aQuestion(ctx, camp, { kind: 'size', label: 'Which size of T-shirt?', atCheckIn: true })
  for (const [index, children] of CHILDREN.entries()) {
    const parent = adults[index]
    if (parent)
      await aBookingOf(ctx, {
        type: childTicket,
        payer: parent,
        people: children.map((name) => ({ name })),
        at: daysAgo(ctx, CHILDREN.length - index),
      })
  }
  const place = await aTicketType(ctx, course, { name: 'Place', places: 12, mostPerBooking: 1 })
  for (const [index, coach] of adults.slice(10, 22).entries())
    await aBookingOf(ctx, { type: place, payer: coach, people: [coach], at: daysAgo(ctx, 20 - index) })
  for (const [index, coach] of adults.slice(22, 25).entries())
    await aBookingOf(ctx, {
      ...{ type: place, payer: coach, people: [coach], status: 'waiting' },
      at: daysAgo(ctx, 3 - index),
    })
  await seedDeposits(ctx)
}

/** Players who have paid the deposit of the camp abroad. */
async function seedDeposits(ctx: Ctx): Promise<void> {
  const abroad = await eventNamed(ctx, 'Pre-season camp in Aarhus')
  const place = await aTicketType(ctx, abroad, {
    ...{ name: 'Player', price: pence(34_000), places: 36, deposit: pence(10_000) },
    restDueOn: addDays(clubDay(abroad.startsAt), -60),
  })
  await ctx.db.insert(bookingTerms).values({
    ...{ eventId: abroad.id, closesAt: new Date(abroad.startsAt.getTime() - 21 * DAY_MS) },
    ...{ fullRefundDays: 90, lateRefundPercent: 50, lateRefundDays: 30 },
  })
  for (const [index, player] of (await adultMembers(ctx)).slice(25, 31).entries())
    await aBookingOf(ctx, { type: place, payer: player, people: [player], at: daysAgo(ctx, 6 - index) })
}

const daysAgo = ({ clock }: Ctx, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

export async function eventNamed({ db }: Ctx, name: string) {
  const [event] = await db.select().from(events).where(eq(events.name, name))
  if (!event) throw new Error(`the demo club has no event ${name}`)
  return event
}

/** Members who are certainly adults, with an address. */
export async function adultMembers({ db }: Ctx) {
  const { id, name, email, bornOn } = members
  const found = await db
    .select({ memberId: id, name, email, bornOn })
    .from(members)
    .where(and(eq(members.active, true), isNotNull(bornOn)))
    .orderBy(id)
  return found.filter((member) => member.email !== '' && (member.bornOn ?? '') < '2000-01-01')
}
