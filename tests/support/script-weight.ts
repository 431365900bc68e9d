import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'
import { untilHydrated } from './browser.ts'

/** Opens a page and returns the compressed size in bytes of the scripts that it loads, each counted once. */
export async function scriptBytes(
  page: Page,
  open: () => Promise<unknown>,
  except?: RegExp,
): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('response', (response) => {
    const url = response.url()
    if (response.request().resourceType() !== 'script' || except?.test(url) || sizes.has(url)) return
    sizes.set(
      url,
      response.body().then((script) => gzipSync(script).length),
    )
  })
  const settle = async () => {
    await untilHydrated(page)
    await expect.poll(() => pending.size).toBe(0)
  }
  await open()
  await settle()
  // A script that has just run can ask for another one.
  await settle()
  return (await Promise.all(sizes.values())).reduce((sum, one) => sum + one, 0)
}
