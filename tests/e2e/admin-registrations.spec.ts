import type { Page } from '@playwright/test'
import {
  beLoggedIn,
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  notice,
  press,
  test,
  untilHydrated,
} from '../support/browser.ts'
import { mailNamed } from '../support/mailbox-page.ts'
import { submit, tickAll, toTheEnd } from '../support/register-page.ts'

// Without view transitions, because Chromium logs a skipped one as an error.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 422/] })

const LIST = '/admin/registrations'
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

/** Fills in the public form and submits it. */
async function register(page: Page, name: string, email: string) {
  await toTheEnd(page, undefined, { name, email })
  await tickAll(page)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay your fees')
  await page.context().clearCookies()
}

/** The administrator searches for a person and opens the actions of the row. */
async function actionsOf(page: Page, name: string) {
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
}

test('a person registers, becomes a member, is invited, sets a password and logs in [ADM-026, ADM-032, ADM-035, ADM-036, SYS-066]', async ({
  page,
}, { retry, repeatEachIndex }) => {
  // Another surname at each try: the person of the try before is a member already.
  const family = ['Solvang', 'Solbakken', 'Solheim'][retry + repeatEachIndex] ?? 'Solvik'
  const name = `Ingrid ${family}`
  const email = `${name.toLowerCase().replace(' ', '.')}@example.org`
  await register(page, name, email)
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto(LIST)
  await untilHydrated(page)
  await page
    .getByRole('searchbox', { name: /Search registrations/ })
    .fill(family.toLowerCase().replace('o', 'ó'))
  await page.waitForURL(/q=s/)
  // Waits for the rows of the search, because their arrival closes an open menu.
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('link', { name: 'Create member' }).click()
  await expect(dialog(page).getByText('4 Quay Street')).toBeVisible()
  await expect(button(page, 'Create Member')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Team' }).selectOption('Women 2')
  await button(page, 'Create Member').click()
  await notice(page, `${name} is now a member`)
  await expect(dialog(page).getByText('Member active')).toBeVisible()
  await button(page, 'Create user').click()
  await notice(page, `Invitation sent to ${email}`)

  await page.context().clearCookies()
  await (await mailNamed(page, new RegExp(`Your account.*${email}`))).click()
  await page.getByRole('link', { name: /\/members\/reset\?token=/ }).click()
  await page.getByLabel('New password').fill('Blue kettle 27 sings')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/members/access/')
  await page.goto('/members/access/')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByLabel('Password').fill('Blue kettle 27 sings')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/members/dashboard/**')
  await expect(page.getByText('Welcome back, Ingrid')).toBeVisible()
  await page.goto('/members/dashboard/?tab=1')
  await expect(page.getByText('Registration fee not paid')).toBeVisible()
})

test('a registration is assigned to the member with the same e-mail, and Unlink member and Remove ask first [ADM-028, ADM-029, ADM-030, ADM-031, ADM-032]', async ({
  page,
}) => {
  await register(page, 'Ana Kovacevic', 'member@demo.club')
  await beLoggedIn(page, 'administrator@demo.club')
  await actionsOf(page, 'Ana Kovacevic')
  await page.getByRole('link', { name: 'Create member' }).click()
  await expect(dialog(page).getByText('A member already has this e-mail')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Team' }).selectOption('Women 1')
  await button(page, 'Create Member').click()
  await expect(dialog(page).getByText(/Assign the registration, or tick this box/)).toBeVisible()
  await expect(dialog(page).getByLabel(/another person who shares the address/)).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue(/.+/)
  await button(page, /^Assign to Ana/).click()
  await notice(page, /Registration assigned to Ana/)

  await actionsOf(page, 'Ana Kovacevic')
  await page.getByRole('link', { name: 'Unlink member' }).click()
  await expectAccessible(page)
  await button(page, 'Unlink member').click()
  await notice(page, /Registration unlinked from Ana /)

  await actionsOf(page, 'Ana Kovacevic')
  await page.getByRole('link', { name: 'Assign member' }).click()
  await expect(button(page, 'Assign')).toBeDisabled()
  await dialog(page).getByRole('radio', { name: /Ana/ }).check()
  await expectAccessible(page)
  await button(page, 'Assign').click()
  await notice(page, /Registration assigned to Ana/)

  await actionsOf(page, 'Ana Kovacevic')
  await page.getByRole('link', { name: 'Remove', exact: true }).click()
  await expect(dialog(page).getByText('Are you sure you want to remove the registration?')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Ana Kovacevic' })).toBeVisible()
  await actionsOf(page, 'Ana Kovacevic')
  await page.getByRole('link', { name: 'Remove', exact: true }).click()
  await button(page, 'Remove registration').click()
  await notice(page, /^Registration of .+ removed$/)
  await expect(page.getByRole('link', { name: 'Ana Kovacevic' })).toHaveCount(0)
})

test('a refusal on a slow phone scrolls into view and takes focus, however far down the button is [ADM-031, resolutions D11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto(LIST)
  const link = page.locator('tbody a[href^="/admin/registrations/"]').first()
  const path = await link.evaluate((anchor: HTMLAnchorElement) => anchor.pathname)
  await page.goto(`${path}/assign?find=an`)
  await untilHydrated(page)
  // A slow phone draws the answer without ever having drawn that the form is being sent.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const last = dialog(page).getByRole('radio').last()
  await last.check()
  // The member is deleted before the form is sent, or the registration is assigned meanwhile.
  await last.evaluate((radio: HTMLInputElement) => {
    radio.value = '01900000-0000-7000-8000-000000000000'
  })
  await button(page, 'Assign').click()
  const refusal = dialog(page).getByRole('alert')
  await expect(refusal).toContainText(/has been deleted|has already assigned it/)
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(refusal).toBeFocused()
})

test('a message to several people is written, previewed, changed, sent and logged [ADM-021, ADM-034, SYS-069]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto(`${LIST}?q=example.org&sort=name:asc`)
  await untilHydrated(page)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await press(boxes.nth(0), 'Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'E-mail to 2 people' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue(/the fees/)
  await page.getByLabel('Template').selectOption('userconfirmed')
  await expect(page.getByLabel('Subject')).toHaveValue(/You are a member/)
  await page.getByLabel('From').selectOption('media')
  await page.getByLabel('Subject').fill('')
  await page.getByLabel('Subject').fill('Welcome {name}')
  await expect(dialog(page).getByRole('textbox', { name: 'Message' })).toContainText(
    'your registration is confirmed',
    { ignoreCase: true },
  )
  await expectAccessible(page)
  await button(page, 'Preview').click()
  await expect(dialog(page).getByText(/Nothing is sent yet/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Change').click()
  await expect(page.getByLabel('Subject')).toHaveValue('Welcome {name}')
  await button(page, 'Preview').click()
  await button(page, 'Send to 2 people').click()
  await notice(page, 'Email sent to 2 people')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await expect(dialog(page).getByText(/^Email sent to /)).toHaveCount(3)
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('navigation', { name: 'Your last runs' })).toContainText('Send e-mail, 2')

  await page.locator('.admin-table .name').first().click()
  await dialog(page).getByRole('link', { name: 'E-mails' }).click()
  await expect(
    dialog(page)
      .locator('summary', { hasText: /^Welcome/ })
      .first(),
  ).toBeVisible()
})

test('a member is set inactive and active again from the row [ADM-017, ADM-027]', async ({ page }) => {
  // A member of no other journey: the others log in as members, tag them and list them.
  await beLoggedIn(page, 'administrator@demo.club')
  await actionsOf(page, 'Barış Yıldırım')
  await page.getByRole('button', { name: 'Set member inactive' }).click()
  await notice(page, 'Barış Yıldırım is now inactive')
  await expect(page.getByText('Inactive', { exact: true }).last()).toBeVisible()
  await actionsOf(page, 'Barış Yıldırım')
  await page.getByRole('button', { name: 'Set member active' }).click()
  await notice(page, 'Barış Yıldırım is now active')
})

test('the list, its menu and every part of a registration pass axe and fit at all widths [ADM-025, ADM-026]', async ({
  page,
}) => {
  await beLoggedIn(page, 'administrator@demo.club')
  await page.goto(LIST)
  await untilHydrated(page)
  await expectAccessibleAtAllWidths(page)
  // The menu and the modals are opened over a short list, because axe checks the whole page again for each of them.
  await page.goto(`${LIST}?q=garnier`)
  await untilHydrated(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Actions for Noémie Garnier' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('link', { name: 'Noémie Garnier' }).click()
  for (const tab of ['Questions', 'Details', 'Memberships and payments', 'E-mails', 'Member']) {
    const link = dialog(page).getByRole('link', { name: tab, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectAccessibleAtAllWidths(page)
  }
  await page.getByRole('link', { name: 'Create member' }).last().click()
  await expect(button(page, 'Create Member')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
  await page.goBack()
  await dialog(page).getByRole('link', { name: 'Send e-mail' }).click()
  await expect(dialog(page).getByRole('toolbar')).toBeVisible()
  await expectAccessibleAtAllWidths(page)
})
