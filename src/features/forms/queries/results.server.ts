import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded, holdsWords } from '../../../platform/database/folding.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { personIn } from '../model/people.ts'
import { canReadResults } from '../policy.ts'
import type { ResultSearch } from '../schema.ts'
import { formPapers, formResults, forms } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

const PAGE = 100

/** An answer in the list. */
export type ResultRow = {
  id: string
  fullName: string
  email: string
  form: string
  createdAt: Date
  /** The number of filled-in lines. */
  lines: number
}

const selectResults = ({ db }: Reads) =>
  db
    .select({
      id: formResults.id,
      data: formResults.data,
      form: forms.title,
      createdAt: formResults.createdAt,
    })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))

/**
 * Lists a page of answers, newest first. `q` searches all lines, ignoring case and accents. Throws Forbidden unless the
 * actor is an administrator.
 */
export async function listResults(ctx: Reads, search: ResultSearch): Promise<Rows<ResultRow>> {
  requireReader(ctx)
  const where = and(search.form ? eq(formResults.formId, search.form) : undefined, matchesText(search.q))
  const [total, found] = await Promise.all([
    ctx.db.$count(formResults, where),
    selectResults(ctx)
      .where(where)
      .orderBy(desc(formResults.createdAt), desc(formResults.id))
      .offset(search.start)
      .limit(PAGE),
  ])
  const rows = found.map(({ data, ...row }) => {
    const { fullName, email } = personIn(data)
    return { ...row, fullName, email, lines: data.length }
  })
  return { rows, start: search.start, total }
}

/** Lists at most `limit` answers to one form or to all, newest first, for an export. */
export async function allResults(ctx: Reads, formId: string | undefined, limit: number) {
  requireReader(ctx)
  return ctx.db
    .select({ data: formResults.data, createdAt: formResults.createdAt, form: forms.title })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .where(formId ? eq(formResults.formId, formId) : undefined)
    .orderBy(desc(formResults.createdAt), desc(formResults.id))
    .limit(limit)
}

/** Lists the forms that have answers, with their number. */
export async function answeredForms(ctx: Reads) {
  requireReader(ctx)
  return ctx.db
    .select({ id: forms.id, title: forms.title, many: count() })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .groupBy(forms.id, forms.title)
    .orderBy(forms.title)
}

/** Finds one answer with its lines and papers. Throws NotFound. */
export async function findResult(ctx: Reads, id: string) {
  requireReader(ctx)
  const [result] = isId(id)
    ? await ctx.db
        .select({
          id: formResults.id,
          data: formResults.data,
          form: forms.title,
          createdAt: formResults.createdAt,
          answeredAt: formResults.answeredAt,
        })
        .from(formResults)
        .innerJoin(forms, eq(forms.id, formResults.formId))
        .where(eq(formResults.id, id))
    : []
  if (!result) throw new NotFound()
  const papers = await ctx.db
    .select({ id: files.id, name: files.name })
    .from(formPapers)
    .innerJoin(files, eq(files.id, formPapers.fileId))
    .where(and(eq(formPapers.resultId, id), inArray(formPapers.fileId, paperIdsIn(result.data))))
  const { data, ...facts } = result
  return { ...facts, ...personIn(data), answers: data, papers }
}

/**
 * Lists the answers that have waited longest for a reply, and how many wait. Throws Forbidden unless the actor is an
 * administrator.
 */
export async function resultsToAnswer(ctx: Reads, page: { limit: number }) {
  requireReader(ctx)
  const isOpen = isNull(formResults.answeredAt)
  const [total, found] = await Promise.all([
    ctx.db.$count(formResults, isOpen),
    selectResults(ctx)
      .where(isOpen)
      .orderBy(asc(formResults.createdAt), asc(formResults.id))
      .limit(page.limit),
  ])
  return { total, rows: found.map(({ data, ...row }) => ({ ...row, ...personIn(data), lines: data })) }
}

const paperIdsIn = (data: readonly { files?: string[] }[]): string[] =>
  data.flatMap(({ files: ids }) => ids ?? [])

/** Matches answers whose lines contain every word of the text. */
const matchesText = (text: string): SQL | undefined =>
  holdsWords(text, folded(sql`${formResults.data}::text`))

function requireReader({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canReadResults(actor)) throw new Forbidden()
}
