import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded, holdsWords } from '../../../platform/database/folding.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { holdsChoice, isInMonth } from '../internal/result-facts.server.ts'
import type { FormAnswer } from '../model/form.ts'
import { personIn } from '../model/people.ts'
import type { ResultStatus } from '../model/status.ts'
import { canReadResults } from '../policy.ts'
import type { ResultSearch } from '../schema.ts'
import { formResults, forms } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

const PAGE = 100

/** An answer in the list. */
export type ResultRow = {
  id: string
  fullName: string
  email: string
  form: string
  status: ResultStatus
  /** Who deals with it. */
  handler: string | null
  createdAt: Date
  /** The number of filled-in lines. */
  lines: number
}

/** Only its readers read the answers to a confidential form: no list, search or export of the admin area has them. */
const isOpenForm = eq(forms.confidential, false)

const selectResults = ({ db }: Reads) =>
  db
    .select({
      id: formResults.id,
      data: formResults.data,
      form: forms.title,
      status: formResults.status,
      handler: users.name,
      createdAt: formResults.createdAt,
    })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .leftJoin(users, eq(users.id, formResults.handlerId))

/**
 * Lists a page of answers, newest first. `q` searches all lines, ignoring case and accents. Throws Forbidden unless the
 * actor is an administrator.
 */
export async function listResults(ctx: Reads, search: ResultSearch): Promise<Rows<ResultRow>> {
  requireReader(ctx)
  const where = matches(search)
  const [[counted], found] = await Promise.all([
    ctx.db
      .select({ many: count() })
      .from(formResults)
      .innerJoin(forms, eq(forms.id, formResults.formId))
      .where(where),
    selectResults(ctx)
      .where(where)
      .orderBy(desc(formResults.createdAt), desc(formResults.id))
      .offset(search.start)
      .limit(PAGE),
  ])
  return { rows: found.map(rowOf), start: search.start, total: counted?.many ?? 0 }
}

function rowOf({ data, ...row }: Omit<ResultRow, 'fullName' | 'email' | 'lines'> & { data: FormAnswer[] }) {
  const { fullName, email } = personIn(data)
  return { ...row, fullName, email, lines: data.length }
}

/** Lists at most `limit` answers that match the search, newest first, for an export. */
export async function allResults(ctx: Reads, search: ResultSearch, limit: number) {
  requireReader(ctx)
  return selectResults(ctx)
    .where(matches(search))
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
    .where(isOpenForm)
    .groupBy(forms.id, forms.title)
    .orderBy(forms.title)
}

/** Counts the answers to one form or to all by status. */
export async function countByStatus(
  ctx: Reads,
  formId: string | undefined,
): Promise<Record<ResultStatus, number>> {
  requireReader(ctx)
  const counted = await ctx.db
    .select({ status: formResults.status, many: count() })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .where(and(isOpenForm, formId ? eq(formResults.formId, formId) : undefined))
    .groupBy(formResults.status)
  const of = (status: ResultStatus) => counted.find((one) => one.status === status)?.many ?? 0
  return { new: of('new'), answered: of('answered'), closed: of('closed') }
}

/**
 * Lists the answers that have waited longest for a reply, and how many wait. Throws Forbidden unless the actor is an
 * administrator.
 */
export async function resultsToAnswer(ctx: Reads, page: { limit: number }) {
  requireReader(ctx)
  const [{ new: total }, found] = await Promise.all([
    countByStatus(ctx, undefined),
    selectResults(ctx)
      .where(and(isOpenForm, eq(formResults.status, 'new')))
      .orderBy(asc(formResults.createdAt), asc(formResults.id))
      .limit(page.limit),
  ])
  return { total, rows: found.map((result) => ({ ...rowOf(result), lines: result.data })) }
}

const matches = ({ q, form, status, month, field, choice }: ResultSearch): SQL | undefined =>
  and(
    isOpenForm,
    form ? eq(formResults.formId, form) : undefined,
    status ? eq(formResults.status, status) : undefined,
    month ? isInMonth(month) : undefined,
    field ? holdsChoice(field, choice) : undefined,
    matchesText(q),
  )

/** Matches answers whose lines contain every word of the text. */
const matchesText = (text: string): SQL | undefined =>
  holdsWords(text, folded(sql`${formResults.data}::text`))

function requireReader({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canReadResults(actor)) throw new Forbidden()
}
