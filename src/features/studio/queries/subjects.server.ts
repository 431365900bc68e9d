import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { registry } from '../../../content-types.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { storeOrders } from '../../store/orders/table.server.ts'
import { trainings } from '../../trainings/table.server.ts'
import { labelOf } from '../model/controls.ts'
import { wordsOf } from '../model/studio.ts'
import { namedEntries } from './named.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'>

/** What the lines of the audit log are about: one thing of a kind, under the name that people know it by. */
export type Subject = { collection: string; id: string; one: string; name: string | undefined }

type Source = { one: string; table: PgTable; id: PgColumn; name: PgColumn | SQL<string>; anyId?: true }

/** What is no content type, or is known by something that is no text. */
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
  mails: { one: 'e-mail', table: mails, id: mails.id, name: mails.subject },
  trainings: { one: 'training times of', table: trainings, id: trainings.id, name: trainings.label },
}

/** Where a word that is searched for may be the name of something. */
const SEARCHED = ['members', 'registrations', 'posts', 'events', 'photoalbums', 'forms', 'storebatches']
const MOST_FOUND = 50

/** The things of `members/<id>` and the like, by that text, as this actor may know them. */
export async function subjectsOf(ctx: Needs, texts: readonly string[]): Promise<Map<string, Subject>> {
  const ids = new Map<string, Set<string>>()
  for (const text of texts) {
    const [collection = '', id] = text.split('/')
    if (id) ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
  }
  const found = await Promise.all([...ids].map(([collection, some]) => named(ctx, collection, [...some])))
  return new Map(found.flat().map((subject) => [`${subject.collection}/${subject.id}`, subject]))
}

/** `members/<id>` and the like of what has such a name. */
export async function subjectsNamed(ctx: Needs, q: string): Promise<string[]> {
  const found = await Promise.all(
    SEARCHED.map(async (collection) =>
      (await namedEntries(ctx, collection, { q, limit: MOST_FOUND })).map(({ id }) => `${collection}/${id}`),
    ),
  )
  return found.flat()
}

/** What staff call a kind of things: 'Members'. Undefined for what is no content type. */
export const kindName = (collection: string): string | undefined => registry.find(collection)?.many

/** What staff call a field of a content type. */
export function fieldName(collection: string, name: string): string {
  const field = registry.find(collection)?.fields[name]
  return field ? labelOf(name, field) : wordsOf(name)
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
