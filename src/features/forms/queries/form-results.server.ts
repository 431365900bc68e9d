import { and, count, desc, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import type { Plot } from '../../../ui/plots/plot.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import { holdsChoice, monthOfResult } from '../internal/result-facts.server.ts'
import { monthsUntil } from '../model/months.ts'
import { type Question, questionsOf } from '../model/questions.ts'
import { canReadResults } from '../policy.ts'
import { formResults, forms } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

const MAX_TEXTS = 20

/** The results of one question: the plot of its choices, or what people wrote, newest first. */
export type QuestionResults =
  | { kind: 'choices'; plot: Plot }
  | { kind: 'texts'; label: string; total: number; texts: { id: string; text: string; createdAt: Date }[] }

/**
 * Reads the results of a form: how many answers came in each of the last twelve months, and each question. Throws
 * Forbidden unless the actor is an administrator, NotFound for an unknown or confidential form.
 */
export async function readFormResults(ctx: Reads, formId: string) {
  if (!canReadResults(ctx.actor)) throw new Forbidden()
  const [form] = isId(formId)
    ? await ctx.db
        .select({
          id: forms.id,
          title: forms.title,
          slug: forms.slug,
          published: forms.published,
          fields: forms.fields,
          keepMonths: forms.keepMonths,
        })
        .from(forms)
        .where(and(eq(forms.id, formId), eq(forms.confidential, false)))
    : []
  if (!form) throw new NotFound()
  const { fields, ...facts } = form
  const [months, questions] = await Promise.all([
    monthsOf(ctx, formId),
    Promise.all(questionsOf(fields).map((question) => resultsOf(ctx, formId, question))),
  ])
  return { ...facts, months, questions }
}

const listOf = (query: Record<string, string>): string => `${adminPaths.forms}?${new URLSearchParams(query)}`

async function monthsOf({ db, clock }: Reads, formId: string): Promise<Plot> {
  const counted = await db
    .select({ month: sql<string>`${monthOfResult()}`, many: count() })
    .from(formResults)
    .where(eq(formResults.formId, formId))
    .groupBy(monthOfResult())
  return {
    id: 'months',
    title: 'Answers by month',
    unit: 'count',
    series: ['Answers'],
    bars: monthsUntil(clock.now()).map(({ key, label, short }) => ({
      label,
      short,
      values: [counted.find(({ month }) => month === key)?.many ?? 0],
      to: [listOf({ form: formId, month: key })],
    })),
  }
}

function resultsOf(ctx: Reads, formId: string, question: Question): Promise<QuestionResults> {
  return question.kind === 'choices' ? choicesOf(ctx, formId, question) : textsOf(ctx, formId, question.label)
}

/** Counts the answers with each choice in one query. */
async function choicesOf(
  { db }: Reads,
  formId: string,
  { name, label, choices, many }: Extract<Question, { kind: 'choices' }>,
): Promise<QuestionResults> {
  const values = sql.param(choices.map(({ value }) => value))
  const counted = await rows<{ choice: string; many: number }>(
    db,
    sql`select choice, count(*)::int as many
      from ${formResults} cross join unnest(${values}::text[]) choice
      where ${formResults.formId} = ${formId} and ${holdsChoice(label, sql`choice`)}
      group by choice`,
  )
  const plot: Plot = {
    id: `question-${name}`,
    title: label,
    ...(many && { note: 'People could choose several.' }),
    unit: 'count',
    series: ['Answers'],
    bars: choices.map((choice) => ({
      label: choice.label,
      values: [counted.find((one) => one.choice === choice.value)?.many ?? 0],
      to: [listOf({ form: formId, field: label, choice: choice.value })],
    })),
  }
  return { kind: 'choices', plot }
}

/** Lists the newest texts. */
async function textsOf({ db }: Reads, formId: string, label: string): Promise<QuestionResults> {
  const found = await rows<{ id: string; text: string; at: string; total: number }>(
    db,
    sql`select ${formResults.id} as id, line->>'value' as text, ${formResults.createdAt} as at,
        count(*) over ()::int as total
      from ${formResults} cross join jsonb_array_elements(${formResults.data}) line
      where ${formResults.formId} = ${formId} and line->>'label' = ${label}
      order by ${desc(formResults.createdAt)}, ${desc(formResults.id)} limit ${MAX_TEXTS}`,
  )
  const texts = found.map(({ id, text, at }) => ({ id, text, createdAt: new Date(at) }))
  return { kind: 'texts', label, total: found[0]?.total ?? 0, texts }
}
