import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { FEES } from '../../../../demo/data/registration-settings.ts'
import { theClubAsks } from '../../../../tests/support/registering.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { payments } from '../../../features/billing/payments/table.server.ts'
import { payingLink } from '../../../features/registrations/form/commands/emails.server.ts'
import { registrations } from '../../../features/registrations/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

const PAGE = '/about-us/subscription'

type Given = Parameters<typeof aRegistration>[1]

/** A visitor who has submitted a registration and wants to pay, at a club whose prices exist at the provider. */
async function aPayer(given?: Given) {
  const sandbox = await aSandbox()
  const site = await aSite(
    { payments: sandbox.payments, clock: { now: () => new Date() } },
    { LOG_LEVEL: 'silent' },
  )
  await theClubAsks(site.ctx)
  const prices: Record<string, string> = {}
  for (const fee of [...FEES.registration, ...FEES.training_fees]) prices[fee.id] = await aFee(site.ctx, fee)
  const registration = await aRegistration(site.ctx, given)
  const { id, accessToken } = registration
  const headers = { cookie: `draft=${accessToken.id}.${accessToken.token}` }
  return {
    site,
    sandbox,
    prices,
    registration,
    headers,
    page: (query: string) => site.page(`${PAGE}?${query}`, headers),
    pay: (fee: string, query = `step=process&id=${id}`) =>
      site.post(`${PAGE}?${query}`, { priceId: prices[fee] ?? fee }, headers),
    stored: async () => {
      const [found] = await site.ctx.db.select().from(registrations).where(eq(registrations.id, id))
      return found
    },
  }
}

type Payer = Awaited<ReturnType<typeof aPayer>>

/** Pays at the provider and returns the URL to which the checkout session redirects. */
async function paysAtTheProvider(payer: Payer, fee: string, mode: string): Promise<string> {
  const answer = await payer.pay(fee)
  expect(answer.status).toBe(303)
  const location = answer.headers.get('location') ?? ''
  expect(location.startsWith(`${payer.sandbox.url}/`)).toBe(true)
  const session = location.split('/').at(-1) ?? ''
  await payer.sandbox.pay(session)
  return `step=success&id=${payer.registration.id}&mode=${mode}&session_id=${session}`
}

const radio = (page: string, price: string | undefined) =>
  page
    .match(new RegExp(`<fieldset[^>]*>(?:(?!</fieldset>).)*value="${price}"`, 's'))?.[0]
    .match(/^<fieldset[^>]*>/)?.[0]

test('a missing, unknown or foreign id shows a message and a link to register [REG-036, resolutions E23]', async () => {
  const payer = await aPayer()
  const { site, registration, headers } = payer
  const other = await aRegistration(site.ctx, { name: 'Zqcanary Person' })
  const unasked = await site.page(`${PAGE}?step=process`)
  expect(unasked).toContain('href="/members/access/?next=/members/money"')
  const pages = [
    await site.page(`${PAGE}?step=process&id=${newId()}`),
    await site.page(`${PAGE}?step=process&id=no-id`),
    await site.page(`${PAGE}?step=process&id=${registration.id}`),
    await site.page(`${PAGE}?step=process&id=${other.id}`, headers),
  ]
  for (const page of pages) {
    expect(page).toContain('This link does not open a registration.')
    expect(page).toContain('href="/about-us/register/"')
    for (const words of ['Robin', 'Zqcanary', 'type="radio"']) expect(page).not.toContain(words)
  }
  const stolen = await site.post(
    `${PAGE}?step=process&id=${other.id}`,
    { priceId: payer.prices.registration ?? '' },
    headers,
  )
  expect(stolen.status).toBe(404)
})

test('an e-mail address in the URL is ignored and removed from it [REG-005, REG-024, resolutions C06]', async () => {
  const { site, registration, headers } = await aPayer()
  const path = `${PAGE}?step=process&id=${registration.id}`
  const answer = await site.get(`${path}&email=zq%40canary.example`, headers)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(path)
})

test('a link in an e-mail opens the registration in another browser and leaves no token in the address [REG-025, resolutions C06, D06]', async () => {
  const { site, registration } = await aPayer()
  const link = new URL(payingLink(site.ctx, registration))
  const answer = await site.get(link.pathname + link.search)
  expect(answer.headers.get('location')).toBe(`${PAGE}?step=process&id=${registration.id}`)
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('paying=')) ?? ''
  expect(cookie).toContain('HttpOnly; SameSite=Lax')
  const page = await site.page(`${PAGE}?step=process&id=${registration.id}`, {
    cookie: cookie.split(';')[0] ?? '',
  })
  expect(page).toContain('Robin Example')

  link.searchParams.set('token', 'guessed')
  const wrong = await site.get(link.pathname + link.search)
  expect(wrong.headers.getSetCookie()).toEqual([])
})

test('a parent who pays for one child by e-mailed link keeps the draft of the other, and can pay for both [REG-007, REG-025, resolutions C06]', async () => {
  const { site, prices } = await aPayer()
  const names = ['Ada First', 'Bea Second', 'Cleo Third']
  const [first, second, draft] = await Promise.all(
    names.map((name) => aRegistration(site.ctx, { name, details: { name }, draft: name === 'Cleo Third' })),
  )
  if (!first || !second || !draft) throw new Error('three registrations were asked for')
  let cookie = `draft=${draft.accessToken.id}.${draft.accessToken.token}`
  for (const registration of [first, second]) {
    const link = new URL(payingLink(site.ctx, registration))
    const answer = await site.get(link.pathname + link.search, { cookie })
    const set = answer.headers.getSetCookie()
    expect(set.map((line) => line.split('=')[0])).toEqual(['paying'])
    cookie = `draft=${draft.accessToken.id}.${draft.accessToken.token}; ${set[0]?.split(';')[0]}`
  }
  for (const { id, name } of [first, second]) {
    expect(await site.page(`${PAGE}?step=process&id=${id}`, { cookie })).toContain(name)
    const paying = await site.post(
      `${PAGE}?step=process&id=${id}`,
      { priceId: prices.registration ?? '' },
      { cookie },
    )
    expect(paying.status).toBe(303)
  }
  expect(await site.page('/about-us/register?step=details', { cookie })).toContain('Cleo Third')
  expect(await site.page(PAGE, { cookie })).toContain('has not been submitted yet')
})

test('a draft leads back to the form, and a volunteer owes nothing [REG-019, REG-036, resolutions B12]', async () => {
  const draft = await aPayer({ draft: true })
  expect(await draft.page(`step=process&id=${draft.registration.id}`)).toContain('has not been submitted yet')
  const helper = await aRegistration(draft.site.ctx, { questions: { applies_to_you: 'other' } })
  const page = await draft.site.page(PAGE, {
    cookie: `draft=${helper.accessToken.id}.${helper.accessToken.token}`,
  })
  expect(page).toContain('volunteers pay no fee')
  expect(page).not.toContain('type="radio"')
})

test('the registration fee is offered first at the provider’s price, and a missing choice is reported [REG-002, REG-023, REG-024, REG-027, resolutions F10]', async () => {
  const payer = await aPayer()
  await aFee(payer.site.ctx, { id: 'registration', label: 'Registration', price: 50, period: 'season' })
  const page = await payer.page(`step=process&id=${payer.registration.id}`)
  expect(page).toContain('Start it now, in the same payment, or later.')
  expect(page).toMatch(/<input[^>]*name="planId"/)
  for (const wrong of ['', 'price_invented', 'league']) {
    const refused = await payer.pay(wrong)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/id="f-priceId-error".{0,300}Please select a fee/s)
  }
})

test('opening the success address pays nothing, even with an unpaid or another person’s checkout session [REG-028, REG-029, REG-034, resolutions B01]', async () => {
  const payer = await aPayer()
  const { site, registration, sandbox } = payer
  const other = await aRegistration(site.ctx)
  const started = await payer.pay('registration')
  const unpaid = started.headers.get('location')?.split('/').at(-1)
  const of = (id: string, mode: string, more = '') => `step=success&id=${id}&mode=${mode}${more}`
  for (const query of [
    of(registration.id, 'payment'),
    of(registration.id, 'subscription'),
    of(registration.id, 'payment', '&session_id=cs_invented'),
  ]) {
    const page = await payer.page(query)
    expect(page).toContain('Your payment is being confirmed')
    expect(page).not.toContain('<button class="button" type="submit"')
  }
  const back = of(registration.id, 'payment', `&session_id=${unpaid}`)
  expect(await payer.page(back)).toContain('Nothing has been paid yet')
  await sandbox.pay(unpaid ?? '')
  await payer.page(of(other.id, 'payment', `&session_id=${unpaid}`))
  await payer.page(of(registration.id, 'subscription', `&session_id=${unpaid}`))
  const flags = await site.ctx.db
    .select({ paid: registrations.registrationPaid, subscribed: registrations.subscriptionPaid })
    .from(registrations)
  expect(flags).toEqual([
    { paid: false, subscribed: false },
    { paid: false, subscribed: false },
  ])
})

test('a paid fee is shown with the next step, sets its flag, and is disabled from then on [REG-026, REG-028, REG-030, REG-034, resolutions B11, F10]', async () => {
  const payer = await aPayer()
  const { registration, prices } = payer
  const back = await paysAtTheProvider(payer, 'registration', 'payment')
  const page = await payer.page(back)
  expect(page).toMatch(
    /Your payment has arrived.*Registration.*£45\.00.*Next: choose your subscription below/s,
  )
  expect(await payer.stored()).toMatchObject({ registrationPaid: true, subscriptionPaid: false })
  expect(radio(page, prices.registration)).toContain('disabled')
  expect(radio(page, prices.league)).not.toContain('disabled')
  const active = page.match(new RegExp(`<input[^>]*value="${prices.registration}"[^>]*>`))?.[0]
  expect(active).toContain('checked')
  expect(active).not.toContain('name="priceId"')
  expect(await payer.site.page(`${PAGE}?${back}`)).not.toContain('has arrived')
  const repeat = await payer.pay('registration')
  expect(repeat.status).toBe(409)
  expect(await payer.page(`step=success&id=${registration.id}&mode=payment`)).toContain(
    'Your payment has arrived',
  )
})

test('a subscription is shown, sets its flag, and a second one is refused [REG-026, REG-029, REG-030, REG-034]', async () => {
  const payer = await aPayer({
    questions: { current_situation: 'studying' },
    studentCardVerifiedAt: new Date(),
  })
  await payer.page(await paysAtTheProvider(payer, 'registration', 'payment'))
  const page = await payer.page(await paysAtTheProvider(payer, 'student', 'subscription'))
  expect(page).toMatch(/subscription has started.*Students and apprentices.*£30\.00.*Everything is paid/s)
  expect(page.match(/Everything is paid/g)).toHaveLength(1)
  expect(await payer.stored()).toMatchObject({ registrationPaid: true, subscriptionPaid: true })
  for (const fee of ['student', 'league']) expect((await payer.pay(fee)).status).toBe(409)
  expect(page).not.toContain('<button class="button" type="submit"')
})

test('the student price requires a student card, and others see this next to the fees [REG-017]', async () => {
  const payer = await aPayer()
  await payer.page(await paysAtTheProvider(payer, 'registration', 'payment'))
  const refused = await payer.pay('student')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(
    /id="f-priceId-error".{0,300}This fee is for students who have handed in their student card/s,
  )
  expect((await payer.pay('league')).status).toBe(303)
})

test('a cancelled payment shows a message and can be repeated [REG-031]', async () => {
  const payer = await aPayer()
  const page = await payer.page(`step=cancel&id=${payer.registration.id}`)
  expect(page).toContain('Payment has been cancelled')
  expect(page).toContain('Pay the registration fee')
})

test('a refusal by the provider shows the specified message without internal details [REG-032]', async () => {
  const payer = await aPayer()
  await payer.sandbox.trouble({ kind: 'error', status: 400, times: 1, path: '/v1/checkout/sessions' })
  const refused = await payer.pay('registration')
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Your payment did not go through:')
  expect(page).not.toMatch(/sandbox|stripe|req_/i)
})

test('a provider failure is reported, and nothing is charged [REG-033]', async () => {
  const payer = await aPayer()
  await payer.page(`step=process&id=${payer.registration.id}`)
  await payer.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/checkout/sessions' })
  const refused = await payer.pay('registration')
  expect(refused.status).toBe(503)
  const page = await refused.text()
  expect(page).toContain('Error!')
  expect(page).toContain('You have not been charged just now, and any earlier payment will be counted')
  expect((await payer.pay('registration')).status).toBe(303)
})

test('a fee that may have been paid is not offered again, and opening the page settles it once the provider responds [REG-026, resolutions B01]', async () => {
  const payer = await aPayer()
  await paysAtTheProvider(payer, 'registration', 'payment')
  const process = `step=process&id=${payer.registration.id}`
  await payer.sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/checkout/sessions' })
  const silent = await payer.page(process)
  expect(silent).toContain('You started a payment earlier')
  expect(silent).not.toMatch(/<button[^>]*>Pay/)
  const page = await payer.page(process)
  expect(page).toContain('Your payment has arrived')
  expect((await payer.stored())?.registrationPaid).toBe(true)
})

test('a pending debit is shown as being confirmed without offering fees, and an unknown checkout session blocks none [REG-026, REG-029, resolutions B01]', async () => {
  const payer = await aPayer()
  const session = (await payer.pay('registration')).headers.get('location')?.split('/').at(-1)
  await payer.sandbox.steer('POST', `/checkout/${session}/promise`)
  for (const step of [`success&mode=payment&session_id=${session}`, 'process', 'cancel']) {
    const page = await payer.page(`step=${step}&id=${payer.registration.id}`)
    expect(page).toContain('being confirmed')
    expect(page).not.toMatch(/<button[^>]*>Pay/)
  }
  await payer.site.ctx.db.update(payments).set({ sessionId: 'cs_test_of_nobody_at_all' })
  expect(await payer.page(`step=process&id=${payer.registration.id}`)).toMatch(/<button[^>]*>Pay/)
  expect((await payer.pay('registration')).headers.get('location')).toMatch(/\/pay\/cs_/)
})
