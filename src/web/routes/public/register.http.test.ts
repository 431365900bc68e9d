import { expect } from 'vitest'
import {
  ANSWERS,
  aPdf,
  BOXES,
  DETAILS,
  GUARDIAN_GIVEN,
  theClubAsks,
} from '../../../../tests/support/registering.ts'
import { aVisitor, draftCookie, tabsOf } from '../../../../tests/support/registrant.ts'
import { test } from '../../../../tests/support/site.ts'
import { files } from '../../../platform/files/table.server.ts'

const PAGE = '/about-us/register'

function withCard(details: Record<string, string>, card: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(details)) form.set(name, value)
  form.set('studentcard', card)
  return form
}

test('a visitor sees four tabs, of which the later ones are disabled and not linked [REG-001, REG-003, REG-004, REG-010]', async ({
  site,
}) => {
  const visitor = await aVisitor(site)
  const page = await visitor.page('questions')
  const titles = [...tabsOf(page).matchAll(/<a[^>]*>([^<]+)<\/a>/g)].map(([tab, title]) => [
    title,
    tab.includes('href='),
    tab.includes('aria-disabled="true"'),
    tab.includes('aria-current="step"'),
  ])
  expect(titles).toEqual([
    ['Questions', true, false, true],
    ['Your details', false, true, false],
    ['Membership fees', false, true, false],
    ['Confirmation', false, true, false],
  ])
  expect(page).toContain('Which of these applies to you?')
  expect(page).toContain('we delete it 30 days after your last change')
  for (const step of ['details', 'fees', 'confirmation', '4'])
    expect((await visitor.get(`${PAGE}?step=${step}`)).headers.get('location')).toBe(`${PAGE}?step=questions`)
})

test('the page has its own description until its main menu entry has one [SYS-021]', async ({ site }) => {
  const page = await (await aVisitor(site)).page('questions')
  expect(page).toContain('<meta name="description" content="Four short steps to join the club,')
  expect(page).toContain('<meta property="og:description" content="Four short steps to join the club,')
})

test('every unanswered question shows a message at once, and the answers are kept [REG-011, REG-012]', async () => {
  const visitor = await aVisitor()
  const { current_situation, ...rest } = ANSWERS
  const answer = await visitor.send('questions', rest)
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Please answer all the questions before continuing')
  expect(page.match(/Please select one/g)).toHaveLength(1)
  expect(page).toMatch(/id="f-current_situation-error".{0,400}Please select one/s)
  expect(page).toMatch(/name="played_before"[^>]*checked=""[^>]*value="club"|value="club"[^>]*checked=""/)
})

test('the first Continue starts a registration and opens the next tab, with a cookie for this page only and not for scripts [REG-006, REG-007, REG-009, resolutions C06]', async () => {
  const visitor = await aVisitor()
  expect(await visitor.stored()).toBeUndefined()
  const answer = await visitor.send('questions', ANSWERS)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${PAGE}?step=details`)
  expect(draftCookie(answer)).toMatch(
    /^draft=[0-9a-f-]{36}\.[\w-]{22}; Path=\/about-us; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  )
  const notice = answer.headers.getSetCookie().find((line) => line.startsWith('notice='))
  expect(decodeURIComponent(notice ?? '')).toContain('Saved')
  const page = await (await visitor.get(PAGE)).text()
  expect(tabsOf(page)).toMatch(/aria-current="step"[^>]*>Your details/)
  expect(await visitor.stored()).toMatchObject({ submittedAt: null })
})

test('the configured details are requested, each by its type [REG-013, REG-015, REG-016]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', { ...ANSWERS, current_situation: 'studying' })
  const page = await visitor.page('details')
  const field = (name: string) =>
    page.match(new RegExp(`<(input|select|textarea)[^>]* name="${name}"[^>]*>`))?.[0]
  expect(field('name')).toContain('type="text"')
  expect(field('email')).toContain('type="email"')
  expect(field('dob')).toContain('type="date"')
  expect(field('height')).toContain('inputMode="decimal"')
  expect(field('country')).toContain('<select')
  expect(page).toContain('<option value="Norway">Norway</option>')
  expect(field('address')).toContain('<textarea')
  expect(field('studentcard')).toMatch(/type="file".*accept="\.pdf,\.jpg,\.jpeg,\.png"/)
})

test('missing details are listed, errors are shown at their fields, and the input is kept [REG-014, REG-017]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', { ...ANSWERS, current_situation: 'working_studying' })
  const answer = await visitor.send('details', {
    ...DETAILS,
    postcode: '',
    email: 'liv@',
    name: 'Liv <b>Berg</b>',
  })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  const list = page.match(/Fill in these details first.*?<\/ul>/s)?.[0] ?? ''
  expect([...list.matchAll(/<a href="#f-([\w-]+)">/g)].map(([, id]) => id)).toEqual([
    'email',
    'postcode',
    'studentcard',
  ])
  expect(page).toMatch(/id="f-email-error".{0,400}Please enter an e-mail address/s)
  expect(page).toContain('value="liv@"')
  expect(page).toContain('value="Liv &lt;b&gt;Berg&lt;/b&gt;"')
  expect(page).toMatch(/>4 Quay Street\nLondon<\/textarea>/)
  expect((await visitor.get(`${PAGE}?step=fees`)).headers.get('location')).toBe(`${PAGE}?step=details`)
})

test('the server asks for the student card with scripts off and keeps it while other details are missing [REG-017, resolutions A16]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', ANSWERS)
  expect(await visitor.page('details')).not.toContain('studentcard')
  await visitor.send('questions', { ...ANSWERS, current_situation: 'studying' })
  expect(await visitor.page('details')).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
  const refused = await visitor.send('details', withCard({ ...DETAILS, postcode: '' }, aPdf()))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('<b>card.pdf</b> is saved')
  const cards = await visitor.site.ctx.db.select().from(files)
  expect(cards).toMatchObject([{ audience: 'private', mediaType: 'application/pdf' }])
  expect((await visitor.site.get(`/files/${cards[0]?.id}/original`, visitor.headers())).status).toBe(404)
  expect((await visitor.send('details', DETAILS)).headers.get('location')).toBe(`${PAGE}?step=fees`)
})

const HIDDEN_GUARDIAN = /<fieldset[^>]* hidden=""[^>]*>.*Parent or guardian/s

test('a minor is asked for a guardian after Continue with scripts off [resolutions C09]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', ANSWERS)
  expect(await visitor.page('details')).toMatch(HIDDEN_GUARDIAN)
  const minor = { ...DETAILS, dob: '2012-01-31' }
  const refused = await visitor.send('details', minor)
  const page = await refused.text()
  expect(refused.status).toBe(422)
  expect(page).not.toMatch(HIDDEN_GUARDIAN)
  for (const words of ['Parent or guardian', 'href="#f-guardian-name"', 'href="#f-guardian-consent"'])
    expect(page).toContain(words)
  expect(page).toContain('We’ll e-mail them, not the child, about the registration and the fees.')
  expect((await visitor.send('details', { ...minor, ...GUARDIAN_GIVEN })).status).toBe(303)
})

test('fees are shown as configured with a note while the provider does not respond, and one of each is required [REG-022, REG-023, resolutions F10]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', ANSWERS)
  await visitor.send('details', DETAILS)
  const page = await visitor.page('fees')
  for (const words of ['League teams', 'Two or three sessions a week', '£42', 'a month', 'does not answer'])
    expect(page).toContain(words)
  const refused = await visitor.send('fees', { registration: 'registration' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/id="f-subscription-error".{0,300}Please select a fee/s)
  const chosen = { registration: 'registration', subscription: 'league' }
  expect((await visitor.send('fees', chosen)).headers.get('location')).toBe(`${PAGE}?step=confirmation`)
  expect((await visitor.stored())?.memberships[1]).toMatchObject({
    value: { label: 'League teams', price: 42 },
  })
})

/** A visitor who has reached the last tab. */
async function atTheEnd(answers: Record<string, string> = ANSWERS) {
  const visitor = await aVisitor()
  await visitor.send('questions', answers)
  await visitor.send('details', DETAILS)
  await visitor.send('fees', { registration: 'registration', subscription: 'league' })
  return visitor
}

test('a ticked box is saved immediately with a message [REG-008, REG-009]', async () => {
  const visitor = await atTheEnd()
  const answer = await visitor.send('confirmation', { terms: 'true', intent: 'checks' })
  expect(answer.status).toBe(200)
  const stored = await visitor.stored()
  expect(stored?.checks.map(({ id }) => id)).toEqual(['terms'])
  expect(stored?.submittedAt).toBeNull()
  expect(await visitor.page('confirmation')).toMatch(
    /<input[^>]*checked=""[^>]*id="f-terms"|id="f-terms"[^>]*checked=""/,
  )
})

test('a box saved after the submit redirects nowhere and changes nothing [REG-008]', async () => {
  const visitor = await atTheEnd()
  await visitor.send('confirmation', BOXES)
  const late = await visitor.send('confirmation', { terms: 'true', intent: 'checks' })
  expect([late.status, late.headers.get('location')]).toEqual([200, null])
  expect((await visitor.stored())?.checks).toHaveLength(Object.keys(BOXES).length)
})

test('each box that is not ticked gets a message, and the ticks are kept [REG-018]', async () => {
  const visitor = await atTheEnd()
  const answer = await visitor.send('confirmation', { terms: 'true' })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toMatch(/id="f-email-error".{0,300}Please tick this box/s)
  expect(page).toMatch(/id="f-volunteer-error".{0,300}Please tick this box/s)
  expect(page).not.toContain('f-terms-error')
  expect(page).toContain('href="/gd/membership-terms"')
})

test('a submit leads to the payment with the id and without the e-mail address [REG-005, REG-036, resolutions C06]', async () => {
  const visitor = await atTheEnd()
  const answer = await visitor.send('confirmation', BOXES)
  const id = (await visitor.stored())?.id
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/about-us/subscription?step=process&id=${id}`)
  expect(await (await visitor.get(PAGE)).text()).toContain('You are registered')
  const again = await visitor.send('details', { ...DETAILS, name: 'Sam Else' })
  expect(again.headers.get('location')).toBe(`/about-us/subscription?step=process&id=${id}`)
  expect((await visitor.stored())?.name).toBe(DETAILS.name)
})

test('a volunteer is shown that no fee is due and is thanked instead of sent to pay [REG-019, resolutions B12]', async () => {
  const visitor = await atTheEnd({ ...ANSWERS, applies_to_you: 'other' })
  const fees = await visitor.page('fees')
  expect(fees).toContain('You have no fees to pay.')
  expect(fees).not.toContain('type="radio"')
  const answer = await visitor.send('confirmation', BOXES)
  const location = answer.headers.get('location') ?? ''
  expect(location).toBe(`${PAGE}?reg=success&id=${(await visitor.stored())?.id}`)
  const page = await (await visitor.get(location)).text()
  expect(page).toContain('Thank you for helping')
  expect(page).not.toContain('Continue to payment')
})

test('reg=success and reg=cancel show nothing themselves, because the fees page shows the outcome of a payment [REG-003]', async ({
  site,
}) => {
  await theClubAsks(site.ctx)
  for (const [reg, step] of [
    ['success', 'success'],
    ['cancel', 'cancel'],
  ]) {
    const answer = await site.get(`${PAGE}?reg=${reg}&id=0197a000-0000-7000-8000-000000000001`)
    expect(answer.headers.get('location')).toBe(
      `/about-us/subscription?step=${step}&id=0197a000-0000-7000-8000-000000000001`,
    )
  }
})
