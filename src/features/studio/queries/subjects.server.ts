import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { registry } from '../../../content-types.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { announcements } from '../../announcements/table.server.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { feePlans } from '../../fees/table.server.ts'
import { messages } from '../../messages/table.server.ts'
import { bankTransactions } from '../../money/bank/table.server.ts'
import { storeOrders } from '../../store/orders/table.server.ts'
import { trainings } from '../../trainings/table.server.ts'
import { fieldLabel } from '../model/controls.ts'
import { labelFromName } from '../model/studio.ts'
import { namedEntries } from './named.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'>

/** The subject of a line of the audit log: an entry with its kind and name. */
export type Subject = { collection: string; id: string; one: string; name: string | undefined }

type Source = { one: string; table: PgTable; id: PgColumn; name: PgColumn | SQL<string>; anyId?: true }

/** Subjects that are not content types, or whose name is not a text field. */
const OTHERS: Readonly<Record<string, Source>> = {
  storeorders: {
    one: 'order',
    table: storeOrders,
    id: storeOrders.id,
    name: sql<string>`${storeOrders.number}::text`,
  },
  invoices: {
    one: 'invoice of',
    table: invoices,
    id: invoices.id,
    name: invoices.customerName,
    anyId: true,
  },
  payments: { one: 'payment of', table: payments, id: payments.id, name: payments.payerName },
  bank_transactions: {
    one: 'bank payment of',
    table: bankTransactions,
    id: bankTransactions.id,
    name: sql<string>`coalesce(nullif(${bankTransactions.payer}, ''), ${bankTransactions.text})`,
  },
  fees: { one: 'fee', table: feePlans, id: feePlans.id, name: feePlans.label, anyId: true },
  mails: { one: 'e-mail', table: mails, id: mails.id, name: mails.subject },
  messages: { one: 'the message', table: messages, id: messages.id, name: messages.subject },
  announcements: {
    one: 'announcement',
    table: announcements,
    id: announcements.id,
    name: announcements.text,
  },
  trainings: { one: 'training times of', table: trainings, id: trainings.id, name: trainings.label },
}

/** The collections whose names are searched. */
const SEARCHED = ['members', 'registrations', 'posts', 'events', 'photoalbums', 'forms', 'storebatches']
const MAX_FOUND = 50

/** Finds the subjects of texts like `members/<id>`, with the names that the actor may read. */
export async function findSubjects(ctx: Needs, texts: readonly string[]): Promise<Map<string, Subject>> {
  const ids = new Map<string, Set<string>>()
  for (const text of texts) {
    const [collection = '', id] = text.split('/')
    if (id) ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
  }
  const found = await Promise.all([...ids].map(([collection, some]) => named(ctx, collection, [...some])))
  return new Map(found.flat().map((subject) => [`${subject.collection}/${subject.id}`, subject]))
}

/** Finds subjects by name and returns them as texts like `members/<id>`. */
export async function findSubjectsByName(ctx: Needs, q: string): Promise<string[]> {
  const found = await Promise.all(
    SEARCHED.map(async (collection) =>
      (await namedEntries(ctx, collection, { q, limit: MAX_FOUND })).map(({ id }) => `${collection}/${id}`),
    ),
  )
  return found.flat()
}

/** The plural name of a content type, such as 'Members'; undefined for other collections. */
export const kindName = (collection: string): string | undefined => registry.find(collection)?.many

/** The label of a field of a content type. */
export function fieldName(collection: string, name: string): string {
  const field = registry.find(collection)?.fields[name]
  return field ? fieldLabel(name, field) : labelFromName(name)
}

async function named(ctx: Needs, collection: string, ids: readonly string[]): Promise<Subject[]> {
  const names = await namesIn(ctx, collection, ids)
  const one = OTHERS[collection]?.one ?? registry.find(collection)?.one.toLowerCase() ?? ''
  return ids.map((id) => ({ collection, id, one, name: names.get(id) }))
}

async function namesIn(ctx: Needs, collection: string, ids: readonly string[]): Promise<Map<string, string>> {
  const source = OTHERS[collection]
  const known = source?.anyId ? ids : ids.filter(isId)
  if (!source && !registry.find(collection)) return new Map()
  const found = source
    ? await ctx.db
        .select({ id: sql<string>`${source.id}`, name: sql<string>`${source.name}` })
        .from(source.table)
        .where(inArray(source.id, [...known]))
    : await namedEntries(ctx, collection, { ids: known, limit: Math.max(known.length, 1) })
  return new Map(found.map(({ id, name }) => [id, name]))
}
