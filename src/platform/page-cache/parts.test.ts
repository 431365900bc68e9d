import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyWithParts, joinParts, keepInParts, partElement, splitAtParts } from './parts.ts'

const KEY = '0f3a5c'
const element = (name: string, key = KEY) => `<${partElement(key, name)}></${partElement(key, name)}>`
const page = `<header>${element('cart')}</header><p>Zürich – 7 m</p>${element('account')}<footer>`
const kept = { tags: ['posts'], expiresAt: 1 }
const keptPage = () => keepInParts(splitAtParts(page, KEY), {}, kept)

test('an element with another key is a text of the page', () => {
  const forged = `<p>${element('account', 'ffffff')} part- account</p>`
  const parts = splitAtParts(forged + page, KEY)
  expect(parts.names).toEqual(['cart', 'account'])
  expect(joinParts(parts, { account: 'Ida', cart: '' })).toContain(forged)
})

test('a key outside a whole element is refused', () => {
  for (const broken of [partElement(KEY, 'cart'), `<${partElement(KEY, 'cart')} id="x">`, `${page} ${KEY}`])
    expect(() => splitAtParts(broken, KEY)).toThrow('not a whole element')
})

test('a page with a part that has no HTML is refused, and never sent with a gap', async () => {
  expect(() => joinParts(splitAtParts(page, KEY), { cart: '' })).toThrow('account')
  const ready = await keptPage()
  expect(() => bodyWithParts(ready, { cart: '' }, 'gzip')).toThrow('account')
})

test('a page without parts is its text', () => {
  expect(joinParts(splitAtParts('<p>Hi</p>', KEY), {})).toBe('<p>Hi</p>')
})

test('a page is the same compressed and uncompressed, with parts of any length', async () => {
  const ready = await keptPage()
  for (const account of ['', 'Ida', 'Émilie 🤾', 'x'.repeat(65_535), 'ä'.repeat(70_000)]) {
    const whole = `<header>3</header><p>Zürich – 7 m</p>${account}<footer>`
    const parts = { cart: '3', account }
    expect(bodyWithParts(ready, parts, 'identity').toString()).toBe(whole)
    expect(gunzipSync(bodyWithParts(ready, parts, 'gzip')).toString()).toBe(whole)
  }
})

test('a kept page keeps nothing of the readers that it was sent to', async () => {
  const ready = await keptPage()
  const before = Buffer.concat([...ready.texts, ...ready.deflated])
  bodyWithParts(ready, { cart: '3', account: 'Ida' }, 'gzip')
  expect(Buffer.concat([...ready.texts, ...ready.deflated]).equals(before)).toBe(true)
  expect(bodyWithParts(ready, { cart: '', account: '' }, 'identity').toString()).not.toContain('Ida')
})
