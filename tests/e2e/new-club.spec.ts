import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessibleAtAllWidths, notice, test, untilHydrated } from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'
import { startNewClub } from '../support/new-club-server.ts'
import { submit, tickAll, toTheEnd } from '../support/register-page.ts'

type Club = Awaited<ReturnType<typeof startNewClub>>

const PASSWORD = 'Blue kettle 27 sings'
const COACH = 'cam.coach@example.org'

let club: Club

test.beforeAll(async () => {
  club = await startNewClub()
})

test.afterAll(() => club.stop())

/** Opens a separate browser for a person at the new club. */
const aVisitor = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (await browser.newContext({ baseURL: club.address, locale: 'en-GB', javaScriptEnabled })).newPage()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Expects that the step is shown, has loaded, and is accessible at all widths. */
async function atStep(page: Page, step: string) {
  await page.waitForURL(`**/admin/setup/${step}`)
  await untilHydrated(page)
  await expectAccessibleAtAllWidths(page)
}

/** Expects that the preview next to the step shows a change before it is saved. */
const expectPreviewed = (page: Page, text: string) =>
  expect(page.frameLocator('iframe').getByText(text).first()).toBeVisible()

const fill = (page: Page, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)
const choose = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"]`).selectOption(value)

/** Completes the wizard from the setup address to the published site. */
async function setUp(page: Page) {
  await page.goto(club.setup)
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Your name').fill('Robin Vale')
  await page.getByLabel('Your e-mail').fill('robin@example.org')
  await page.locator('[name=password]').fill(PASSWORD)
  await press(page, 'Create your login')

  await atStep(page, 'club')
  await fill(page, 'name', 'Bristol HC')
  await fill(page, 'town', 'Bristol')
  await expectPreviewed(page, 'Bristol plays handball here')
  await fill(page, 'town', 'Bath')
  await expectPreviewed(page, 'Bath plays handball here')
  await fill(page, 'town', 'Bristol')
  await press(page, 'Preview')
  await expectPreviewed(page, 'Bristol plays handball here')
  await press(page, 'Save and continue')

  await atStep(page, 'look')
  await fill(page, 'primaryColour', '#1f6feb')
  await press(page, 'Save and continue')

  await atStep(page, 'teams')
  await fill(page, 'teams.0.name', 'Women 1')
  await fill(page, 'teams.1.name', 'Men 1')
  await choose(page, 'teams.1.kind', 'men')
  await expectPreviewed(page, 'Men 1')
  await press(page, 'More teams')
  await expect(page.locator('[name="teams.4.name"]')).toBeVisible()
  await expect(page.locator('[name="teams.1.name"]')).toHaveValue('Men 1')
  await press(page, 'Save and continue')

  await atStep(page, 'training')
  await fill(page, 'halls.0.name', 'Harbour Hall')
  await fill(page, 'halls.0.address', '1 Harbour Road, Bristol BS1 5DB')
  await choose(page, 'slots.0.day', 'Monday')
  await fill(page, 'slots.0.from', '19:30')
  await fill(page, 'slots.0.to', '21:00')
  await fill(page, 'slots.0.hall', 'Harbour Hall')
  await expectPreviewed(page, '1 Harbour Road')
  await expectPreviewed(page, '19:30')
  await press(page, 'Save and continue')

  await atStep(page, 'fees')
  await fill(page, 'fees.0.label', 'Registration')
  await fill(page, 'fees.0.price', '40')
  await fill(page, 'fees.1.label', 'League teams')
  await fill(page, 'fees.1.price', '32.50')
  await page.getByLabel('Children under 16').uncheck()
  await expect(page.frameLocator('iframe').getByText('I’m registering my child')).toHaveCount(0)
  await page.getByLabel('Children under 16').check()
  await expectPreviewed(page, 'I’m registering my child')
  await press(page, 'Save and continue')

  await atStep(page, 'email')
  await press(page, 'Send a test e-mail')
  await page.waitForURL('**/email?test=*')
  await expect(page.getByText('Test e-mail to robin@example.org:')).toBeVisible()
  await expect.poll(() => club.mails.get('robin@example.org')).toContain('Your e-mail works')
  await fill(page, 'info', 'info@bristol.example')
  await fill(page, 'media', 'media@bristol.example')
  await fill(page, 'finance', 'finance@bristol.example')
  await press(page, 'Save and continue')

  await atStep(page, 'payments')
  await expect(page.getByText('Practice payments')).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()

  await atStep(page, 'pages')
  await page.getByLabel('Juniors', { exact: true }).uncheck()
  await expectPreviewed(page, 'Code of conduct')
  await page.getByLabel('Juniors', { exact: true }).check()
  await press(page, 'Save and continue')

  await atStep(page, 'publish')
  await press(page, 'Publish the site')
  await expect(page.getByText('8 of 9 steps done')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
}

/** An administrator invites a coach, who follows the e-mail and changes the team's times without scripts. */
async function coachEdits(boss: Page, coach: Page) {
  await boss.goto('/admin/people/new')
  await untilHydrated(boss)
  const dialog = boss.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Name').fill('Cam Coach')
  await dialog.getByLabel('E-mail').fill(COACH)
  await dialog.getByLabel('Coach', { exact: true }).check()
  await dialog.getByLabel('Women 1').check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect.poll(() => club.mails.get(COACH)).toMatch(/\/members\/reset\?token=/)
  await coach.goto(/http:\S+\/members\/reset\?token=[\w-]+/.exec(club.mails.get(COACH) ?? '')?.[0] ?? '')
  await coach.locator('[name=password]').fill(PASSWORD)
  await press(coach, 'Set password')
  await coach.getByLabel('E-mail or username').fill(COACH)
  await coach.locator('[name=password]').fill(PASSWORD)
  await coach.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await coach.goto('/admin/trainings')
  await expect(coach.getByRole('heading', { name: 'Men 1', exact: true })).toHaveCount(0)
  await coach.getByRole('link', { name: 'Edit Women 1, Monday 19:30 to 21:00' }).click()
  await choose(coach, 'weekday', '2')
  await fill(coach, 'startTime', '18:00')
  await fill(coach, 'endTime', '19:30')
  await press(coach, 'Save')
  await notice(coach, 'Weekly training saved')
}

test('a new club goes from its setup address to a public site with teams, a coach who edits the training times, and a paid registration', async ({
  browser,
}) => {
  const visitor = await aVisitor(browser)
  await visitor.goto('/')
  await expect(visitor.getByText('Our new site opens soon.')).toBeVisible()
  const boss = await aVisitor(browser)
  await setUp(boss)
  await coachEdits(boss, await aVisitor(browser, false))

  await visitor.goto('/about-us/trainings')
  await expect(visitor.getByText('Tuesday 18:00 to 19:30')).toBeVisible()
  await visitor.goto('/teams/women-1')
  await expect(visitor.getByRole('heading', { name: 'Next training' })).toBeVisible()
  await visitor.goto('/teams')
  await expect(visitor.getByRole('link', { name: /Men 1/ }).first()).toBeVisible()
  await toTheEnd(visitor)
  await tickAll(visitor)
  await submit(visitor)
  await visitor.getByRole('button', { name: /Pay both together/ }).click()
  await payByCard(visitor)
  await visitor.waitForURL('**/about-us/subscription?step=success**')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome to the club')
})
