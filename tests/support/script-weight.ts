import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'

/**
 * Opens a page and returns the compressed size in bytes of the scripts that it loads, each counted once. `open` waits for
 * the scripts of a page that hydrates.
 */
export async function scriptBytes(
  page: Page,
  open: () => Promise<unknown>,
  except?: RegExp,
): Promise<number> {
  const scripts = new Set<string>()
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    pending.add(request)
    if (!except?.test(request.url())) scripts.add(request.url())
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  const settle = async () => {
    await page.waitForLoadState()
    await expect.poll(() => pending.size).toBe(0)
  }
  await open()
  await settle()
  // A script that has just run can ask for another one.
  await settle()
  const sizes = await Promise.all([...scripts].map((url) => compressedSize(page, url)))
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** Asks for the script again, because the browser forgets the answers of a page that it has left. */
async function compressedSize(page: Page, url: string): Promise<number> {
  const response = await page.request.get(url)
  expect(response.ok()).toBe(true)
  return gzipSync(await response.body()).length
}
