import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { aKitPicture } from '../../../../../demo/builders/kit-picture.ts'
import { aStoreCategory } from '../../../../../demo/builders/store-category.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'

const KB = 1024
const weightOf = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0)
const filesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((found) => readFileSync(`build/client${found[1]}`))

async function aFullStore() {
  const site = await aSite()
  const image = await aKitPicture(site.ctx, { kind: 'top', colour: 'red' })
  for (let place = 0; place < 10; place += 1)
    await aStoreCategory(site.ctx, { name: `Category ${place}`, imageId: image })
  const tops = await aStoreCategory(site.ctx, { name: 'Tops', imageId: image })
  const personalisation = { hasInitials: true, hasNumber: true, isOfficial: true }
  const sizes = Object.fromEntries(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'].map((size) => [size, 3]))
  for (let n = 0; n < 30; n += 1) {
    const title = `Training shirt ${n}`
    await aStoreItem(site.ctx, {
      ...personalisation,
      itemId: `n${n}`,
      title,
      categoryId: tops.id,
      images: [image],
      sizes,
    })
  }
  return site
}

test('every store page has at most 14 kB of HTML and styles and 6 kB of scripts', async () => {
  const site = await aFullStore()
  const member = await site.signIn('member')
  for (const path of [
    '/store',
    '/store/tops',
    '/store/official',
    '/store/search?q=shirt',
    '/store/product/n7',
  ]) {
    const html = await site.page(path, path.includes('product') ? member : {})
    const sheets = filesIn(html, /href="(\/assets\/[^"]+\.css)"/g)
    expect(sheets.length, path).toBeGreaterThan(0)
    expect(weightOf([html, ...sheets]), path).toBeLessThanOrEqual(14 * KB)
    const scripts = filesIn(html, /<script[^>]* src="([^"]+)"/g)
    expect(scripts.length, path).toBe(path.includes('search') ? 1 : path.includes('product') ? 2 : 0)
    const modules = filesIn(scripts.join('\n'), /from\s*"\.?(\/[^"]+\.js)"/g)
    expect(weightOf([...scripts, ...modules]), path).toBeLessThanOrEqual(6 * KB)
  }
})
