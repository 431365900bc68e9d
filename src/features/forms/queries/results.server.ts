import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
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

/** An answer in the list. [FRM-021] */
export type ResultRow = {
  id: string
  fullName: string
  email: string
  form: string
  createdAt: Date
  /** How many lines were filled in. */
  lines: number
}

/**
 * A page of the answers, the newest first. `q` is found in every line, whatever its case and accents. Throws Forbidden
 * to everybody but administrators. [FRM-021, FRM-023, resolutions D09]
 */
export async function listResults(ctx: Reads, asked: ResultSearch): Promise<Rows<ResultRow>> {
  demandReader(ctx)
  const where = and(asked.form ? eq(formResults.formId, asked.form) : undefined, holds(asked.q))
  const [total, found] = await Promise.all([
    ctx.db.$count(formResults, where),
    ctx.db
      .select({
        id: formResults.id,
        data: formResults.data,
        form: forms.title,
        createdAt: formResults.createdAt,
      })
      .from(formResults)
      .innerJoin(forms, eq(forms.id, formResults.formId))
      .where(where)
      .orderBy(desc(formResults.createdAt), desc(formResults.id))
      .offset(asked.start)
      .limit(PAGE),
  ])
  const rows = found.map(({ data, ...row }) => {
    const { fullName, email } = personIn(data)
    return { ...row, fullName, email, lines: data.length }
  })
  return { rows, start: asked.start, total }
}

/** Every answer, or those to one form, the newest first, for a file. At most so many. */
export async function allResults(ctx: Reads, formId: string | undefined, limit: number) {
  demandReader(ctx)
  return ctx.db
    .select({ data: formResults.data, createdAt: formResults.createdAt, form: forms.title })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .where(formId ? eq(formResults.formId, formId) : undefined)
    .orderBy(desc(formResults.createdAt), desc(formResults.id))
    .limit(limit)
}

/** The forms that were answered, with how often. */
export async function answeredForms(ctx: Reads) {
  demandReader(ctx)
  return ctx.db
    .select({ id: forms.id, title: forms.title, many: count() })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .groupBy(forms.id, forms.title)
    .orderBy(forms.title)
}

/** One answer with all its lines and papers. Throws NotFound. [resolutions D09] */
export async function findResult(ctx: Reads, id: string) {
  demandReader(ctx)
  const [result] = isId(id)
    ? await ctx.db
        .select({
          id: formResults.id,
          data: formResults.data,
          form: forms.title,
          createdAt: formResults.createdAt,
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
    .where(and(eq(formPapers.resultId, id), inArray(formPapers.fileId, papersOf(result.data))))
  const { data, ...facts } = result
  return { ...facts, ...personIn(data), answers: data, papers }
}

const papersOf = (data: readonly { files?: string[] }[]): string[] =>
  data.flatMap(({ files: ids }) => ids ?? [])

/** Every word stands in some line of the answer. */
const holds = (text: string): SQL | undefined => holdsWords(text, folded(sql`${formResults.data}::text`))

function demandReader({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canReadResults(actor)) throw new Forbidden()
}
