import type { Page, Request } from '@playwright/test'
import { expect, expectAccessibleAtAllWidths, test } from '../support/browser.ts'
import { payByCard } from '../support/checkout-page.ts'
import { mailNamed } from '../support/mailbox-page.ts'
import { answer, fillIn, go, HELPS, submit, tab, tickAll, toTheEnd } from '../support/register-page.ts'
import { scriptBytes } from '../support/script-weight.ts'

// Without view transitions, because Chromium logs a skipped one as an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SCRIPT_BUDGET = 6000
const PDF = {
  name: 'card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}
const CARD_PAGE = /\/pay\/cs_/

/** Pays on the checkout page and waits for the redirect back. */
async function pay(page: Page, name: RegExp) {
  await go(page, name)
  await page.waitForURL(CARD_PAGE)
  await payByCard(page)
  await page.waitForURL('**/about-us/subscription?step=success**')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled })

    test('a new player joins, pays the fee and takes a subscription [REG-001, REG-002, REG-004, REG-005, REG-024, REG-030]', async ({
      page,
    }) => {
      await toTheEnd(page)
      await tickAll(page)
      await submit(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your fees')
      expect(page.url()).not.toMatch(/email|liv|token/)

      await expect(page.getByLabel(/^League teams/)).toBeChecked()
      await pay(page, /Pay both together/)
      const said = 'Your subscription has started. You paid for: Registration and League teams, £87.00.'
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the club')
      await expect(page.getByRole('heading', { name: /first session/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
      await expect(page.getByRole('button', { name: /Pay|Start/ })).toHaveCount(0)
    })
  })
}

test('a person who pays only the registration fee starts the subscription later [REG-024, REG-026, resolutions F10]', async ({
  page,
}) => {
  await toTheEnd(page)
  await tickAll(page)
  await submit(page)
  await pay(page, /Pay the registration fee only/)
  await expect(page.getByText('Your payment has arrived: Registration, £45.00.')).toBeVisible()
  await expect(page.getByLabel(/^Registration/)).toBeDisabled()
  await pay(page, /Start the subscription/)
  await expect(
    page.getByText('Your subscription has started. You paid for: League teams, £42.00.'),
  ).toBeVisible()
  await expect(page.getByText('Everything is paid.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the club')
})

test('a draft continues after the browser was closed [REG-006, REG-007]', async ({ page, browser }) => {
  await answer(page)
  await fillIn(page)
  await go(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Membership fees' })).toBeVisible()
  const storageState = await page.context().storageState()
  await page.context().close()

  const later = await browser.newContext({ storageState })
  const again = await later.newPage()
  await again.goto('/about-us/register')
  await expect(again.getByRole('heading', { level: 2, name: 'Membership fees' })).toBeVisible()
  await tab(again, 'Your details').click()
  await expect(again.getByLabel('Full name')).toHaveValue('Liv Berg')
  await later.close()
})

test('a student adds a card, and a volunteer owes nothing [REG-017, REG-019]', async ({ page }) => {
  await answer(page, 'I study', HELPS)
  await fillIn(page)
  await page.getByLabel('Student card').setInputFiles(PDF)
  await go(page)
  await expect(page.getByText('You have no fees to pay.')).toBeVisible()
  await go(page)
  await expect(page.getByText('card.pdf')).toBeVisible()
  await tickAll(page)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for helping')
})

test('a birthday under 18 asks for a guardian at once, and one over 18 does not [resolutions C09]', async ({
  page,
}) => {
  await answer(page)
  await page.waitForLoadState()
  await page.getByLabel('Date of birth').fill('2014-01-31')
  await expect(page.getByRole('group', { name: 'Parent or guardian' })).toBeVisible()
  await page.getByLabel('Date of birth').fill('1990-01-31')
  await expect(page.getByRole('group', { name: 'Parent or guardian' })).toBeHidden()
})

test('a ticked box is saved at once with a message and is still ticked on the next visit [REG-008, REG-009, REG-018]', async ({
  page,
}) => {
  await toTheEnd(page)
  const notices = page.getByRole('status').filter({ hasText: 'Saved' })
  await page.goto('/about-us/register')
  await page.waitForLoadState()
  await expect(notices).toHaveCount(0)
  await page.getByLabel(/membership terms/).check()
  await expect(notices).toHaveCount(1)
  await page.goto('/about-us/register?step=confirmation')
  await expect(page.getByLabel(/membership terms/)).toBeChecked()
  await expect(page.getByLabel(/volunteers run the club/)).not.toBeChecked()
})

test('a box saved only after the submit leaves the applicant on the page that the submit leads to [REG-005, REG-008]', async ({
  page,
}) => {
  await toTheEnd(page, HELPS)
  await page.waitForLoadState()
  const submitted = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const isSave = (request: Request) => request.postData()?.includes('intent=checks') ?? false
  await page.route(/register/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    if (isSave(request)) {
      await submitted.promise
      return route.continue()
    }
    const answer = await route.fetch({ maxRedirects: 0 })
    submitted.resolve()
    await answered.promise
    await route.fulfill({ response: answer })
  })
  const saving = page.waitForResponse((answer) => isSave(answer.request()))
  await tickAll(page)
  const submitting = submit(page)
  await (await saving).finished()
  answered.resolve()
  await submitting
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for helping')
  await expect(page.getByRole('status')).toHaveText('')
})

test('a box ticked after the draft was discarded elsewhere leads nowhere, and the submit leads to the beginning [REG-008]', async ({
  page,
}) => {
  await toTheEnd(page)
  await page.waitForLoadState()
  await page.request.post('/about-us/register', { form: { intent: 'discard' } })
  const saved = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch')
  await tickAll(page)
  await (await saved).finished()
  await expect(page).toHaveURL(/step=confirmation$/)
  await submit(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
})

test.describe('with more saves than anybody makes by hand', () => {
  test.use({ expectedErrors: [/429 \(Too Many Requests\)/] })

  test('a ticked box shows that it was not saved [REG-008]', async ({ page }) => {
    await toTheEnd(page)
    await page.waitForLoadState()
    const form = { intent: 'checks' }
    const more = Array.from({ length: 300 }, () =>
      page.request.post('/about-us/register?step=confirmation', { form }),
    )
    await Promise.all(more)
    await page.getByLabel(/membership terms/).check()
    await expect(page.getByText('Please try again in an hour.')).toBeVisible()
  })
})

test.describe('with a card that is declined', () => {
  test.use({ expectedErrors: [/402 \(Payment Required\)/] })

  test('the fee can be paid with another card, and going back shows a message [REG-031, REG-032]', async ({
    page,
  }) => {
    await toTheEnd(page)
    await tickAll(page)
    await submit(page)
    await go(page, /Pay the registration fee/)
    await page.waitForURL(CARD_PAGE)
    await payByCard(page, '4000000000000002')
    await expect(page.getByText(/declined/i).first()).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**step=cancel**')
    await expect(page.getByText('Payment has been cancelled')).toBeVisible()
    await pay(page, /Pay the registration fee/)
    await expect(page.getByText('Your payment has arrived')).toBeVisible()
  })
})

test('the link in the e-mail opens the registration on another device [REG-025, resolutions C06]', async ({
  page,
  browser,
}) => {
  // A separate address, because other tests send the same message to theirs.
  await toTheEnd(page, undefined, { name: 'Liv Berg', email: 'liv.two.devices@example.org' })
  await tickAll(page)
  await submit(page)
  await page.waitForURL('**/about-us/subscription?**')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(page.url())
  await expect(phone.getByText('This link does not open a registration.')).toBeVisible()

  await (await mailNamed(phone, /Your registration at.*liv\.two\.devices/)).click()
  const link = await phone.locator(`a[href*="${id}"]`).first().getAttribute('href')
  await phone.goto(link ?? '')
  await expect(phone.getByText('Liv Berg')).toBeVisible()
  expect(phone.url()).not.toContain('token')
  await other.close()
})

test('the form stays within the script budget [decisions of weight]', async ({ page }) => {
  await answer(page)
  const bytes = await scriptBytes(page, () => page.reload())
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

test.describe('refusals', () => {
  test.use({ expectedErrors: [/422/] })

  test('every tab is accessible and fits at all widths [REG-004, REG-011, REG-012, REG-014, REG-027]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about-us/register')
    await go(page)
    await expect(page.getByText('Please answer all the questions before continuing')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await answer(page, 'I study')
    await page.getByLabel('Date of birth').fill('2014-01-31')
    await go(page)
    await expect(page.getByText('Fill in these details first')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await fillIn(page)
    await page.getByLabel('Student card').setInputFiles(PDF)
    await go(page)
    await go(page)
    await expect(page.getByText('Please select a fee').first()).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await page.getByLabel('Students and apprentices').check()
    await go(page)
    await submit(page)
    await expect(page.getByText('Please tick this box').first()).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await tickAll(page)
    await submit(page)
    await page.waitForURL('**/about-us/subscription?**')
    await expectAccessibleAtAllWidths(page)
  })
})
