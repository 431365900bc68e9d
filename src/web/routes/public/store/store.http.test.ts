import { expect } from 'vitest'
import { aKitPicture } from '../../../../../demo/builders/kit-picture.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aStoreCategory } from '../../../../../demo/builders/store-category.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const headings = (html: string) =>
  [...html.matchAll(/<h2 class="heading-3">(.*?)<\/h2>/g)].map((found) => found[1])

test('an empty store shows a message', async ({ site }) => {
  expect(await site.page('/store')).toContain('The store is empty at the moment')
})

test('the home page of the store is a grid of categories with pictures, titled with the club’s name [STO-004, STO-005]', async () => {
  const site = await aSite()
  const imageId = await aKitPicture(site.ctx, { kind: 'ball', colour: 'red' })
  const balls = await aStoreCategory(site.ctx, { name: 'Balls', imageId, position: 2 })
  const socks = await aStoreCategory(site.ctx, { name: 'Socks & more', position: 1 })
  await aStoreCategory(site.ctx, { name: 'Nothing on it', position: 0 })
  const sock = await aKitPicture(site.ctx, { kind: 'sock', colour: 'red' })
  await aStoreItem(site.ctx, { categoryId: balls.id })
  await aStoreItem(site.ctx, { categoryId: balls.id, active: false })
  await aStoreItem(site.ctx, { categoryId: socks.id, images: [sock] })
  const html = await site.page('/store')
  expect(titleOf(html)).toBe('London GD Store')
  expect(headings(html)).toEqual(['Socks &amp; more', 'Balls'])
  expect(html).toContain('1 item<')
  for (const id of [imageId, sock]) expect(html).toContain(`src="/files/${id}/640"`)
})

test('a category is found by its slug or name in the address, and official items by their own address [STO-006, STO-007]', async () => {
  const site = await aSite()
  const shoes = await aStoreCategory(site.ctx, { name: 'Shoes & soles' })
  await aStoreItem(site.ctx, { title: 'Indoor shoe', categoryId: shoes.id })
  await aStoreItem(site.ctx, { title: 'Match shirt', isOfficial: true })
  for (const address of ['/store/shoes-soles', '/store/Shoes%20%26%20soles']) {
    const html = await site.page(address)
    expect(headings(html), address).toEqual(['Indoor shoe'])
    expect(titleOf(html)).toBe('Shoes &amp; soles · London GD Store')
  }
  const official = await site.page('/store/official')
  expect(official).toContain('<h1 class="heading-1 margin-top-1">Official LGD</h1>')
  expect(headings(official)).toEqual(['Match shirt'])
  expect((await site.get('/store/hats')).status).toBe(404)
})

test('a category cannot take over an address of the store [STO-006, resolutions E15]', async () => {
  const site = await aSite()
  const search = await aStoreCategory(site.ctx, { name: 'Search', slug: 'search-things' })
  await aStoreItem(site.ctx, { title: 'Torch', categoryId: search.id })
  expect(await site.page('/store/search')).toContain('What are you looking for?')
  expect(headings(await site.page('/store/search-things'))).toEqual(['Torch'])
})

test('visitors and members see their own prices, and members’ prices are nowhere in a visitor’s page [STO-002, STO-020]', async () => {
  const site = await aSite()
  const offer = { price1Minor: 3137, price2Minor: 4200, onOffer: true, offerMinor: 2611 }
  const category = await aStoreCategory(site.ctx, { name: 'Balls' })
  await aStoreItem(site.ctx, { itemId: '900', title: 'Ball', categoryId: category.id, ...offer })
  const member = await site.signIn('member')
  for (const address of ['/store/balls', '/store/product/900', '/store/search?q=ball', '/store']) {
    const [html, own] = [await site.page(address), await site.page(address, member)]
    if (address !== '/store') expect(html, address).toContain('£50.40')
    for (const secret of ['3137', '31.37', '37.64', '2611', '26.11', '31.33'])
      expect(html, `${secret} in ${address}`).not.toContain(secret)
    expect(own, address).toContain('£31.33')
    expect(own, address).toContain('£37.64')
  }
})

test('a user without an active membership pays the price for non-members [STO-002]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '901' })
  const past = await aMember(site.ctx, { name: 'Pat Past', active: false })
  const html = await site.page('/store/product/901', await site.signIn(past))
  expect(html).toContain('£30.00')
  expect(html).not.toContain('£24.00')
})

test('the menu of the store links to cart, search, official items, categories and catalogue, and can empty the cart [STO-015, STO-016, STO-058]', async () => {
  const site = await aSite({}, { STORE_CATALOGUE_URL: 'https://supplier.example/2026.pdf' })
  const bags = await aStoreCategory(site.ctx, { name: 'Bags' })
  const imageId = await aKitPicture(site.ctx, { kind: 'bag', colour: 'navy' })
  await aStoreItem(site.ctx, { categoryId: bags.id, isOfficial: true, images: [imageId] })
  const menu = (html: string) => /<nav class="category-menu".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const html = menu(await site.page('/store/bags'))
  expect(html).toMatch(/href="\/store\/checkout">.*?View cart/s)
  expect(html).toMatch(/href="\/store\/search">.*?Search/s)
  expect(html).toMatch(/href="\/store\/official">.*? Official LGD/s)
  expect(html).toMatch(
    /href="\/store\/bags" aria-current="page"><img class="thumbnail" src="\/files\/[^"]+\/96"/,
  )
  expect(html).toContain('href="https://supplier.example/2026.pdf"')
  expect(html).not.toContain('Empty cart')
  expect(html).not.toContain('badge')
  const full = await site.get('/store/bags', { cookie: 'cart=!2003~M~2~~!2003~L~1~~' })
  const withCart = menu(await full.text())
  expect(withCart).toContain('Empty cart')
  expect(withCart).toMatch(/View cart<span class="badge[^>]*>3 <span class="visually-hidden">items<\/span>/)
  expect(full.headers.get('cache-control')).toBe('private, no-store')
})

test('a store without a catalogue has no link to it [STO-058]', async ({ site }) => {
  expect(await site.page('/store')).not.toContain('Catalogue (PDF)')
})

test('a button opens the list of categories on a phone [STO-017]', async () => {
  const site = await aSite()
  const bags = await aStoreCategory(site.ctx, { name: 'Bags' })
  await aStoreItem(site.ctx, { categoryId: bags.id })
  const html = await site.page('/store/bags')
  expect(html).toMatch(/<button type="button" class="category-button" popoverTarget="categories"/i)
  expect(html).toMatch(/id="categories" popover="auto"/)
  expect(html.split('href="/store/bags"')).toHaveLength(2)
})

test('fewer than three characters are not searched, and the form asks for more [STO-008, STO-009, STO-010]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { title: 'Ball' })
  const html = await site.page('/store/search?q=%20ba%20')
  expect(headings(html)).toEqual([])
  expect(html).toContain('Please type at least 3 characters.')
  expect(html).toMatch(/<form class="store-search"[^>]* action="\/store\/search"/)
  expect(html).toContain('src="/store-search.js"')
  expect(headings(await site.page('/store/search?q=bal'))).toEqual(['Ball'])
})

test('a search without results shows a message and escapes the input', async ({ site }) => {
  const html = await site.page('/store/search?q=%3Cb%3Exyz')
  expect(html).toContain('No results for “&lt;b&gt;xyz”')
})

test('suggestions follow changes of titles [STO-008]', async () => {
  const site = await aSite()
  const { id } = await aStoreItem(site.ctx, { title: 'Jersey' })
  const search = (word: string) => site.page(`/store/search?q=${word}`)
  expect(await search('jresey')).toContain('Showing results for “jersey” instead.')
  const shop = await site.signIn('shop')
  const change = async (fields: object) =>
    expect((await site.sendJson('PUT', `/api/storeitems/${id}`, fields, shop)).status).toBe(200)
  await change({ itemTitle: 'Sweater' })
  expect(await search('jresey')).toContain('No results for “jresey”')
  expect(await search('swaeter')).toContain('Showing results for “sweater” instead.')
  await change({ active: false })
  expect(await search('swaeter')).toContain('No results for “swaeter”')
})

test('filters and sort order are part of the address', async () => {
  const site = await aSite()
  const tops = await aStoreCategory(site.ctx, { name: 'Tops' })
  const item = (title: string, more: object) => aStoreItem(site.ctx, { title, categoryId: tops.id, ...more })
  await item('Alpha', { price2Minor: 3000, sizes: { S: 3, M: 0 }, gender: 'women' })
  await item('Beta', { price2Minor: 1000, sizes: { M: 3 }, gender: 'men' })
  await item('Gamma', { price2Minor: 2000, sizes: { M: 'red', S: 'green' } })
  const shown = async (query: string) => headings(await site.page(`/store/tops?${query}`))
  expect(await shown('sort=price')).toEqual(['Beta', 'Gamma', 'Alpha'])
  expect(await shown('size=S')).toEqual(['Alpha', 'Gamma'])
  expect(await shown('size=M&gender=men')).toEqual(['Beta'])
  expect(await shown('size=nothing&page=0&sort=x&gender=x')).toEqual([])
  expect(await shown('page=-1&sort=%27&gender=x')).toEqual(['Alpha', 'Beta', 'Gamma'])
})

test('an edited item is shown immediately on a cached page', async () => {
  const site = await aSite()
  const tops = await aStoreCategory(site.ctx, { name: 'Tops' })
  await aStoreItem(site.ctx, { title: 'Alpha', categoryId: tops.id })
  expect(headings(await site.page('/store/tops'))).toEqual(['Alpha'])
  await aStoreItem(site.ctx, { title: 'Beta', categoryId: tops.id })
  expect(headings(await site.page('/store/tops'))).toEqual(['Alpha', 'Beta'])
})
