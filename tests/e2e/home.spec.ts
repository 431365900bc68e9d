import { expect, press, test } from '../support/browser.ts'

const TURN_S = 24

/** The animation timing of each of the seven pictures. */
const turns = (elements: Element[]) =>
  elements.flatMap((element) =>
    element.getAnimations().map((animation) => {
      const { delay, duration, iterations } = animation.effect?.getTiming() ?? {}
      return { delay, duration, forever: iterations === Number.POSITIVE_INFINITY, state: animation.playState }
    }),
  )

test('the albums advance every 24 s, each fading into the next [CNT-020]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const pictures = page.locator('.reel .picture')
  const found = await pictures.evaluateAll(turns)
  expect(found).toHaveLength(7)
  expect(found.every((turn) => turn.duration === 7 * TURN_S * 1000 && turn.forever)).toBe(true)
  const delays = found.map((turn) => Number(turn.delay))
  expect(delays.slice(1).map((delay, index) => delay - (delays[index] ?? 0))).toEqual(
    Array(6).fill(TURN_S * 1000),
  )

  const at = (seconds: number) =>
    pictures.evaluateAll((elements, ms) => {
      for (const element of elements)
        for (const animation of element.getAnimations()) animation.currentTime = ms
      return elements.map((element) => Math.round(Number(getComputedStyle(element).opacity) * 10) / 10)
    }, seconds * 1000)
  expect(await at(10)).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect(await at(23.5)).toEqual([0.5, 0.5, 0, 0, 0, 0, 0])
  expect(await at(30)).toEqual([0, 1, 0, 0, 0, 0, 0])
})

test('the pictures can be paused with a checkbox by keyboard, and pause while one is focused or hovered [CNT-020]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const states = async () =>
    new Set((await page.locator('.reel .picture').evaluateAll(turns)).map((turn) => turn.state))
  expect(await states()).toEqual(new Set(['running']))
  await page.locator('.reel a').nth(2).focus()
  expect(await states()).toEqual(new Set(['paused']))
  await expect(page.locator('.reel .picture').nth(2)).toHaveCSS('opacity', '1')
  await press(page.getByRole('checkbox', { name: 'Stop the pictures' }), 'Space')
  expect(await states()).toEqual(new Set(['paused']))
})

test('with reduced motion the albums scroll instead [CNT-018, CNT-020]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.locator('.reel .picture').evaluateAll(turns)).toEqual([])
  await expect(page.locator('.reel')).toHaveCSS('overflow-x', 'auto')
  await expect(page.getByRole('checkbox', { name: 'Stop the pictures' })).toBeHidden()
})

test('the tables change without scripts [SYS-003]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('table', { name: /^Men 1/ })).toBeVisible()
  await page.getByText('Women 1', { exact: true }).first().click()
  await expect(page.getByRole('table', { name: /^Women 1/ })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Men 1/ })).toBeHidden()
  await context.close()
})
