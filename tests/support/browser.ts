import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import type { default as axe, RunOnly } from 'axe-core'

// A navigation that brings no page ends its cross-fade; nobody sees that.
const NO_FAULTS = [/^InvalidStateError: Transition was aborted/]

/**
 * `test` for journeys: a page whose console errors, failed requests of our own and content policy violations fail the
 * test. `expectedErrors` names those that a test provokes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; quiet: undefined }>({
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      const spared = [...NO_FAULTS, ...expectedErrors]
      expect(errors.filter((error) => !spared.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Minified: every page that is checked parses it, in two thirds of the time that `axe.source` takes. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and best practice. */
const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules that colours can break. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Runs axe on the page as it is, once it has loaded, and expects no finding; then the rules of colours in dark mode. Our
 * pages have no frames.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await prepareAxe(page)
  await expectNothingFound(page, ALL_RULES)
  expect(await page.evaluate(htmlFaults)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothingFound(page, COLOUR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/**
 * Expects that axe finds nothing on the page on a phone in light mode and on a desktop in dark mode, and that neither
 * these nor the other widths scroll sideways: one visit, in which every rule sees both layouts and every colour both
 * modes. The window is a phone's afterwards.
 */
export async function expectAccessibleAtAllWidths(page: Page, otherWidths = [968]): Promise<void> {
  await prepareAxe(page)
  await expectFits(page, PHONE)
  await expectNothingFound(page, ALL_RULES)
  expect(await page.evaluate(htmlFaults)).toEqual([])
  for (const width of otherWidths) await expectFits(page, { ...DESKTOP, width })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectFits(page, DESKTOP)
  await expectNothingFound(page, ALL_RULES)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
}

async function expectFits(page: Page, size: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(size)
  const message = `${page.url()} scrolls sideways at ${size.width} px`
  expect(await page.evaluate(overflow), message).toBeLessThanOrEqual(0)
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

async function prepareAxe(page: Page): Promise<void> {
  await expect(page.locator('.progress')).toHaveCount(0)
  // What fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Reading it takes as long as its rules, and it stays until the next full load.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
}

/** What axe does not mind: groups and asides without a name, `form` that names nothing, a street in one line. */
function htmlFaults(): string[] {
  const isNamed = (element: Element) =>
    Boolean(element.getAttribute('aria-label') || element.getAttribute('aria-labelledby'))
  // A legend that is taken out of the flow names nothing.
  const hasLegend = (element: Element) => {
    const legend = element.querySelector(':scope > legend')
    return legend !== null && getComputedStyle(legend).position !== 'absolute'
  }
  const isForm = (element: Element) =>
    document.getElementById(element.getAttribute('form') ?? '') instanceof HTMLFormElement
  const faulty: [string, (element: Element) => boolean][] = [
    ['fieldset', (element) => !isNamed(element) && !hasLegend(element)],
    ['aside', (element) => !isNamed(element)],
    ['[form]', (element) => !isForm(element)],
    ['input[autocomplete="street-address"]', () => true],
  ]
  return faulty.flatMap(([selector, isFaulty]) =>
    [...document.querySelectorAll(selector)]
      .filter(isFaulty)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

async function expectNothingFound(page: Page, runOnly: RunOnly): Promise<void> {
  const violations = await page.evaluate(async (only) => {
    const here = globalThis as unknown as { axe: typeof axe } // its source has been read
    // The bar of what is loading belongs to no part of the page, and comes and goes meanwhile.
    const found = await here.axe.run(
      { exclude: ['.progress'] },
      // No page has sound or film, for which axe would load what the page names.
      { runOnly: only, resultTypes: ['violations'], preload: false },
    )
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, runOnly)
  expect(violations).toEqual([])
}

/** Logs in through the form, as a person does. The demo's password is the same for all. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/members/access/')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/members/dashboard/**')
}

/** What this worker's people keep of their login, by e-mail. */
const logins = new Map<string, Cookie[]>()

/**
 * Logged in without going anywhere: the first time in a worker through the form, then by that session. For journeys
 * that neither log out nor look at a fresh login.
 */
export async function beLoggedIn(page: Page, email: string): Promise<void> {
  const kept = logins.get(email)
  if (kept) return page.context().addCookies(kept)
  await logIn(page, email)
  logins.set(email, await page.context().cookies())
}

/** Nothing is in the cart of who is logged in, whatever an earlier journey left. */
export async function emptyCart(page: Page): Promise<void> {
  await page.request.post('/store/cart', { form: { intent: 'empty' }, maxRedirects: 0 })
}

/**
 * Waits until React has taken over the page and drawn it: before that a link is a plain link, Back goes a page at a
 * time, and React does not know what is typed.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main :is(a, h1)') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}
