import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../../members/table.server.ts'
import { OPERATION_KINDS, OPERATION_STATUSES } from './model.ts'

/**
 * The outbox for the provider. A command writes its request here, with a job, before the provider is called. Rows are
 * never deleted. [decision 0150]
 */
export const providerOperations = pgTable(
  'provider_operations',
  {
    /**
     * Part of the idempotency key, and stored in the metadata of the created object, so that a retry finds the
     * object.
     */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: OPERATION_KINDS }).notNull(),
    /** The trigger `members_not_charged` prevents deleting a member who has a pending operation. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    mode: text('mode', { enum: ['test', 'live'] }).notNull(),
    request: jsonb('request').notNull(),
    status: text('status', { enum: OPERATION_STATUSES }).notNull().default('pending'),
    /** The provider's id of the created object. */
    resultId: text('result_id'),
    /** Why the provider refused, or why a request that was carried out changed nothing. */
    error: text('error'),
    requestedBy: uuid('requested_by'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('provider_operations_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    index('provider_operations_member').on(table.memberId),
    // A member has at most one pending assignment of each plan.
    uniqueIndex('provider_operations_one_plan')
      .on(table.memberId, sql`(${table.request} ->> 'priceId')`)
      .where(sql`${table.kind} = 'subscription.create' and ${table.status} = 'pending'`),
  ],
)

export type Operation = typeof providerOperations.$inferSelect
