import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { untilHydrated } from './browser.ts'

/** Opens a page and returns the compressed size in bytes of the scripts it needs until it can be used, each once. */
export async function scriptBytes(
  page: Page,
  open: () => Promise<unknown>,
  except?: RegExp,
): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const url = response.url()
    if (response.request().resourceType() !== 'script' || except?.test(url) || sizes.has(url)) return
    sizes.set(
      url,
      response.body().then((script) => gzipSync(script).length),
    )
  })
  await open()
  await untilHydrated(page)
  return (await Promise.all(sizes.values())).reduce((sum, one) => sum + one, 0)
}
