import { expect, expectAccessible, test } from '../support/browser.ts'

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4\d\d/] })

for (const [path, status, words] of [
  ['/400', 400, ''],
  ['/no-such-page', 404, 'This page could not be found'],
  ['/gd/no-such-post', 404, 'Page not found'],
  ['/teams/no-such-team', 404, 'This page could not be found'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} says what happened and leads home, ${colorScheme} [SYS-019, SYS-038, CNT-002]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('main')).toContainText(String(status))
      await expect(page.getByRole('main')).toContainText(words)
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
      await expect(page).toHaveURL('/')
    })
  }
}
