import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { type Actor, VISITOR } from '../../../kernel/actor.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { altchaCaptcha } from '../../../platform/captcha/altcha.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { Upload } from '../model/answers.ts'
import type { FormField } from '../model/form.ts'
import { readPaper } from '../queries/papers.server.ts'
import { formResults, forms } from '../table.server.ts'
import { FORM_PERSON_LIMIT, type FormSubmission, OPEN_FORM_LIMIT, sendForm } from './send-form.server.ts'

const PDF = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
const PAPER: FormField = { name: 'paper', label: 'Paper', typeField: 'file' }
const TEAM: FormField = { name: 'team', label: 'Team', typeField: 'text', required: true }

const visitor = async (given: Partial<Ctx> = {}) => as(await aCtx(given), VISITOR)
const complete = (formId: string, more: Partial<FormSubmission> = {}): FormSubmission => ({
  formId,
  texts: new Map([
    ['name', ['Ana Kovač']],
    ['email', ['ana@example.org']],
  ]),
  uploads: new Map(),
  terms: true,
  token: '',
  ...more,
})
const upload = (name: string, bytes: Uint8Array): Upload => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
})
const withPaper = (formId: string, ...papers: Upload[]) =>
  complete(formId, { uploads: new Map([['paper', papers]]) })

const mailsIn = async (ctx: Ctx) => (await deliveredMails(ctx.db)).toReversed()
const resultsIn = (ctx: Ctx) => ctx.db.select().from(formResults)
async function expectNothing(ctx: Ctx) {
  expect(await mailsIn(ctx)).toEqual([])
  expect(await resultsIn(ctx)).toEqual([])
}

test('an unknown or unpublished form accepts no answers [FRM-002]', async () => {
  const ctx = await visitor()
  const draft = await aForm(ctx, { published: false })
  for (const id of [draft.id, newId(), 'no-id'])
    await expect(sendForm(ctx, complete(id))).rejects.toThrow(NotFound)
  await expectNothing(ctx)
})

test('invalid input that got past the page is refused field by field, including the terms [FRM-014, FRM-016, FRM-017]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx)
  const texts = new Map([['email', ['not an address']]])
  expect(await sendForm(ctx, complete(form.id, { texts, terms: false }))).toEqual({
    ok: false,
    reason: 'NOT_VALID',
    problems: {
      name: ['Name is required'],
      email: ['Please enter an e-mail address like name@example.org'],
      terms: ['Please accept the terms'],
    },
  })
  await expectNothing(ctx)
})

test('a captcha must be solved only where the form requires one [FRM-015]', async () => {
  const ctx = await visitor()
  const guarded = await aForm(ctx, { enableCaptcha: true })
  const open = await aForm(ctx, { title: 'Open' })
  for (const token of ['', 'wrong'])
    expect(await sendForm(ctx, complete(guarded.id, { token }))).toEqual({ ok: false, reason: 'CAPTCHA' })
  await expectNothing(ctx)
  expect((await sendForm(ctx, complete(guarded.id, { token: 'solved' }))).ok).toBe(true)
  expect((await sendForm(ctx, complete(open.id))).ok).toBe(true)
})

test('a solved captcha is valid once, for its own form [FRM-015]', async () => {
  const plain = await aCtx()
  const ctx = as({ ...plain, captcha: altchaCaptcha(plain.db, plain.secret) }, VISITOR)
  const form = await aForm(ctx, { enableCaptcha: true })
  const other = await aForm(ctx, { title: 'Other', enableCaptcha: true })
  const token = await solve(await ctx.captcha.challenge(`form:${form.id}`))
  expect(await sendForm(ctx, complete(other.id, { token }))).toMatchObject({ reason: 'CAPTCHA' })
  const both = await Promise.all([1, 2].map(() => sendForm(ctx, complete(form.id, { token }))))
  expect(both.map((sent) => sent.ok).toSorted()).toEqual([false, true])
  expect(await mailsIn(ctx)).toHaveLength(1)
})

test('one person can send at most ten answers to a form in an hour, also when they arrive at once [FRM-020]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx)
  const sent = await Promise.all(
    Array.from({ length: FORM_PERSON_LIMIT.points + 5 }, () => sendForm(ctx, complete(form.id))),
  )
  expect(sent.filter((one) => one.ok)).toHaveLength(10)
  expect(sent.find((one) => !one.ok)).toMatchObject({ reason: 'TOO_MANY' })
  expect(await mailsIn(ctx)).toHaveLength(10)
  const other = await aForm(ctx, { title: 'Other' })
  expect((await sendForm(ctx, complete(other.id))).ok).toBe(true)
  const neighbour = { ...ctx, client: '198.51.100.7' }
  expect((await sendForm(neighbour, complete(form.id))).ok, 'another network has its own limit').toBe(true)
})

test('people sharing one network can all fill in a form, up to a limit for the network [FRM-020]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx)
  const person = (n: number) =>
    new Map([
      ['name', ['Ana']],
      ['email', [`ana${n}@example.org`]],
    ])
  const send = (n: number) => sendForm(ctx, complete(form.id, { texts: person(n) }))
  for (let n = 0; n < OPEN_FORM_LIMIT.points; n += 1) expect((await send(n)).ok).toBe(true)
  expect(await send(1000)).toMatchObject({ reason: 'TOO_MANY' })
  const guarded = await aForm(ctx, { title: 'Guarded', enableCaptcha: true })
  expect((await sendForm(ctx, complete(guarded.id, { token: 'solved' }))).ok).toBe(true)
})

test('a file whose content does not match its name is refused, and nothing of the answer is stored [FRM-005]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx, { fields: [PAPER] })
  const html = new TextEncoder().encode('<script>alert(1)</script>')
  expect(await sendForm(ctx, withPaper(form.id, upload('cv.pdf', html)))).toEqual({
    ok: false,
    reason: 'NOT_VALID',
    problems: { paper: ['Please choose a PDF, JPEG or PNG'] },
  })
  const many = await aForm(ctx, { title: 'Many', fields: [{ ...PAPER, multiple: true }] })
  await sendForm(ctx, withPaper(many.id, upload('a.pdf', PDF), upload('b.pdf', html)))
  expect(await ctx.db.select().from(files)).toEqual([])
  await expectNothing(ctx)
})

test('all problems are reported at once, including files, and a valid file must be chosen again [FRM-005, FRM-014]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx, { fields: [TEAM, PAPER] })
  const refusedFor = async (bytes: Uint8Array) => {
    const sent = await sendForm(ctx, withPaper(form.id, upload('cv.pdf', bytes)))
    return !sent.ok && sent.reason === 'NOT_VALID' ? sent.problems : undefined
  }
  expect(await refusedFor(new TextEncoder().encode('no paper'))).toMatchObject({
    team: ['Team is required'],
    paper: ['Please choose a PDF, JPEG or PNG'],
  })
  expect(await refusedFor(PDF)).toMatchObject({
    team: ['Team is required'],
    paper: ['Please choose this file again'],
  })
  expect(await ctx.db.select().from(files)).toEqual([])
})

test('an answer is stored with its form, time and values, and e-mailed [FRM-023, API-018]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx, { confirmationMessage: '<p>Thanks</p>' })
  expect(await sendForm(ctx, complete(form.id))).toEqual({ ok: true, confirmation: '<p>Thanks</p>' })
  const [result] = await resultsIn(ctx)
  expect(result).toMatchObject({
    formId: form.id,
    createdAt: ctx.clock.now(),
    data: [
      { label: 'Name', value: 'Ana Kovač' },
      { label: 'Email', value: 'ana@example.org' },
      { label: 'Terms', value: 'accepted' },
    ],
  })
})

test('a form that does not keep its answers e-mails them and stores nothing [FRM-003, FRM-023]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx, { saveDb: false })
  await sendForm(ctx, complete(form.id))
  expect(await resultsIn(ctx)).toEqual([])
  expect(await mailsIn(ctx)).toHaveLength(1)
})

test('the e-mail goes to the form’s recipient or the info mailbox, never to an address in the request [FRM-003, API-039]', async () => {
  const ctx = await visitor()
  const own = await aForm(ctx, { recipient: 'welfare@example.org' })
  const plain = await aForm(ctx, { title: 'Plain' })
  const texts = new Map([
    ['name', ['Ana']],
    ['email', ['ana@example.org']],
    ['recipient', ['spam@example.org']],
    ['to', ['spam@example.org']],
  ])
  await sendForm(ctx, complete(own.id, { texts }))
  await sendForm(ctx, complete(plain.id, { texts }))
  const sent = await mailsIn(ctx)
  expect(sent.map((mail) => mail.toEmail).toSorted()).toEqual(['info@demo.club', 'welfare@example.org'])
  for (const mail of sent)
    expect(mail).toMatchObject({ fromEmail: 'info@demo.club', replyTo: 'ana@example.org', ccEmail: '' })
})

test('headers and HTML cannot be injected into the e-mail [FRM-017]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx)
  const attack = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u0000\ud800'
  const smuggled = complete(form.id, {
    texts: new Map([
      ['name', [attack]],
      ['email', ['ana@example.org\r\nBcc: all@example.org']],
    ]),
  })
  expect(await sendForm(ctx, smuggled)).toMatchObject({ reason: 'NOT_VALID' })
  await sendForm(ctx, {
    ...smuggled,
    texts: new Map([
      ['name', [attack]],
      ['email', ['ana@example.org']],
    ]),
  })
  const [mail] = await mailsIn(ctx)
  expect(mail).toMatchObject({ subject: 'Form: Contact us', ccEmail: '', replyTo: 'ana@example.org' })
  expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mail!.html).not.toContain('<img')
})

test('an uploaded paper is private: only administrators can read it, through its own answer [FRM-005, FRM-023]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx, { fields: [PAPER] })
  await sendForm(ctx, withPaper(form.id, upload('my cv.pdf', PDF)))
  const [file] = await ctx.db.select().from(files)
  const [result] = await resultsIn(ctx)
  expect(file).toMatchObject({ audience: 'private', mediaType: 'application/pdf' })
  expect(result!.data[0]).toEqual({ label: 'Paper', value: 'my cv.pdf', files: [file!.id] })
  const coach: Actor & { kind: 'user' } = {
    kind: 'user',
    userId: newId(),
    name: 'C',
    email: 'c@example.org',
    roles: ['coach'],
    teams: [],
    memberId: null,
    people: [],
    isMember: true,
  }
  for (const actor of [VISITOR, coach])
    await expect(readPaper(as(ctx, actor), result!.id, file!.id)).rejects.toThrow(NotFound)
  const administrator = as(ctx, { ...coach, roles: ['administrator'] })
  await expect(readPaper(administrator, newId(), file!.id)).rejects.toThrow(NotFound)
  expect(Buffer.from((await readPaper(administrator, result!.id, file!.id)).bytes)).toEqual(Buffer.from(PDF))
})

test('a paper is deleted when its answer cannot be stored [FRM-005]', async () => {
  const ctx = await visitor()
  const form = await aForm(ctx, { fields: [PAPER] })
  await ctx.db.update(forms).set({ recipient: 'not an address' }).where(eq(forms.id, form.id))
  await expect(sendForm(ctx, withPaper(form.id, upload('cv.pdf', PDF)))).rejects.toThrow(RangeError)
  expect(await ctx.db.select().from(files)).toEqual([])
  await expectNothing(ctx)
})
