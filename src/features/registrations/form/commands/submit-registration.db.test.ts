import { expect, test } from 'vitest'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { theClubAsks } from '../../../../../tests/support/registering.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { CHECKS } from '../../model/wording.ts'
import { offersFrom } from '../../payment/model/offers.ts'
import { registrations } from '../../table.server.ts'
import { submitRegistration } from './submit-registration.server.ts'

const ALL = new Set<string>(CHECKS.map(({ id }) => id))

type Given = Parameters<typeof aRegistration>[1]

async function submitting(given: Given, ticked: ReadonlySet<string> = ALL) {
  const ctx = await aCtx()
  const settings = await theClubAsks(ctx)
  const { accessToken } = await aRegistration(ctx, { draft: true, ...given })
  const offers = offersFrom(settings.fees, undefined)
  const submit = () => submitRegistration(ctx, settings, offers, accessToken, ticked)
  return { ctx, accessToken, submit }
}

const isSubmitted = async ({ db }: Ctx) => (await db.select().from(registrations))[0]?.submittedAt !== null
const sent = async ({ db }: Ctx) => (await deliveredMails(db)).toReversed()

test.each(CHECKS.map(({ id }) => id))('without the box "%s" nothing is submitted [REG-018]', async (box) => {
  const { ctx, submit } = await submitting({}, new Set([...ALL].filter((id) => id !== box)))
  expect(await submit()).toMatchObject({ reason: 'INCOMPLETE', incomplete: { unticked: [box] } })
  expect(await isSubmitted(ctx)).toBe(false)
  expect(await sent(ctx)).toEqual([])
})

test('submitting checks all earlier tabs again [REG-010, REG-012, REG-014, resolutions F10]', async () => {
  const { ctx, submit } = await submitting({
    questions: { played_before: '' },
    details: { postcode: '', dob: '2012-01-31' },
    memberships: [],
  })
  expect(await submit()).toMatchObject({
    reason: 'INCOMPLETE',
    incomplete: {
      unanswered: ['played_before'],
      missing: [
        { id: 'postcode' },
        { id: 'guardian.name' },
        { id: 'guardian.email' },
        { id: 'guardian.consent' },
      ],
      unchosen: ['registration', 'subscription'],
      unticked: [],
    },
  })
  expect(await isSubmitted(ctx)).toBe(false)
})

test('a fee that no longer fits the answers must be chosen again [REG-017]', async () => {
  const student = {
    id: 'student',
    label: 'Subscription',
    value: { label: 'Students and apprentices', price: 30, period: 'month' },
  }
  const first = { ...student, id: 'registration' }
  const { ctx, submit } = await submitting({ memberships: [first, student] })
  expect(await submit()).toMatchObject({ incomplete: { unchosen: ['subscription'] } })
  expect(await isSubmitted(ctx)).toBe(false)
})

test('the person is e-mailed a link to the registration, and the club a notice [REG-005, REG-025, resolutions C06, D06]', async () => {
  const { ctx, accessToken, submit } = await submitting({})
  expect(await submit()).toMatchObject({ ok: true })
  const [email, notice, ...more] = await sent(ctx)
  expect(more).toEqual([])
  expect(email).toMatchObject({ toEmail: 'robin@example.org' })
  expect(email?.text).toContain(`/about-us/subscription?step=process&id=${accessToken.id}&token=`)
  expect(email?.text).not.toContain(accessToken.token)
  expect(email?.text).not.toMatch(/subscription\?\S*robin/)
  expect(notice).toMatchObject({ toEmail: ctx.club.emails.info, subject: 'New registration: Robin Example' })
  expect(notice?.text).not.toContain('token=')
})

test('the guardian of a minor is e-mailed, and the child is not asked to pay [resolutions C09]', async () => {
  const { ctx, submit } = await submitting({
    details: { dob: '2009-01-31' },
    guardianName: 'Kari Berg',
    guardianEmail: 'kari@example.org',
    guardianConsentAt: new Date('2026-06-20T12:00:00Z'),
  })
  expect(await submit()).toMatchObject({ ok: true })
  expect((await sent(ctx)).map(({ toEmail }) => toEmail)).toEqual(['kari@example.org', ctx.club.emails.info])
})

test('a volunteer is thanked and not asked to pay [REG-019, resolutions B12]', async () => {
  const { ctx, submit } = await submitting({ questions: { applies_to_you: 'other' } })
  expect(await submit()).toMatchObject({ ok: true })
  const [email] = await sent(ctx)
  expect(email?.subject).toContain('Your registration at')
  expect(email?.text).toContain('There is no fee.')
  expect(email?.text).not.toContain('/about-us/subscription')
})

test('submitting twice at once submits once [REG-005]', async () => {
  const { ctx, submit } = await submitting({})
  const answers = await Promise.all([submit(), submit()])
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.reason)).sort()).toEqual(['SENT', 'ok'])
  expect(await sent(ctx)).toHaveLength(2)
})
