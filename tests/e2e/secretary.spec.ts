import type { Page } from '@playwright/test'
import { DESKTOP } from '../support/admin.ts'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  test,
  untilHydrated,
} from '../support/browser.ts'
import { EMAIL_WEBHOOK_SECRET } from '../support/journey-site.ts'

const AUDIENCE = 'Men 3 and nobody else'
const SENDER = { name: 'Odalys Fenwright', email: 'odalys@example.org' }

test('the secretary writes to saved recipients, sees which e-mail came back, and tries its address again', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beLoggedIn(page, 'administrator@demo.club')
  await saveRecipients(page)
  const many = await send(page)

  const rows = page.getByRole('table', { name: 'Recipients' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Sent' })).toHaveCount(many)
  const address = String(await rows.nth(1).getByText('@').textContent()).trim()
  await bounce(page, address)
  await page.reload()
  const failed = rows.filter({ hasText: address })
  await expect(failed).toContainText('Came back')
  await expect(failed).toContainText('550 5.1.1 unknown user')
  await expectAccessibleAtAllWidths(page)

  await startFromSaved(page)
  await expect(page.getByText('1 address does not work')).toBeVisible()
  await expect(page.getByRole('button', { name: `Send to ${many - 1} people` })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.getByLabel('Subject').fill('A second try')
  await page.getByRole('button', { name: `Try again with ${address}` }).click()
  await expect(page.locator('.note', { hasText: `We’ll write to ${address} again.` })).toBeFocused()
  await expect(page.getByRole('button', { name: `Send to ${many} people` })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('A second try')
  await expect(page.getByText('address does not work')).toHaveCount(0)
})

test('the secretary reads what people wrote in a form, replies from the page and closes the answer', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writeToClub(page)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto('/admin/forms')
  await page
    .getByRole('link', { name: /^Contact us/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: /^New/ }).click()
  await page.getByRole('link', { name: SENDER.name, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: SENDER.name })
  await dialog.getByLabel(`Reply to ${SENDER.email}`).fill('You are welcome on Tuesday.')
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await notice(page, `Reply sent to ${SENDER.email}`)
  await expect(dialog.getByRole('region', { name: 'Replies' })).toContainText('You are welcome on Tuesday.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await notice(page, 'Answer closed')
})

test.describe('an answer to a confidential form', () => {
  test('is read by the named reader and not by an administrator', async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/forms/welfare')
    await page.getByLabel('What happened?').fill('A private worry about the showers')
    await page.getByRole('checkbox', { name: /privacy policy/ }).check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Form sent')).toBeVisible()

    await beLoggedIn(page, 'coach@demo.club')
    await page.goto('/members/forms')
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('link', { name: 'No name given' }).first().click()
    await expect(page.getByRole('main')).toContainText('A private worry about the showers')
    await expectAccessibleAtAllWidths(page)
    const answer = page.url()

    const other = await browser.newPage()
    await beLoggedIn(other, 'administrator@demo.club')
    for (const [address, status] of [
      [answer, 404],
      [answer.replace('/members/', '/admin/'), 403],
    ] as const)
      expect((await other.request.get(address)).status(), address).toBe(status)
    await other.goto('/admin/forms?q=showers')
    await expect(other.getByText('No answers found.')).toBeVisible()
    await other.close()
  })
})

/** Chooses a team and saves it as recipients, which replaces those of an earlier try. */
async function saveRecipients(page: Page): Promise<void> {
  await page.goto('/admin/emails/new')
  await untilHydrated(page)
  const to = page.getByRole('combobox', { name: 'Add a member or team' })
  await to.pressSequentially('men 3')
  await expect(page.getByRole('option', { name: 'Everyone in Men 3' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Send to \d+ people$/ })).toBeVisible()
  await page.getByText('Save these recipients for another time').click()
  await page.getByRole('textbox', { name: /^Name/ }).fill(AUDIENCE)
  await page.getByRole('button', { name: 'Save recipients' }).click()
  await expect(page.getByText(`The recipients are saved as “${AUDIENCE}”.`)).toBeVisible()
}

/** Opens a new message to the saved recipients. */
async function startFromSaved(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.goto('/admin/emails/new')
  await untilHydrated(page)
  await page.getByText('Start from a template or saved recipients').click()
  await page.getByLabel('Recipients').selectOption({ label: AUDIENCE })
  await page.getByRole('button', { name: 'Start from this' }).click()
  await expect(page.getByRole('button', { name: 'Remove Everyone in Men 3' })).toBeVisible()
}

/** Previews, tests and sends a message to the saved recipients. Returns their number. */
async function send(page: Page): Promise<number> {
  await startFromSaved(page)
  await page.getByLabel('Subject').fill('Away trip to Brighton')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello {name}, the bus leaves at nine.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(/^Hello \p{L}+, the bus leaves at nine\.$/u)).toHaveCount(2)
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText(/^A test is on its way to/)).toBeVisible()
  const button = page.getByRole('button', { name: /^Send to \d+ people$/ })
  const many = Number(/\d+/.exec(String(await button.textContent()))?.[0])
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Away trip to Brighton' })).toBeVisible()
  return many
}

/** Reports as an e-mail provider does that an e-mail came back. */
async function bounce(page: Page, address: string): Promise<void> {
  const { status } = await fetch(new URL('/api/emails/events', page.url()), {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`events:${EMAIL_WEBHOOK_SECRET}`).toString('base64')}` },
    body: JSON.stringify({
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: address,
      Details: '550 5.1.1 unknown user',
    }),
  })
  expect(status).toBe(200)
}

async function writeToClub(page: Page): Promise<void> {
  await page.goto('/forms/contact-us')
  await page.getByLabel('Name').fill(SENDER.name)
  await page.getByLabel('E-mail').fill(SENDER.email)
  await page.getByLabel('Message').fill('May I watch a training session first?')
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Form sent')).toBeVisible()
}
