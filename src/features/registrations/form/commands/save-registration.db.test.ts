import { expect, test } from 'vitest'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import {
  ANSWERS,
  aPdf,
  DETAILS,
  GUARDIAN_GIVEN,
  theClubAsks,
} from '../../../../../tests/support/registering.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { networkOf, spend } from '../../../../platform/limits/limits.ts'
import { offersFrom } from '../../payment/model/offers.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { registrations } from '../../table.server.ts'
import { saveChecks } from './save-checks.server.ts'
import { saveDetails } from './save-details.server.ts'
import { saveFees } from './save-fees.server.ts'
import { BEGIN_LIMIT, saveQuestions } from './save-questions.server.ts'
import { CARD_LIMIT } from './student-card.server.ts'

const texts = (values: Record<string, string>) => new Map(Object.entries(values))
const all = (ctx: Ctx) => ctx.db.select().from(registrations)
const one = async (ctx: Ctx) => (await all(ctx))[0]!
const fileIds = async (ctx: Ctx) => (await ctx.db.select({ id: files.id }).from(files)).map(({ id }) => id)

/** A draft with all questions answered, and its club. */
async function aDraft(answers: Record<string, string> = {}) {
  const ctx = await aCtx()
  const settings = await theClubAsks(ctx)
  const { accessToken, id } = await aRegistration(ctx, { draft: true, questions: answers, memberships: [] })
  return { ctx, settings, accessToken, id }
}

const wrongs = async (ctx: Ctx, accessToken: AccessToken): Promise<AccessToken[]> => [
  { ...accessToken, token: 'AAAAAAAAAAAAAAAAAAAAAA' },
  { ...accessToken, id: '0197a000-0000-7000-8000-000000000001' },
  { ...accessToken, id: 'no id' },
  { id: accessToken.id, token: (await aRegistration(ctx)).accessToken.token },
]

test('only its own token can change a registration, and none a submitted one [REG-007, REG-008, resolutions C06]', async () => {
  const { ctx, settings, accessToken } = await aDraft()
  const offers = offersFrom(settings.fees, undefined)
  const chosen = { registration: 'registration', subscription: 'league' }
  for (const wrong of await wrongs(ctx, accessToken)) {
    expect(await saveDetails(ctx, settings, wrong, texts(DETAILS), undefined)).toMatchObject({
      reason: 'NONE',
    })
    expect(await saveFees(ctx, offers, wrong, chosen)).toMatchObject({ reason: 'NONE' })
    expect(await saveChecks(ctx, wrong, new Set(['terms']))).toMatchObject({ reason: 'NONE' })
  }
  const sent = (await aRegistration(ctx)).accessToken
  expect(await saveDetails(ctx, settings, sent, texts(DETAILS), undefined)).toMatchObject({ reason: 'SENT' })
  expect((await all(ctx)).map(({ name }) => name)).not.toContain('Liv Berg')
})

test('no registration is begun without an answer [REG-006]', async () => {
  const ctx = await aCtx()
  const settings = await theClubAsks(ctx)
  const saved = await saveQuestions(ctx, settings, undefined, texts({ applies_to_you: 'president' }))
  expect(saved).toMatchObject({ ok: true, accessToken: undefined, unanswered: Object.keys(ANSWERS) })
  expect(await all(ctx)).toEqual([])
})

test('the first save begins a registration and later ones change it [REG-001, REG-006, REG-007, REG-013, REG-021]', async () => {
  const ctx = await aCtx()
  const settings = await theClubAsks(ctx)
  const begun = await saveQuestions(ctx, settings, undefined, texts({ applies_to_you: 'league' }))
  if (!begun.ok || !begun.accessToken) throw new Error('not begun')
  expect(begun.unanswered).toEqual(['current_situation', 'played_before', 'other_club'])
  const again = await saveQuestions(ctx, settings, begun.accessToken, texts(ANSWERS))
  expect(again).toMatchObject({ ok: true, accessToken: begun.accessToken, unanswered: [] })
  const rows = await all(ctx)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.questions).toContainEqual({
    id: 'played_before',
    label: 'Have you played handball before?',
    value: 'club',
  })
  expect(rows[0]!.tokenHash).not.toContain(begun.accessToken.token)
})

test('the registrations begun from one network are limited [REG-006, resolutions C07]', async () => {
  const ctx = await aCtx()
  const settings = await theClubAsks(ctx)
  expect(BEGIN_LIMIT.points).toBeGreaterThanOrEqual(400)
  for (let begun = 1; begun < BEGIN_LIMIT.points; begun += 1)
    await spend(ctx.db, BEGIN_LIMIT, networkOf(ctx.client))
  expect(await saveQuestions(ctx, settings, undefined, texts(ANSWERS))).toMatchObject({ ok: true })
  expect(await saveQuestions(ctx, settings, undefined, texts(ANSWERS))).toMatchObject({ reason: 'TOO_MANY' })
  expect(await all(ctx)).toHaveLength(1)
})

test('valid details are saved even if others are missing or invalid [REG-007, REG-014, REG-015, REG-020]', async () => {
  const { ctx, settings, accessToken } = await aDraft()
  const saved = await saveDetails(
    ctx,
    settings,
    accessToken,
    texts({ ...DETAILS, postcode: '', dob: 'long ago' }),
    undefined,
  )
  expect(saved).toMatchObject({ ok: true, missing: [{ id: 'postcode', label: 'Postcode' }] })
  expect(saved.ok && Object.keys(saved.problems)).toEqual(['dob'])
  const { name, email, details } = await one(ctx)
  expect({ name, email }).toEqual({ name: DETAILS.name, email: DETAILS.email })
  expect(details).toContainEqual({ id: 'phone', label: 'Phone', value: DETAILS.phone })
})

test('a minor needs a guardian’s name, address and consent; for an adult they are removed [REG-014, resolutions C09]', async () => {
  const { ctx, settings, accessToken } = await aDraft()
  const minor = { ...DETAILS, dob: '2012-01-31' }
  const without = await saveDetails(ctx, settings, accessToken, texts(minor), undefined)
  expect(without.ok && without.missing.map(({ id }) => id)).toEqual(Object.keys(GUARDIAN_GIVEN))
  const complete = await saveDetails(
    ctx,
    settings,
    accessToken,
    texts({ ...minor, ...GUARDIAN_GIVEN }),
    undefined,
  )
  expect(complete).toMatchObject({ ok: true, missing: [] })
  expect(await one(ctx)).toMatchObject({
    guardianName: 'Kari Berg',
    guardianEmail: 'kari.berg@example.org',
    guardianConsentAt: ctx.clock.now(),
  })
  await saveDetails(ctx, settings, accessToken, texts({ ...DETAILS, ...GUARDIAN_GIVEN }), undefined)
  expect(await one(ctx)).toMatchObject({ guardianName: '', guardianEmail: '', guardianConsentAt: null })
})

test('a student card is checked by content, private, replaceable, and deleted with the answer [REG-016, REG-017, resolutions A16, C08]', async () => {
  const { ctx, settings, accessToken } = await aDraft({ current_situation: 'studying' })
  const html = new File(['<script>alert(1)</script>'], 'card.pdf')
  const refused = await saveDetails(ctx, settings, accessToken, texts(DETAILS), html)
  expect(refused).toMatchObject({ ok: true, problems: { studentcard: ['Please choose a PDF, JPEG or PNG'] } })
  const none = await saveDetails(ctx, settings, accessToken, texts(DETAILS), undefined)
  expect(none.ok && none.missing).toEqual([{ id: 'studentcard', label: 'Student card' }])
  expect(await fileIds(ctx)).toEqual([])

  expect(await saveDetails(ctx, settings, accessToken, texts(DETAILS), aPdf())).toMatchObject({
    ok: true,
    missing: [],
  })
  const first = await one(ctx)
  expect(first.details).toContainEqual({ id: 'studentcard', label: 'Student card', value: 'card.pdf' })
  expect(await ctx.db.select({ audience: files.audience }).from(files)).toEqual([{ audience: 'private' }])

  await saveDetails(ctx, settings, accessToken, texts(DETAILS), aPdf('new.pdf'))
  const second = await one(ctx)
  expect(second.studentCardId).not.toBe(first.studentCardId)
  expect(await fileIds(ctx)).toEqual([second.studentCardId])

  await saveQuestions(ctx, settings, accessToken, texts(ANSWERS))
  const worker = await one(ctx)
  expect(worker.studentCardId).toBeNull()
  expect(worker.details.map(({ id }) => id)).not.toContain('studentcard')
  expect(await fileIds(ctx)).toEqual([])
})

test('the files uploaded for one registration are limited [REG-017]', async () => {
  const { ctx, settings, accessToken } = await aDraft({ current_situation: 'studying' })
  const html = new File(['<script>alert(1)</script>'], 'card.pdf')
  for (let sent = 0; sent < CARD_LIMIT.points; sent += 1)
    await saveDetails(ctx, settings, accessToken, texts(DETAILS), html)
  const refused = await saveDetails(ctx, settings, accessToken, texts(DETAILS), aPdf())
  expect(refused).toMatchObject({ problems: { studentcard: [expect.stringContaining('Too many files')] } })
  expect(await fileIds(ctx)).toEqual([])
})

test('only a student with the right token can upload a student card [REG-017, resolutions A16]', async () => {
  const { ctx, settings, accessToken } = await aDraft({ current_situation: 'studying' })
  for (const wrong of await wrongs(ctx, accessToken)) {
    await saveDetails(ctx, settings, wrong, texts(DETAILS), aPdf())
  }
  const worker = (await aRegistration(ctx, { draft: true })).accessToken
  await saveDetails(ctx, settings, worker, texts(DETAILS), aPdf())
  expect(await fileIds(ctx)).toEqual([])
})

test('fees are saved with the club’s labels and amounts, whatever the browser sends [REG-020, REG-022, resolutions B03]', async () => {
  const { ctx, settings, accessToken } = await aDraft()
  const offers = offersFrom(settings.fees, undefined)
  const unknown = await saveFees(ctx, offers, accessToken, { registration: 'free', subscription: '' })
  expect(unknown).toMatchObject({ ok: true, unchosen: ['registration', 'subscription'] })
  await saveQuestions(ctx, settings, accessToken, texts({ ...ANSWERS, current_situation: 'studying' }))
  await saveDetails(ctx, settings, accessToken, texts(DETAILS), aPdf())
  const chosen = { registration: 'registration', subscription: 'student' }
  expect(await saveFees(ctx, offers, accessToken, chosen)).toMatchObject({ ok: true, unchosen: [] })
  expect((await one(ctx)).memberships).toEqual([
    {
      id: 'registration',
      label: 'Registration fee',
      value: { label: 'Registration', price: 45, period: 'season' },
    },
    {
      id: 'student',
      label: 'Subscription',
      value: { label: 'Students and apprentices', price: 30, period: 'month' },
    },
  ])
})

test('a fee that the person is not entitled to is refused and not saved [REG-017]', async () => {
  const { ctx, settings, accessToken } = await aDraft()
  const offers = offersFrom(settings.fees, undefined)
  const choose = (subscription: string) =>
    saveFees(ctx, offers, accessToken, { registration: 'registration', subscription })
  const refused = async (words: string) =>
    expect(await choose('student')).toMatchObject({ ok: true, problems: { subscription: [words] } })
  const card = 'This fee is for students who have handed in their student card'
  await refused(card)
  await saveQuestions(ctx, settings, accessToken, texts({ ...ANSWERS, current_situation: 'studying' }))
  await refused(card)
  expect((await one(ctx)).memberships.map(({ id }) => id)).toEqual(['registration'])
  const child = { ...DETAILS, ...GUARDIAN_GIVEN, dob: '2014-01-31' }
  await saveDetails(ctx, settings, accessToken, texts(child), aPdf())
  expect(await choose('league')).toMatchObject({
    problems: { subscription: ['This fee is for people who are 16 or older'] },
  })
  for (const fee of ['student', 'junior'])
    expect(await choose(fee)).toMatchObject({ unchosen: [], problems: {} })
})

test('a person who becomes a volunteer has no fees and cannot choose any [REG-019, resolutions B12]', async () => {
  const { ctx, settings, accessToken } = await aDraft()
  const offers = offersFrom(settings.fees, undefined)
  const chosen = { registration: 'registration', subscription: 'league' }
  await saveFees(ctx, offers, accessToken, chosen)
  await saveQuestions(ctx, settings, accessToken, texts({ ...ANSWERS, applies_to_you: 'other' }))
  expect((await one(ctx)).memberships).toEqual([])
  expect(await saveFees(ctx, offers, accessToken, chosen)).toMatchObject({ ok: true, unchosen: [] })
  expect((await one(ctx)).memberships).toEqual([])
})

test('each tick is saved with the text agreed to, and removed when unticked [REG-008, REG-018, REG-020]', async () => {
  const { ctx, accessToken } = await aDraft()
  await saveChecks(ctx, accessToken, new Set(['terms', 'volunteer', 'role']))
  expect((await one(ctx)).checks.map(({ id, value }) => [id, value])).toEqual([
    ['terms', 'true'],
    ['volunteer', 'true'],
  ])
  await saveChecks(ctx, accessToken, new Set(['volunteer']))
  expect((await one(ctx)).checks.map(({ id }) => id)).toEqual(['volunteer'])
})
