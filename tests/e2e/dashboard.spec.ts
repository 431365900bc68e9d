import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  logIn,
  notice,
  press,
  test,
} from '../support/browser.ts'

test.use({ expectedErrors: [/status of 422/] })

const tab = (name: string) => ({ name, exact: true }) as const

test('every tab of the members’ area is reachable and passes axe [MEM-014, MEM-015]', async ({ page }) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/dashboard/')
  const tabs = page.getByRole('navigation', { name: 'Members area' })
  for (const [index, name] of [
    'Details',
    'Registration',
    'Subscriptions and payments',
    'Orders',
    'Photos',
    'Password',
  ].entries()) {
    await tabs.getByRole('link', tab(name)).click()
    await expect(page).toHaveURL(`/members/dashboard/?tab=${index}`)
    await expect(tabs.getByRole('link', tab(name))).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
  }
})

test('a login leads to the upcoming dates, also by keyboard, passes axe and fits at all widths [MEM-013, MEM-014]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, 'member@demo.club')
  await expect(page).toHaveURL('/members/dashboard/')
  for (const name of ['Next game', 'Next training', 'Next duty', 'Your balance'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  for (const width of [968, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await press(page.getByRole('navigation', { name: 'Members area' }).getByRole('link').last(), 'Tab')
    await expect(page.locator('.dashboard > div').locator('a, button, input').first()).toBeFocused()
  }
  await expect(page.getByRole('link', { name: /^Get directions to/ }).first()).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByRole('link', { name: 'Your details' }).click()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
})

test('the selected tab is visible on a phone, and nothing is wider than the screen [MEM-014]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beLoggedIn(page, 'member@demo.club')
  for (const index of [0, 2, 5]) {
    await page.goto(`/members/dashboard/?tab=${index}`)
    await expect(page.locator('.vertical-tabs [aria-current]')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('the three answers to a training are in one row on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await beLoggedIn(page, 'parent@demo.club')
  await page.goto('/members/dashboard/')
  const answers = page.locator('.answer-buttons').first().getByRole('button')
  await expect(answers).toHaveCount(3)
  const tops = await answers.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('a member corrects the profile, reads the errors, and saves it [MEM-017, MEM-018, SYS-004]', async ({
  page,
}) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/dashboard/?tab=0')
  await page.getByLabel('Number, 0 to 99').fill('12')
  await page.getByLabel('Phone').fill('020 7946 0888')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('alert')).toContainText('Number 12 is taken')
  await expect(page.getByLabel('Phone')).toHaveValue('020 7946 0888')
  await expectAccessible(page)
  await page.getByLabel('Number, 0 to 99').fill('7')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await notice(page, 'Profile updated')
  await expect(page.getByLabel('Phone')).toHaveValue('020 7946 0888')
})

test('the customer portal opens from the subscription [MEM-015]', async ({ page }) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/dashboard/?tab=2')
  await expect(page.getByText('League teams').first()).toBeVisible()
  await page.getByRole('button', { name: 'Manage my subscription' }).click()
  await expect(page).not.toHaveURL(/members\/dashboard/)
  await expect(page.getByText('League teams').first()).toBeVisible()
})

test('the members’ area works with scripts off: a choice is saved, the data downloaded [MEM-014]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await logIn(page, 'coach@demo.club')
  await page.goto('/members/dashboard/?tab=0')
  const shown = page.getByLabel('Show my date of birth')
  const before = await shown.isChecked()
  await shown.setChecked(!before)
  await page.getByRole('button', { name: 'Save choices' }).click()
  await notice(page, 'Your choices are saved')
  await expect(shown).toBeChecked({ checked: !before })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await context.close()
})

test('a member takes their name off a photo [resolutions C04]', async ({ page }) => {
  await beLoggedIn(page, 'member@demo.club')
  await page.goto('/members/dashboard/?tab=4')
  const buttons = page.getByRole('button', { name: /^Remove my name/ })
  const before = await buttons.count()
  await buttons.last().click()
  await notice(page, 'The name has been removed from this photo')
  await expect(buttons).toHaveCount(before - 1)
})
