import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { beLoggedIn, expect, test } from '../support/browser.ts'

const SCRIPT_BUDGET = 180 * 1000
/** The rich-text editor is not part of the budget. */
const EDITOR = /\/(?:editor|rich-text)[\w-]*\.js/

test('no page or modal of the admin area loads more than 180 kB of scripts [SYS-008]', async ({ page }) => {
  await beLoggedIn(page, 'administrator@demo.club')
  const idOf = async (part: string) => {
    const { rows } = await (await page.request.get(`/admin/${part}/rows`)).json()
    return `${part}/${rows[0].id}`
  }
  const paths = [
    'members',
    'members/batch/send-email',
    'registrations',
    'orders',
    'orders/new',
    'payments',
    'emails',
  ]
  const modals = ['members', 'registrations', 'forms', 'photos', 'emails'].map(idOf)
  // In parallel, because each page mostly waits for network idle.
  const weighed = [...paths, ...(await Promise.all(modals))].map(async (path) => {
    const bytes = await scriptBytes(await page.context().newPage(), `/admin/${path}`)
    expect(bytes, path).toBeGreaterThan(100_000)
    expect(bytes, path).toBeLessThanOrEqual(SCRIPT_BUDGET)
  })
  await Promise.all(weighed)
})

async function scriptBytes(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || EDITOR.test(response.url())) return
    sizes.push(response.body().then((script) => gzipSync(script).length))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
}
