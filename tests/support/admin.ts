import type { Page } from '@playwright/test'
import { beLoggedIn, notice, untilHydrated } from './browser.ts'

/** Finds a button by its exact name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a page of the admin area and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** A desktop window. */
export const DESKTOP = { width: 1440, height: 900 }

/** The administrator's members table on a wide screen. */
export async function openMembers(page: Page, query = ''): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, `/admin/members${query}`)
}

/** The administrator's list of form submissions with its search, on a desktop. */
export async function openAnswers(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await beLoggedIn(page, 'administrator@demo.club')
  await open(page, '/admin/forms')
}

/** Publishes the form in the studio and waits for the response. */
export async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await button(page, 'Publish').click()
  await answered
  await notice(page, / updated$/)
}

/** Returns the elements that are covered by another element. */
export const covered = (page: Page, over: string, others: string): Promise<string[]> =>
  page.evaluate(
    ([over, others]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((of) => ({ of, box: of.getBoundingClientRect() }))
      const overlaps = (a: DOMRect, b: DOMRect) =>
        b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return boxes(others)
        .filter(({ box }) => boxes(over).some((one) => overlaps(one.box, box)))
        .map(({ of }) => of.textContent ?? '')
    },
    [over, others] as const,
  )
