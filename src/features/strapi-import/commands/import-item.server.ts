import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Invalid } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { plainLine } from '../../../kernel/text.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { columnOf } from '../../../platform/content/registry.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import type { SourceItem } from '../../../platform/strapi-source/strapi-source.ts'
import type { Plan } from '../model/plans.ts'
import type { CollectionReport, Result } from '../model/report.ts'
import { instantText, sourceId } from '../model/source-values.ts'
import { convertItem } from './convert-item.server.ts'
import { importHistory } from './import-history.server.ts'
import { importedOf, type Run, recordChange, recordNew } from './run.server.ts'
import { membersIn, tagImportedPhoto } from './tag-imported-photo.server.ts'

type Import = {
  run: Run
  plan: Plan
  contentType: ContentType
  item: SourceItem
  sourceId: string
  notes: string[]
}

/**
 * Imports one item in its own transaction and adds the result to the report. Throws only for errors that are not
 * specific to the item.
 */
export async function importItem(
  run: Run,
  plan: Plan,
  contentType: ContentType,
  item: SourceItem,
  report: CollectionReport,
): Promise<void> {
  const id = sourceId(item)
  const name = nameOf(contentType, item, id)
  const refuse = (why: string) => {
    report.results.REFUSED += 1
    report.refused.push(`${name}: ${why}`)
  }
  if (id === undefined) return refuse('it has no id')
  const notes: string[] = []
  try {
    if (plan.history) {
      report.results[await importHistory(run, contentType, item, id, notes)] += 1
      for (const note of notes) report.notes.push(`${note}: ${name}`)
      return
    }
    const { input, leftOut } = await convertItem(run, plan, contentType, item, notes)
    const result = await write({ run, plan, contentType, item, sourceId: id, notes }, input)
    report.results[result] += 1
    for (const note of new Set(notes)) report.notes.push(`${note}: ${name}`)
    for (const field of leftOut) report.leftOut.add(field)
  } catch (error) {
    const why = reasonIn(error)
    if (why === undefined) throw error
    refuse([why, ...notes].join('; '))
  }
}

async function write(given: Import, input: Record<string, unknown>): Promise<Result> {
  const { run, plan, contentType, item } = given
  const digest = createHash('sha256')
    .update(JSON.stringify([input, membersIn(run, item)]))
    .digest('hex')
  const record = { collection: plan.collection, sourceId: given.sourceId, digest }
  const done = (entryId: string) =>
    importedOf(run, plan.collection).set(given.sourceId, { entryId, digest, erased: false })
  const known = importedOf(run, plan.collection).get(given.sourceId)
  if (known) {
    const { entryId } = known
    if (known.erased || !(await exists(run, contentType, entryId))) return 'REMOVED'
    if (known.digest === digest) return 'SAME'
    await transact(run.ctx, async (tx) => {
      await updateEntry(joining(run.ctx, tx), contentType, entryId, input)
      await finish(tx, given, entryId)
      await recordChange(tx, run, { ...record, entryId })
    })
    done(entryId)
    return 'CHANGED'
  }
  const match = await findMatch(given)
  const entryId = match ?? newId()
  await transact(run.ctx, async (tx) => {
    if (match) await updateEntry(joining(run.ctx, tx), contentType, match, input)
    else {
      await createEntryIn(tx, run.ctx, contentType, input, entryId)
      await keepCreation(tx, given, entryId)
    }
    await finish(tx, given, entryId)
    await recordNew(tx, run, { ...record, entryId })
  })
  done(entryId)
  return match ? 'CHANGED' : 'NEW'
}

async function finish(tx: Tx, given: Import, entryId: string): Promise<void> {
  const { run, plan, item, notes } = given
  if (plan.collection === 'photos') await tagImportedPhoto(tx, run, entryId, membersIn(run, item), notes)
  await noteAddress(tx, given, entryId)
}

/** Finds an existing entry that corresponds to the item: the only one of its type, or one with the same key. */
async function findMatch({ run, plan, contentType, item }: Import): Promise<string | undefined> {
  const { db } = run.ctx
  const column = plan.match ? columnAt(contentType, plan.match) : undefined
  if (!plan.single && (!column || !plan.match || !item[plan.match])) return undefined
  const found = await db
    .select({ id: sql<string>`${contentType.id}` })
    .from(contentType.table)
    .where(column && plan.match ? eq(column, item[plan.match]) : undefined)
    .limit(1)
  const taken = new Set([...importedOf(run, plan.collection).values()].map(({ entryId }) => entryId))
  return found.map(({ id }) => id).find((id) => plan.single || !taken.has(id))
}

function columnAt(contentType: ContentType, name: string): PgColumn | undefined {
  const field = contentType.fields[name]
  return field && field.kind !== 'many' ? field.column : undefined
}

const exists = async ({ ctx }: Run, contentType: ContentType, id: string): Promise<boolean> =>
  (await ctx.db.$count(contentType.table, eq(contentType.id, id))) > 0

/** Sets the creation time of an entry to that at the source. */
async function keepCreation(tx: Tx, { contentType, item }: Import, id: string): Promise<void> {
  const given = item.createdAt ?? item.created_at ?? item.Created
  const createdAt = typeof given === 'string' ? instantText(given) : undefined
  if (!createdAt || !columnOf(contentType, 'createdAt')) return
  await tx
    .update(contentType.table)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(contentType.id, id))
}

/** Notes the new address of an entry if its slug at the source could not be kept. */
async function noteAddress(tx: Tx, { contentType, item, notes }: Import, id: string): Promise<void> {
  const slug = Object.entries(contentType.fields).find(([, field]) => field.kind === 'slug')
  const column = slug && columnAt(contentType, slug[0])
  const wanted = slug && item[slug[0]]
  if (!column || typeof wanted !== 'string' || wanted === '') return
  const [row] = await tx.select({ slug: column }).from(contentType.table).where(eq(contentType.id, id))
  if (row && row.slug !== wanted) notes.push(`its address is ${row.slug}, because ${wanted} cannot be used`)
}

const MAX_NAME = 60

/** Returns the name of an item for the report. */
function nameOf(contentType: ContentType, item: SourceItem, id: string | undefined): string {
  const names =
    contentType.names ??
    Object.entries(contentType.fields)
      .flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []))
      .slice(0, 1)
  const words = plainLine(
    names
      .map((name) => (typeof item[name] === 'string' ? item[name] : ''))
      .filter(Boolean)
      .join(' – '),
  )
  const short = words.length > MAX_NAME ? `${words.slice(0, MAX_NAME)}…` : words
  return [short, `(${id ?? 'no id'})`].filter(Boolean).join(' ')
}

/** Returns why an item cannot be stored; undefined for an error that does not come from the item. */
function reasonIn(error: unknown): string | undefined {
  // Compared by name, because a test and the built product load different copies of the class.
  if (error instanceof Error && error.name === 'Invalid') {
    const { fields } = error as Invalid
    return Object.values(fields).flat().join('. ')
  }
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  // PostgreSQL classes 22 (data exception) and 23 (integrity constraint violation).
  return /^2[23]/.test(code) ? 'its values cannot be stored' : undefined
}
