import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Cookie, expect, type Locator, type Page } from '@playwright/test'
import type { default as axe, RunOnly } from 'axe-core'

// A navigation without a page, such as a download, aborts its view transition. This is harmless.
const HARMLESS_ERRORS = [/^InvalidStateError: Transition was aborted/]

/**
 * `test` for journeys: console errors, failed requests to the site and content security policy violations fail the
 * test. `expectedErrors` names errors that a test causes deliberately.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; quiet: undefined }>({
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      if (process.env.SLOW)
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {
          rate: Number(process.env.SLOW),
        })
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      const spared = [...HARMLESS_ERRORS, ...expectedErrors]
      expect(errors.filter((error) => !spared.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Minified, because every checked page parses it, in two thirds of the time of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and best practices. */
const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules that depend on colours. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Expects no axe findings on the loaded page, then repeats the colour rules in dark mode. The site's
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
 * Expects no axe findings on a phone in light mode and on a desktop in dark mode, and no horizontal scrolling at these
 * and other widths. One visit is enough for every rule to check both layouts and for every colour to be checked in both
 * modes. The window keeps the size of a phone.
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
  // Elements that are fading in do not have their final contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Parsing axe takes as long as running its rules, and it stays loaded until the next full page load.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
}

/**
 * Problems that axe does not report: groups and asides without a name, dangling `form` attributes, one-line addresses,
 * and fold-out headings that are hard to touch.
 */
function htmlFaults(): string[] {
  const isNamed = (element: Element) =>
    Boolean(element.getAttribute('aria-label') || element.getAttribute('aria-labelledby'))
  // A legend that is removed from the layout flow does not name its fieldset.
  const hasLegend = (element: Element) => {
    const legend = element.querySelector(':scope > legend')
    return legend !== null && getComputedStyle(legend).position !== 'absolute'
  }
  const isForm = (element: Element) =>
    document.getElementById(element.getAttribute('form') ?? '') instanceof HTMLFormElement
  const isLow = (element: Element) => {
    const { height } = element.getBoundingClientRect()
    return height > 0 && height < 43.5
  }
  const faulty: [string, (element: Element) => boolean][] = [
    ['fieldset', (element) => !isNamed(element) && !hasLegend(element)],
    ['aside', (element) => !isNamed(element)],
    ['[form]', (element) => !isForm(element)],
    ['input[autocomplete="street-address"]', () => true],
    ['summary', isLow],
  ]
  return faulty.flatMap(([selector, isFaulty]) =>
    [...document.querySelectorAll(selector)]
      .filter(isFaulty)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

async function expectNothingFound(page: Page, runOnly: RunOnly): Promise<void> {
  const violations = await page.evaluate(async (only) => {
    const here = globalThis as unknown as { axe: typeof axe } // its source has been evaluated
    // The loading indicator is outside the landmarks and can appear at any time.
    const found = await here.axe.run(
      { exclude: ['.progress'] },
      // Axe would otherwise preload media, and no page has any.
      { runOnly: only, resultTypes: ['violations'], preload: false },
    )
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, runOnly)
  expect(violations).toEqual([])
}

/** Logs in through the form. All demo logins share a password. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/members/access/')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByLabel('Password').fill('seven-metre-throw')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/members/dashboard/**')
}

/** The sessions of this worker's users, by e-mail. */
const logins = new Map<string, Cookie[]>()

/**
 * Logs in without opening a page: through the form the first time in a worker, then with that session. For journeys
 * that neither log out nor test the login itself.
 */
export async function beLoggedIn(page: Page, email: string): Promise<void> {
  const kept = logins.get(email)
  if (kept) return page.context().addCookies(kept)
  await logIn(page, email)
  logins.set(email, await page.context().cookies())
}

/** Empties the cart of the logged-in user, which an earlier journey may have filled. */
export async function emptyCart(page: Page): Promise<void> {
  await page.request.post('/store/cart', { form: { intent: 'empty' }, maxRedirects: 0 })
}

/**
 * Waits until React has hydrated and rendered the page. Before that, links and Back cause full page loads, and
 * React does not receive typed text.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main :is(a, h1)') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

/** Expects the notice after an action, by its full text. The page itself may contain the same words. */
export const notice = (page: Page, text: string | RegExp) =>
  expect(page.locator('.toasts').getByText(text, { exact: true }).last()).toBeVisible()

/**
 * Presses a key on a control as soon as it is enabled. A disabled button, such as one that is still sending, cannot have
 * the focus, so the key would go to another control.
 */
export async function press(control: Locator, key: string): Promise<void> {
  await expect(control).toBeEnabled()
  await control.press(key)
}

type Box = { x: number; y: number; width: number; height: number }

/** Returns the boxes of the first element of each selector, measured in the same moment. */
export const boxesOf = (page: Page, one: string, other: string): Promise<[Box, Box]> =>
  page.evaluate(
    ([one, other]) => {
      const boxOf = (selector: string): Box => {
        const { x, y, width, height } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return { x, y, width, height }
      }
      return [boxOf(one), boxOf(other)]
    },
    [one, other] as const,
  )
