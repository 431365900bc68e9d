import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { plansOf } from '../../../../../tests/support/plans.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { itemFilters } from '../schema.ts'
import { storeItems } from '../table.server.ts'
import { searchItems, titleWords } from './search.server.ts'

const ALL = itemFilters.parse({})

async function aStore() {
  const ctx = as(await aCtx(), VISITOR)
  await aStoreItem(ctx, { itemId: '100', title: 'PIVOT PRO', customTitle: 'Match shirt', colours: 'navy' })
  await aStoreItem(ctx, { itemId: '101', title: 'Match shorts', colours: 'red' })
  await aStoreItem(ctx, { itemId: '102', title: 'Łódź hoodie', description: '<p>Soft cotton</p>' })
  await aStoreItem(ctx, { itemId: '103', title: 'Match ball', active: false })
  const found = async (words: string, filters = ALL) => {
    const { items, meant } = await searchItems(ctx, words, filters, () => titleWords(ctx))
    return { ids: items.map(({ itemId }) => itemId).sort(), meant }
  }
  return { ctx, found }
}

test('all words must match in title, colours, number or description, and the last one may be incomplete [STO-008]', async () => {
  const { found } = await aStore()
  const ids = async (words: string) => (await found(words)).ids
  expect(await ids('matc')).toEqual(['100', '101'])
  expect(await ids('MATCH nav')).toEqual(['100'])
  expect(await ids('pivot')).toEqual(['100'])
  expect(await ids('lodz')).toEqual(['102'])
  expect(await ids('cotton hood')).toEqual(['102'])
  expect(await ids('101')).toEqual(['101'])
  expect(await ids('ball')).toEqual([])
})

test('misspelt words find suggested words, which the result names [STO-008]', async () => {
  const { found } = await aStore()
  expect(await found('macth shrit')).toEqual({ ids: ['100'], meant: 'match shirt' })
  expect(await found('hoddie')).toEqual({ ids: ['102'], meant: 'hoodie' })
  expect(await found('shrit', itemFilters.parse({ gender: 'women' }))).toEqual({ ids: [], meant: 'shirt' })
  expect(await found('xyzzy')).toEqual({ ids: [], meant: undefined })
})

test('operators, quotes and wildcards have no effect in a search', async () => {
  const { found } = await aStore()
  for (const words of ["' or 1=1", 'a & | ! b', '%%%', '___', "');--", ':*:*', '\\\\\\', '(((', 'shirt:*'])
    await expect(found(words), words).resolves.toBeDefined()
  expect((await found("shirt' & !'x")).ids).toEqual([])
})

test('title words come from items for sale, without duplicates', async () => {
  const { ctx } = await aStore()
  expect((await titleWords(ctx)).sort()).toEqual([
    'hoodie',
    'lodz',
    'match',
    'pivot',
    'pro',
    'shirt',
    'shorts',
  ])
})

test('suggestions are only looked up without a result', async () => {
  const { ctx } = await aStore()
  let queries = 0
  const meantBy = async (words: string, filters = ALL) => {
    const read = async () => {
      queries += 1
      return ['shirt', 'winter']
    }
    return (await searchItems(ctx, words, filters, read)).meant
  }
  expect(await meantBy('match')).toBeUndefined()
  expect(await meantBy('cotton', itemFilters.parse({ gender: 'women' }))).toBeUndefined()
  expect(await meantBy('match', itemFilters.parse({ page: '9' }))).toBeUndefined()
  expect(queries).toBe(0)
  expect(await meantBy('shrit')).toBe('shirt')
  expect(queries).toBe(1)
})

test('words and suggestions are searched through an index', async () => {
  const { ctx } = await aStore()
  await ctx.db.execute(sql`insert into ${storeItems} (id, item_id, title) select gen_random_uuid(), 'n' || n,
    md5(n::text) || ' ' || md5((n * 7)::text) from generate_series(1, 20000) n`)
  await ctx.db.execute(sql`vacuum analyze store_items`)
  const plans = await plansOf(ctx, (counted) => searchItems(counted, 'macth', ALL, async () => ['match']))
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toContain('store_items_search')
    expect(plan).not.toContain('Seq Scan on store_items')
  }
})
