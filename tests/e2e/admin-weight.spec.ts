import { beLoggedIn, expect, test, untilHydrated } from '../support/browser.ts'
import { scriptBytes } from '../support/script-weight.ts'

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
  for (const path of [...paths, ...(await Promise.all(modals))]) {
    const opened = await page.context().newPage()
    const open = async () => {
      await opened.goto(`/admin/${path}`)
      await untilHydrated(opened)
    }
    const bytes = await scriptBytes(opened, open, EDITOR)
    await opened.close()
    expect(bytes, path).toBeGreaterThan(100_000)
    expect(bytes, path).toBeLessThanOrEqual(SCRIPT_BUDGET)
  }
})
