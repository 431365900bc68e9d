import { expect, test } from 'vitest'
import { aConfiguration } from '../../../../../demo/builders/configuration.ts'
import { aSite } from '../../../../../tests/support/site.ts'

const PAGE = '/admin/catalogue/import'
const LINK = /<a href="([^"]+)" rel="noopener external">.*? Catalogue \(PDF\)/s

test('the kit manager sets the catalogue’s address, and the store links to it immediately [STO-015]', async () => {
  const site = await aSite({}, { STORE_CATALOGUE_URL: 'https://supplier.example/2026.pdf' })
  await aConfiguration(site.ctx)
  const linked = async () => LINK.exec(await site.page('/store'))?.[1]
  expect(await linked()).toBe('https://supplier.example/2026.pdf')
  const shop = await site.signIn('shop')
  expect(await site.page(PAGE, shop)).toContain('value="https://supplier.example/2026.pdf"')
  const save = (catalogue: string) => site.post(PAGE, { intent: 'catalogue', catalogue }, shop)

  expect((await save('https://supplier.example/2027.pdf')).headers.get('location')).toBe(PAGE)
  expect(await linked()).toBe('https://supplier.example/2027.pdf')
  await save('/kit-catalogue.pdf')
  expect(await linked()).toBe('/kit-catalogue.pdf')
  await save('')
  expect(await linked()).toBeUndefined()
})

test('an invalid address is refused with its input, and only administrators can change it [STO-015]', async () => {
  const site = await aSite()
  await aConfiguration(site.ctx, { catalogueAddress: '/kit.pdf' })
  const bad = { intent: 'catalogue', catalogue: 'javascript:alert(1)' }
  const refused = await site.post(PAGE, bad, await site.signIn('shop'))
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Enter a path that starts with one /, or an address with https://')
  expect(page).toContain('value="javascript:alert(1)"')
  for (const role of ['member', 'coach', 'finance'] as const)
    expect((await site.post(PAGE, { ...bad, catalogue: '' }, await site.signIn(role))).status).toBe(403)
  expect(await site.page('/store')).toContain('href="/kit.pdf"')
})
