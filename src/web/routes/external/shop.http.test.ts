import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aStoreItem } from '../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../demo/builders/store-order.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { drawnIn } from '../../../../tests/support/checkout.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { createBatch } from '../../../features/store/batches/commands/manage-batch.server.ts'
import {
  createSupplierLink,
  revokeSupplierLink,
} from '../../../features/store/batches/commands/supplier-keys.server.ts'
import { localDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'

async function aBatch() {
  const site = await aSite()
  const { ctx } = site
  await aStoreItem(ctx, {
    title: '=HYPERLINK("http://evil")',
    itemId: '2003',
    hasInitials: true,
    hasNumber: true,
  })
  await aStoreItem(ctx, { title: 'Ball', itemId: '1001' })
  const { id } = await createBatch(ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: 'In <b>one</b> box',
    customRequestPrinting: 'Red letters',
  })
  const member = await aMember(ctx, { name: 'Secret Surname', email: 'secret@example.org' })
  const user = await aUser(ctx, { member, email: 'login@example.org' })
  const buyer = {
    kind: 'user' as const,
    userId: user.id,
    name: member.name,
    email: user.email,
    roles: [],
    teams: [],
    memberId: member.id,
    people: [],
    isMember: true,
  }
  const lines = [
    { id: '2003', size: 'M', quantity: 2, initials: 'SP', shirtNumber: 7 },
    { id: '1001', size: 'L', quantity: 1 },
  ]
  await aStoreOrder(ctx, { buyer, lines, request: 'For my birthday' })
  const link = await createSupplierLink(ctx, id)
  const { pathname, search } = new URL(link.url)
  return { site, id, link, user, path: pathname + search, csv: `${pathname}.csv${search}` }
}

test('a missing, unknown, guessed or revoked key gets the same response [BAT-011, BAT-012, SYS-018]', async () => {
  const { site, id, link, path, csv } = await aBatch()
  expect((await site.get(path)).status).toBe(200)
  await revokeSupplierLink(site.ctx, link.id)
  const addresses = [
    '',
    '?id=',
    '?id=1',
    `?id=${id}`,
    `?id=${id}&key=`,
    `?id=${id}&key=${'x'.repeat(22)}`,
    `?id=${newId()}&key=${'x'.repeat(22)}`,
    `?id=${id}&key=${'x'.repeat(9000)}`,
    new URL(link.url).search,
  ]
  const said = new Set<string>()
  for (const address of addresses) {
    const page = await site.get(`/admin/shopexternal${address}`)
    expect(page.status, address.slice(0, 60)).toBe(404)
    said.add((await page.text()).replaceAll(/nonce="[^"]*"/g, ''))
    const table = await site.get(`/admin/shopexternal.csv${address}`)
    expect([table.status, await table.text()]).toEqual([
      404,
      'This link does not lead to a batch. Ask the club for a new one',
    ])
  }
  expect(said.size).toBe(1)
  expect([...said][0]).toMatch(/role="alert"[\s\S]*This link does not lead to a batch/)
  expect((await site.get(csv)).status).toBe(404)
})

test('a supplier needs no login and sees items, sizes, quantities and personalisation, but no name, address, price or special request [BAT-010, BAT-011, BAT-013]', async () => {
  const { site, path, user } = await aBatch()
  const html = await site.page(path)
  // This part of the page contains the crest.
  expect(html).toContain('id="crest"')
  for (const said of ['Order for Autumn', '3 items', 'Ball', '2003', 'SP', '1st September 2099'])
    expect(html).toContain(said)
  expect(html).toContain('In &lt;b&gt;one&lt;/b&gt; box')
  for (const secret of ['Secret', 'Surname', 'secret@', 'login@', user.id, 'birthday', '£', 'Order 1001'])
    expect(html).not.toContain(secret)
})

test('a supplier’s page is not indexed or cached, sends no referrer and has no menu [BAT-011, SYS-018]', async () => {
  const { site, path, csv } = await aBatch()
  for (const address of [path, csv]) {
    const { headers } = await site.get(address)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toContain('no-store')
  }
  const html = await site.page(path)
  expect(html).toContain('name="robots" content="noindex, nofollow"')
  expect(html).not.toContain('href="/teams"')
})

test('print=1 shows the printing company’s lines and request [BAT-010, BAT-014]', async () => {
  const { site, path } = await aBatch()
  const html = await site.page(`${path}&print=1`)
  for (const said of ['Personalisation for Autumn', 'Red letters', '2 items', 'SP'])
    expect(html).toContain(said)
  for (const other of ['Ball', 'one</b>']) expect(html).not.toContain(other)
  expect(html).toContain(
    `${path.replaceAll('&', '&amp;').replace('shopexternal', 'shopexternal.csv')}&amp;print=1`,
  )
})

test('the CSV file contains the same data without formulas [BAT-010]', async () => {
  const { site, csv } = await aBatch()
  const answer = await site.get(csv)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="batch.csv"')
  // The first bytes tell a spreadsheet that the text is UTF-8.
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).trim().split('\n')
  expect(lines).toEqual([
    'Item,Code,Size,Quantity,Initials,Number',
    `"'=HYPERLINK(""http://evil"")",2003,M,2,SP,7`,
    'Ball,1001,L,1,,',
  ])
  expect((await (await site.get(`${csv}&print=1`)).text()).trim().split('\n')).toHaveLength(2)
})

test('personalisation is drawn next to its line, and the print button needs scripts [BAT-010, BAT-013]', async () => {
  const { site, path } = await aBatch()
  const page = await site.page(path)
  expect(drawnIn(page)).toEqual([{ initials: 'SP', dorsal: '7' }])
  expect(page).toMatch(/<button[^>]*data-print[^>]*hidden=""[^>]*>Print<\/button>/)
  expect(page).toContain('<script type="module" src="/print-page.js"')
})
