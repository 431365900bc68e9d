import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { CHARGE_SOURCES } from '../../billing/reminder-pauses/model.ts'

/** The reminders to pay that were e-mailed. A family, which is one address, gets one a day at most. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The day at the club. */
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    /** The same for all reminders that staff sent with one form; null for automatic ones. */
    sendingId: uuid('sending_id'),
    sentById: uuid('sent_by_id').references(() => users.id, { onDelete: 'set null' }),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('payment_reminders_once_a_day').on(table.email, table.sentOn),
    index('payment_reminders_sending').on(table.sendingId),
  ],
)

/** What a reminder asks for. Each step of a charge is sent once. */
export const paymentReminderCharges = pgTable(
  'payment_reminder_charges',
  {
    reminderId: uuid('reminder_id')
      .notNull()
      .references(() => paymentReminders.id, { onDelete: 'cascade' }),
    source: text('source', { enum: CHARGE_SOURCES }).notNull(),
    sourceId: text('source_id').notNull(),
    /** Which instalment of a fee; 0 for a charge that is paid at once. */
    instalment: smallint('instalment').notNull().default(0),
    /** How many days after the due date it is sent; negative before it, null for reminders by hand. */
    step: smallint('step'),
    open: amountInPence('open_minor').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'payment_reminder_charges_pk',
      columns: [table.reminderId, table.source, table.sourceId, table.instalment],
    }),
    unique('payment_reminder_charges_step_once').on(
      table.source,
      table.sourceId,
      table.instalment,
      table.step,
    ),
  ],
)
