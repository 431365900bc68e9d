import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'

const CHOICE = '/store/product/760?size=M&quantity=3&initials=AKV&dorsal=33'
const shirt = { itemId: '760', hasInitials: true, hasNumber: true, sizes: { S: 0, M: 9 } }
const typed = { intent: 'add', id: '760', size: 'M', quantity: '3', initials: 'akv', dorsal: '33' }
const checked = /<input[^>]*checked=""[^>]*>/

test('an item’s page opens with the choice in its address, and a visitor’s login leads back to it [STO-014, STO-026]', async ({
  site,
}) => {
  await aStoreItem(site.ctx, shirt)
  for (const reader of [{}, await site.signIn('member')]) {
    const html = await site.page(CHOICE, reader)
    expect(checked.exec(html)?.[0]).toContain('value="M"')
    for (const chosen of ['<option selected="">3</option>', '<option value="33" selected="">33</option>'])
      expect(html).toContain(chosen)
    expect(html).toMatch(/<input[^>]*name="initials"[^>]*value="AKV"/)
    expect(html).toMatch(/data-shirt-number[^>]*>33</)
  }
  const back =
    '/members/access/?next=/store/product/760%3Fsize%3DM%26quantity%3D3%26initials%3DAKV%26dorsal%3D33'
  expect(await site.page(CHOICE)).toContain(`href="${back}"`)
  const sent = await site.post('/store/cart', typed)
  expect(sent.headers.get('location'), 'a form that was kept from before the session ended').toBe(back)
  expect(sent.status).toBe(303)
})

test('a chosen personalisation is never in a cached page [STO-028]', async ({ site }) => {
  await aStoreItem(site.ctx, { ...shirt, itemId: '761' })
  const answer = await site.get(CHOICE.replace('760', '761'))
  expect(answer.headers.get('cache-control')).toMatch(/no-store|private/)
  expect(await site.page('/store/product/761')).not.toContain('AKV')
})

test('a refused item leads back to the choice, without what is unavailable [STO-025, STO-028, STO-030]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, shirt)
  const own = await aMember(site.ctx, { name: 'Own', gender: 'female' })
  await aMember(site.ctx, { name: 'Ana', gender: 'female', number: 7 })
  const member = await site.signIn(own)
  const add = async (change: Record<string, string>) =>
    (await site.post('/store/cart', { ...typed, ...change }, member)).headers.get('location')
  const page = '/store/product/760'
  expect(await add({ dorsal: '7' })).toBe(`${page}?size=M&quantity=3&initials=AKV`)
  expect(await add({ size: 'S' })).toBe(`${page}?quantity=3&initials=AKV&dorsal=33`)
  expect(await add({ quantity: '20' })).toBe(`${page}?size=M&quantity=20&initials=AKV&dorsal=33`)
  expect(await add({ quantity: '51', initials: 'abcd' })).toBe(`${page}?size=M&initials=ABC&dorsal=33`)
  const html = await site.page(`${page}?size=S&dorsal=7`, member)
  expect(html).toContain('There is no stock available for the size S')
  expect(html).toContain('Number 7 is taken. Choose another one.')
  expect(html).not.toMatch(checked)
})

test('a logged-in user without membership is not asked to log in again [STO-003, STO-014]', async ({
  site,
}) => {
  await aStoreItem(site.ctx, { ...shirt, itemId: '762' })
  const left = await aMember(site.ctx, { name: 'Has Left', active: false })
  const html = await site.page('/store/product/762', await site.signIn(left))
  const words = /<div id="refusal">.*?<\/div>/s.exec(html)?.[0] ?? ''
  expect(words).toContain('Only registered members of the club can purchase items from the store')
  expect(words).not.toContain('/members/access')
  expect(words).toContain('href="/about-us/register/"')
})
