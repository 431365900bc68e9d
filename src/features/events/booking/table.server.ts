import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../../kernel/dates.ts'
import { amountInPence, entryColumns, instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { members } from '../../members/table.server.ts'
import { eventQuestions } from '../questions/table.server.ts'
import { events } from '../table.server.ts'
import { BOOKING_STATUSES } from './model/booking.ts'
import { AUDIENCES } from './model/message.ts'

/** The kinds of places of an event. An event with at least one takes bookings. */
export const ticketTypes = pgTable(
  'event_ticket_types',
  {
    ...entryColumns(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    price: amountInPence('price_minor').notNull(),
    /** Null: members pay the same. */
    memberPrice: amountInPence('member_price_minor'),
    places: integer('places').notNull(),
    /** The places of all bookings that are offered, held or booked. */
    taken: integer('taken').notNull().default(0),
    /** The most places of one booking, guests included. */
    mostPerBooking: integer('most_per_booking').notNull(),
    /** What is paid at booking. Null: the whole price. */
    deposit: amountInPence('deposit_minor'),
    /** The day by which the rest is due. */
    restDueOn: date('rest_due_on', { mode: 'string' }).$type<LocalDate>(),
  },
  (table) => [
    index('event_ticket_types_event').on(table.eventId),
    // However many people book at once, no place is given twice.
    check('event_ticket_types_taken', sql`${table.taken} between 0 and ${table.places}`),
    check(
      'event_ticket_types_deposit',
      sql`(${table.deposit} is null) = (${table.restDueOn} is null) and coalesce(${table.deposit}, 1) > 0`,
    ),
    check('event_ticket_types_price', sql`${table.price} >= 0 and coalesce(${table.memberPrice}, 0) >= 0`),
  ],
)

/** When an event can be booked, and its refund rule. Without a row, the defaults of `DEFAULT_TERMS`. */
export const bookingTerms = pgTable(
  'event_booking_terms',
  {
    eventId: uuid('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    closesAt: instant('closes_at'),
    fullRefundDays: integer('full_refund_days').notNull(),
    lateRefundPercent: integer('late_refund_percent').notNull(),
    lateRefundDays: integer('late_refund_days').notNull().default(0),
  },
  (table) => [
    check('event_booking_terms_percent', sql`${table.lateRefundPercent} between 0 and 100`),
    check('event_booking_terms_days', sql`${table.lateRefundDays} between 0 and ${table.fullRefundDays}`),
  ],
)

/** The request of one payer for one or more places. */
export const bookings = pgTable(
  'event_bookings',
  {
    ...entryColumns(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    /** The key of the form, so that a repeated submission books once. */
    formKey: text('form_key').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The member record of the payer. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    status: text('status', { enum: BOOKING_STATUSES }).notNull(),
    /** The prices of all tickets that are not cancelled. */
    amount: amountInPence('amount_minor').notNull(),
    /** What of the amount is paid at booking. Null: all of it. */
    deposit: amountInPence('deposit_minor'),
    /** The payment of the amount or of the deposit. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The object of the payments of the rest. */
    restId: uuid('rest_id').unique(),
    /** The payment of the rest that the booking has used. Any other one goes back. */
    restPaymentId: uuid('rest_payment_id').references(() => payments.id),
    restDueAt: instant('rest_due_at'),
    /** The places are reserved until then; null if that is not limited. */
    heldUntil: instant('held_until'),
    bookedAt: instant('booked_at'),
  },
  (table) => [
    uniqueIndex('event_bookings_form').on(table.eventId, table.formKey),
    index('event_bookings_event').on(table.eventId, table.createdAt),
    index('event_bookings_user').on(table.userId),
    index('event_bookings_member').on(table.memberId),
    index('event_bookings_email').on(sql`lower(${table.email})`),
    check(
      'event_bookings_deposit',
      sql`case when ${table.deposit} is null then ${table.restId} is null and ${table.restDueAt} is null
        else ${table.deposit} between 0 and ${table.amount} and ${table.restId} is not null and ${table.restDueAt} is not null end`,
    ),
    index('event_bookings_held').on(table.heldUntil).where(sql`${table.status} in ('held', 'offered')`),
  ],
)

/** One person of a booking. */
export const tickets = pgTable(
  'event_tickets',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => ticketTypes.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** The member who comes; null for a guest. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    price: amountInPence('price_minor').notNull(),
    /** What of the price is paid at booking. Null: all of it. */
    deposit: amountInPence('deposit_minor'),
    /** Set if this ticket alone was cancelled. It has no place then. */
    cancelledAt: instant('cancelled_at'),
    /** Set while the person is checked in. */
    checkedInAt: instant('checked_in_at'),
    /** The last mark of a phone: the latest one wins, whatever the order in which they arrive. */
    markedAt: instant('marked_at'),
    markId: uuid('mark_id'),
  },
  (table) => [
    uniqueIndex('event_tickets_position').on(table.bookingId, table.position),
    index('event_tickets_type').on(table.typeId),
    index('event_tickets_member').on(table.memberId),
  ],
)

/** The answers to the questions of an event. They are deleted a month after it, because they can be about health. */
export const answers = pgTable(
  'event_answers',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => eventQuestions.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Null for a question that the booker is asked once. */
    ticketId: uuid('ticket_id').references(() => tickets.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (table) => [
    unique('event_answers_one').on(table.bookingId, table.questionId, table.ticketId).nullsNotDistinct(),
    index('event_answers_question').on(table.questionId),
    index('event_answers_ticket').on(table.ticketId),
  ],
)

/** The messages of organisers to payers, each sent once. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The key of the form, so that a repeated submission sends once. */
    formKey: text('form_key').notNull(),
    audience: text('audience', { enum: AUDIENCES }).notNull(),
    subject: text('subject').notNull(),
    people: integer('people').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [uniqueIndex('event_messages_form').on(table.eventId, table.formKey)],
)

export type TicketType = typeof ticketTypes.$inferSelect
export type Booking = typeof bookings.$inferSelect
export type Ticket = typeof tickets.$inferSelect
