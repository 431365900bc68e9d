import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { folded as foldedHere } from '../../kernel/text.ts'
import { folded, holdsWords } from './folding.ts'

const NAMES = ['Łukasz Østergård', 'Weiß', 'Æsa Þórsdóttir', 'İpek Sarı', 'Đorđe', 'ﬁn', 'Cœur']

test('the database and the browser normalise names the same way [ADM-008, resolutions F15]', async () => {
  const ctx = await aCtx()
  for (const name of NAMES) {
    const { rows } = await ctx.db.execute<{ key: string }>(sql`select ${folded(sql`${name}::text`)} as key`)
    expect(rows).toEqual([{ key: foldedHere(name) }])
  }
})

test('every word must match one of the columns, in any order, and wildcards are literal', async () => {
  const ctx = await aCtx()
  const finds = async (typed: string) => {
    const condition = holdsWords(typed, sql`'ana 100%'::text`, sql`'ana@example.org'::text`)
    const { rows } = await ctx.db.execute<{ found: boolean }>(sql`select ${condition ?? sql`true`} as found`)
    return rows[0]?.found
  }
  for (const typed of ['', 'ANA', '100% ána', 'example 10']) expect(await finds(typed)).toBe(true)
  for (const typed of ['ana bo', '1_0', '10%0']) expect(await finds(typed)).toBe(false)
})
