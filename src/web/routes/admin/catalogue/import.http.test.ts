import { expect } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { aSupplierRow, asFile } from '../../../../../tests/support/supplier-list.ts'

const PATH = '/admin/catalogue/import'

async function send(
  site: TestSite,
  headers: Record<string, string>,
  rows: unknown,
  more: Record<string, string>,
) {
  const form = new FormData()
  form.set('items', new File([new Uint8Array(asFile(rows))], 'items.json'))
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  return site.request(PATH, { method: 'POST', body: form, headers, redirect: 'manual' })
}

const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
/** Lists titles as the shop manager sees them, because new items are not for sale yet. */
const titles = async (site: TestSite, headers: Record<string, string>) =>
  (await (await site.get('/api/storeitems', headers)).json()).map(
    ({ itemTitle }: { itemTitle: string }) => itemTitle,
  )

test("the supplier's list is previewed first, and exactly that list is imported [STO-018]", async ({
  site,
}) => {
  await aStoreItem(site.ctx, { itemId: '100200301', title: 'OLD TITLE' })
  const headers = await site.signIn('shop')
  const rows = [aSupplierRow(), aSupplierRow({ itemId: '100200302', itemTitle: 'NEW SHORTS' })]
  const looked = await (await send(site, headers, rows, { intent: 'look' })).text()
  expect(looked).toContain('1 new item, 1 changed, 0 unchanged, 0 refused')
  expect(looked).toMatch(/class="removed">[\s\S]*OLD TITLE[\s\S]*class="added">[\s\S]*ARC TRAINING SHIRT/)
  expect(await titles(site, headers)).toEqual(['OLD TITLE'])

  const seen = seenIn(looked)
  const other = await send(site, headers, [aSupplierRow()], { intent: 'apply', seen })
  expect([other.status, await other.text()]).toEqual([
    422,
    expect.stringContaining('These files have changed since the preview'),
  ])
  expect((await send(site, headers, rows, { intent: 'apply', seen })).status).toBe(303)
  expect((await titles(site, headers)).toSorted()).toEqual(['ARC TRAINING SHIRT', 'NEW SHORTS'])
})

test('a list without changes shows why', async ({ site }) => {
  const headers = await site.signIn('shop')
  const look = async (rows: unknown[]) => (await send(site, headers, rows, { intent: 'look' })).text()
  const row = aSupplierRow({ itemId: '100200303' })
  const seen = seenIn(await look([row]))
  await send(site, headers, [row], { intent: 'apply', seen })
  expect(await look([row])).toContain('The store already has all of these items.')
  expect(await look([row, null])).toContain('The store already has the other items.')
  for (const rows of [[null], []]) expect(await look(rows)).toContain('Nothing in this list can be imported.')
})

test('a file that is not a list is refused with its name, and only store staff can open the page', async ({
  site,
}) => {
  const headers = await site.signIn('shop')
  const refused = await send(site, headers, { not: 'a list' }, { intent: 'look' })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('items.json is not a list'),
  ])
  for (const who of ['member', 'coach', 'finance'] as const)
    expect((await site.get(PATH, await site.signIn(who))).status).toBe(403)
})
