import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Presses a button, Continue by default. */
export const go = (page: Page, name: string | RegExp = 'Continue') =>
  page.getByRole('button', { name }).click()
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Registration steps' }).getByRole('link', { name })
/** Volunteers pay no fee. */
export const HELPS = 'I want to help: coach, referee, keep score, run the bar'

/** Starts a registration and fills in the first tab. */
export async function answer(page: Page, situation = 'I work', applies = 'I want to play in a league') {
  await page.goto('/about-us/register/')
  await page.getByLabel(applies).check()
  await page.getByLabel(situation, { exact: true }).check()
  await page.getByLabel('In a club').check()
  await page.getByLabel('No', { exact: true }).check()
  await go(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible()
}

const LIV = { name: 'Liv Berg', email: 'liv.berg@example.org' }

/** Fills in the second tab for an adult. */
export async function fillIn(page: Page, { name, email } = LIV) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill('020 7946 0018')
  await page.getByLabel('Date of birth').fill('1998-05-04')
  await page.getByLabel('League you would play in').selectOption('Women')
  await page.getByLabel('Nationality').selectOption('Norway')
  await page.getByLabel('Address', { exact: true }).fill('4 Quay Street')
  await page.getByLabel('Postcode').fill('SE16 7LR')
}

/** Fills in all tabs up to the last one, with the checkboxes. */
export async function toTheEnd(page: Page, applies?: string, who = LIV) {
  await answer(page, 'I work', applies)
  await fillIn(page, who)
  await go(page)
  // The button is disabled while the form checks that the site can be reached.
  await expect(page.getByRole('heading', { level: 2, name: 'Membership fees' })).toBeVisible()
  if (applies !== HELPS) await page.getByLabel('League teams').check()
  await go(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Confirmation' })).toBeVisible()
}

export async function tickAll(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export const submit = (page: Page) => go(page, /^Submit/)
