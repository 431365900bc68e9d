import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

/**
 * Opens the mailbox of development and returns the newest e-mail of this name. A job writes it a moment after the page
 * that caused it has answered, so the mailbox is opened again until it is there.
 */
export async function mailNamed(page: Page, name: string | RegExp): Promise<Locator> {
  const mail = page.locator('.mailbox').getByRole('link', { name })
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox')
      return mail.count()
    })
    .toBeGreaterThan(0)
  return mail.first()
}
