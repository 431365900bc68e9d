import { expect } from 'vitest'
import { aConfiguration } from '../../../../demo/builders/configuration.ts'
import { aFee } from '../../../../demo/builders/fee.ts'
import { FEES, QUESTIONS, REGISTER_DETAILS } from '../../../../demo/data/registration-settings.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import {
  childFields,
  GUARDIAN_FIELDS,
  halfForSiblings,
  TWO_CHILDREN,
} from '../../../../tests/support/children.ts'
import { theClubAsks } from '../../../../tests/support/registering.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { configurations } from '../../../features/content/table.server.ts'
import { registrations } from '../../../features/registrations/table.server.ts'

const PAGE = '/about-us/register/children'
const COURSE = { id: 'course', label: 'Course', price: 90, period: 'season', description: '' }

async function aFamilySite() {
  const sandbox = await aSandbox()
  const site = await aSite(
    { payments: sandbox.payments, clock: { now: () => new Date() } },
    { LOG_LEVEL: 'silent' },
  )
  await theClubAsks(site.ctx)
  await halfForSiblings(site.ctx)
  for (const fee of [...FEES.registration, ...FEES.training_fees]) await aFee(site.ctx, fee)
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.post(PAGE, { key: 'form-1234', count: '2', do: 'send', ...fields }, headers)
  return { site, send, stored: () => site.ctx.db.select().from(registrations) }
}

const cookieOf = (answer: Response) => ({
  cookie: answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; '),
})

test('a refused form shows the message of every field and keeps what was typed', async () => {
  const { send, stored } = await aFamilySite()
  const answer = await send({
    ...TWO_CHILDREN,
    'child-1-dob': '1990-05-02',
    postcode: '',
    'guardian.consent': '',
  })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const said of [
    'Adults register themselves',
    'Enter your postcode',
    'Ole Berg',
    '4 Quay Street',
    '1990-05-02',
  ])
    expect(page).toContain(said)
  expect(await stored()).toEqual([])
})

test('a refused form lists its fields in the order of the page, in words for a guardian', async () => {
  const { send } = await aFamilySite()
  const page = await (await send({})).text()
  const [, summary = ''] = /<div class="note"[^>]*role="alert"(.*?)<\/ul>/s.exec(page) ?? []
  const listed = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')
  const placeOf = (id: string) => page.indexOf(` id="${id}"`)
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.map(placeOf)).not.toContain(-1)
  expect(listed).toEqual(listed.toSorted((one, other) => placeOf(one) - placeOf(other)))
  expect(summary).toContain('Child 2: League your child would play in')
  expect(summary).toContain('Choose the league your child would play in')
  expect(page).not.toMatch(/you would play|“You” means/)
})

test('no sum is shown before each child has a registration fee', async () => {
  const { site, send } = await aFamilySite()
  const registration = [...FEES.registration, COURSE]
  await site.ctx.db.delete(configurations)
  await aConfiguration(site.ctx, {
    questions: QUESTIONS,
    registerDetails: REGISTER_DETAILS,
    fees: { ...FEES, registration },
  })
  await aFee(site.ctx, COURSE)
  const typed = { ...GUARDIAN_FIELDS, ...childFields(0, { registration: 'course' }) }
  expect(await (await send({ ...typed, count: '1', do: 'add' })).text()).not.toContain('£90.00</b>')
  const both = { ...typed, ...childFields(1, { registration: 'course' }) }
  expect(await (await send({ ...both, do: 'add' })).text()).not.toContain('£180.00</b>')
  expect(await (await send({ ...both, 'child-1-name': '' })).text()).toContain('£90.00 + £90.00 = ')
})

test('another child is added and removed without scripts, and the input is kept', async () => {
  const { send, stored } = await aFamilySite()
  const typed = { ...GUARDIAN_FIELDS, ...childFields(0) }
  const more = await (await send({ ...typed, count: '1', do: 'add' })).text()
  for (const said of ['Child 2', 'name="child-1-name"', 'Mia Berg', 'Kari Berg', '£45.00 + £22.50 = £67.50'])
    expect(more).toContain(said)
  expect(more).toMatch(/<legend[^>]*autofocus=""[^>]*>Child 2<\/legend>/)
  const fewer = await (await send({ ...TWO_CHILDREN, do: 'remove-0' })).text()
  expect(fewer).toContain('Ole Berg')
  expect(fewer).not.toMatch(/Mia Berg|name="child-1-name"/)
  expect(await stored()).toEqual([])
})

test('each form has its own key, which no cached page shares', async () => {
  const { site } = await aFamilySite()
  const keyOf = async () => /name="key" value="([^"]+)"/.exec(await site.page(PAGE))?.[1]
  const first = await keyOf()
  expect(first).toBeTruthy()
  expect(await keyOf()).not.toBe(first)
})

test('the browser that registered the children pays for them, and no other one sees them', async () => {
  const { site, send } = await aFamilySite()
  const sent = await send(TWO_CHILDREN)
  expect(sent.status).toBe(303)
  const address = sent.headers.get('location') ?? ''
  const own = cookieOf(sent)
  const words = wordsOf(await site.page(address, own))
  expect(words).toContain('Fees for Mia and Ole')
  expect(words).toContain('Pay £67.50 for Mia and Ole')
  expect(words).toContain('sibling price instead of £45.00')
  expect(wordsOf(await site.page(address))).toContain('This link does not open a registration')
  expect((await site.post(address, {})).status).toBe(404)
  const paying = await site.post(address, {}, own)
  expect(paying.status).toBe(303)
  expect(paying.headers.get('location')).toContain('/pay/')
  const second = await send({ ...TWO_CHILDREN, key: 'second-tab' }, own)
  expect(second.headers.get('location')).toBe(address)
})

test('another person entering the same children sees the same as everybody, and only their own registrations', async () => {
  const { site, send } = await aFamilySite()
  const own = (await send(TWO_CHILDREN)).headers.get('location') ?? ''
  const other = await send({ ...TWO_CHILDREN, key: 'another-form' })
  expect(other.status).toBe(303)
  const address = other.headers.get('location') ?? ''
  expect(address).not.toBe(own)
  const words = wordsOf(await site.page(address, cookieOf(other)))
  expect(words).toContain('Pay £67.50 for Mia and Ole')
  expect(wordsOf(await site.page(own, cookieOf(other)))).toContain('This link does not open a registration')
})
