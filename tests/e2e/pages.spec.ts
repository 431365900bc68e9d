import { beLoggedIn, expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'

/** Every public page, with text that it must contain. */
const PAGES = [
  ['/', 'handball'],
  ['/gd/join-us', ''],
  ['/gd/privacy-policy', 'Privacy'],
  ['/gd/handball-venues', ''],
  ['/gd/london-gd-juniors', 'Juniors'],
  ['/gd/code-of-conduct', 'Code of conduct'],
  ['/about-us/how-to-join', 'Four steps'],
  ['/about-us/subscription', 'Pay your fees'],
  ['/events', 'Events'],
  ['/events/elif-turns-40', 'Elif turns 40'],
  ['/events/christmas-party-at-the-boathouse', 'Christmas party'],
  ['/events/annual-general-meeting', 'This event is only for members of the club.'],
  ['/forms', 'Forms'],
  ['/forms/contact-us', ''],
  ['/forms/welfare', 'Only the welfare officer will read this'],
  ['/teams', 'Teams'],
  ['/teams/men-1', 'Men 1'],
  ['/teams/u16-boys', ''],
  ['/teams/player/mikkel-ostergaard', 'Mikkel'],
  ['/about-us/games', 'Games'],
  ['/about-us/games?team=men-1', 'Games'],
  ['/about-us/members', 'Members'],
  ['/about-us/trainings', 'Next seven days'],
  ['/about-us/free-session', 'Your first session is free'],
  ['/about-us/free-session?team=men-1', 'For Men 1.'],
  ['/about-us/who-is-who', 'Who is who'],
  ['/about-us/who-is-who?tab=flexible', 'Who is who'],
  ['/about-us/register', 'Which of these applies to you?'],
  ['/about-us/register/children', 'Register your children'],
  ['/media/photos', 'Photos'],
  ['/members/access', 'Log in'],
  ['/members/access?mode=reset', ''],
] as const

/** Scripts, except data for search engines and the one that shows the score on the day of a game. */
const SCRIPTS = 'script:not([type="application/ld+json"]):not([src="/live-score.js"])'

/** Interactive pages, which may load scripts. */
const WITH_SCRIPTS =
  /^\/(?:media\/photos\/|forms\/|members\/access|about-us\/who-is-who|about-us\/free-session|about-us\/register|events\/elif|events\/christmas)/

for (const [path, words] of PAGES) {
  test(`${path} is accessible and fits every width from 320 px${WITH_SCRIPTS.test(path) ? '' : ', without any script'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(words)
    if (!WITH_SCRIPTS.test(path)) await expect(page.locator(SCRIPTS)).toHaveCount(0)
    await expectAccessibleAtAllWidths(page, [320, 390, 968, 1440])
  })
}

test('a page title does not overlap the lines of the court', async ({ page }) => {
  await page.goto('/events/christmas-party-at-the-boathouse')
  for (const width of [768, 780, 992, 1100, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const free = await page.evaluate(() => {
      const title = document.createRange()
      title.selectNodeContents(document.querySelector('h1') ?? document.body)
      const court = document.querySelector('.cover .background use')?.getBoundingClientRect()
      return (court?.left ?? 0) - title.getBoundingClientRect().right
    })
    expect([width, free > 0]).toEqual([width, true])
  }
})

test('the pages of a family are accessible and fit every width from 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'parent@demo.club')
  await page.goto('/members/family')
  await expect(page.getByRole('main')).toContainText('Mateo Castellanos')
  await expectAccessibleAtAllWidths(page, [320, 360, 390, 968, 1440])
  await page.getByRole('link', { name: 'Leo Castellanos' }).click()
  await expect(page.getByRole('heading', { name: 'Emergency card' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, [320, 360, 390, 968, 1440])
})
