import { sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import type { Plot } from '../../../ui/plots/plot.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import { barsOf } from '../internal/bars.server.ts'
import { FACTS, PAGE } from '../internal/facts.server.ts'
import { FIGURE, type Figure, type FigureId, type FigureRow } from '../model/figure.ts'
import { canReadFigure, figuresFor } from '../policy.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

export type DrawnFigure = Plot & { shape: Figure['shape'] }

/** Reads all figures that the caller may read. */
export const readFigures = (ctx: Reads): Promise<DrawnFigure[]> =>
  Promise.all(figuresFor(ctx.actor).map((id) => readFigure(ctx, id)))

/** Sums one figure by bar and series in one query. Throws Forbidden unless the caller may read it. */
export async function readFigure(ctx: Reads, id: FigureId): Promise<DrawnFigure> {
  if (!canReadFigure(ctx.actor, id)) throw new Forbidden()
  const { title, note, unit, series, shape } = FIGURE[id]
  const [bars, sums] = await Promise.all([
    barsOf(ctx, id),
    rows<{ bar: string; series: string; sum: number }>(
      ctx.db,
      sql`select bar, series, sum(value)::float8 as sum from (${FACTS[id](ctx)}) fact group by 1, 2`,
    ),
  ])
  const summed = new Map(sums.map(({ bar, series: of, sum }) => [`${bar} ${of}`, sum]))
  return {
    id,
    title,
    note,
    unit,
    shape,
    series: series.map(([, name]) => name),
    bars: bars.map(({ key, label, short }) => ({
      label,
      short,
      values: series.map(([of]) => summed.get(`${key} ${of}`) ?? 0),
      to: series.map(([of]) => `${adminPaths.figure(id)}?bar=${key}&series=${of}`),
    })),
  }
}

const MAX_ROWS = 1000

/** The rows behind one bar of a figure, newest first. */
export type FigureRows = {
  title: string
  bar: string
  series: string
  unit: Plot['unit']
  rows: FigureRow[]
  /** How many there are, of which `rows` holds the first thousand, and their sum. */
  many: number
  sum: number
}

/**
 * Lists the rows that a bar counts; undefined for an unknown bar or series. Throws Forbidden unless the caller may read
 * the figure.
 */
export async function readFigureRows(
  ctx: Reads,
  id: FigureId,
  wanted: { bar: string; series: string },
): Promise<FigureRows | undefined> {
  if (!canReadFigure(ctx.actor, id)) throw new Forbidden()
  const { title, series, unit } = FIGURE[id]
  const bar = (await barsOf(ctx, id)).find(({ key }) => key === wanted.bar)
  const [, name] = series.find(([key]) => key === wanted.series) ?? []
  if (!bar || !name) return undefined
  const found = await rows<Omit<FigureRow, 'at'> & { at: string; many: number; sum: number }>(
    ctx.db,
    sql`select id, label, detail, at, value::float8 as value, count(*) over ()::int as many,
        sum(value) over ()::float8 as sum
      from (${FACTS[id](ctx)}) fact where bar = ${wanted.bar} and series = ${wanted.series}
      order by at desc, id limit ${MAX_ROWS}`,
  )
  return {
    title,
    bar: bar.label,
    series: name,
    unit,
    many: found[0]?.many ?? 0,
    sum: found[0]?.sum ?? 0,
    rows: found.map(({ id: row, label, detail, at, value }) => ({
      id: row,
      label,
      detail,
      at: new Date(at),
      value,
      ...(row && { to: PAGE[id](row) }),
    })),
  }
}
