import { expect, test } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { altchaCaptcha } from '../../../platform/captcha/altcha.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { REPETITION_MS } from '../../../platform/limits/submissions.ts'
import { formSubmissions } from '../../../platform/limits/table.server.ts'
import { formTasks } from '../jobs.server.ts'
import type { FormField } from '../model/form.ts'
import { formResults } from '../table.server.ts'
import { type FormSubmission, sendForm } from './send-form.server.ts'

const PDF = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
const NOTE: FormField = { name: 'name', label: 'Name', typeField: 'text' }
const PAPER: FormField = { name: 'paper', label: 'Paper', typeField: 'file' }

const visitor = async (given: Partial<Ctx> = {}) => as(await aCtx(given), VISITOR)
const later = (ctx: Ctx, ms: number): Ctx => ({
  ...ctx,
  clock: { now: () => new Date(TEST_NOW.getTime() + ms) },
})

const answer = (formId: string, more: Partial<FormSubmission> = {}): FormSubmission => ({
  formId,
  texts: new Map([
    ['name', ['Ana']],
    ['email', ['ana@example.org']],
  ]),
  uploads: new Map(),
  terms: true,
  token: '',
  page: { key: undefined },
  ...more,
})

async function expectAnswers(ctx: Ctx, count: number) {
  expect(await ctx.db.select().from(formResults)).toHaveLength(count)
  expect(await deliveredMails(ctx.db)).toHaveLength(count)
}

test('the same answer again, at once or after going back, is confirmed and counts once', async () => {
  const ctx = await visitor()
  const { id } = await aForm(ctx)
  const confirmed = { ok: true, confirmation: '<p>Thank you, we will answer soon.</p>' }
  const clicks = await Promise.all(Array.from({ length: 5 }, () => sendForm(ctx, answer(id))))
  expect([...clicks, await sendForm(ctx, answer(id))]).toEqual(Array(6).fill(confirmed))
  await expectAnswers(ctx, 1)
})

test('another text, address or form, or an hour in between, is another answer', async () => {
  const ctx = await visitor()
  const [{ id }, other] = [await aForm(ctx), await aForm(ctx, { title: 'Other' })]
  const edited = (name: string, email: string) =>
    answer(id, {
      texts: new Map([
        ['name', [name]],
        ['email', [email]],
      ]),
    })
  await sendForm(ctx, answer(id))
  await sendForm(ctx, edited('Ana Kovač', 'ana@example.org'))
  await sendForm(ctx, edited('Ana', 'ana.kovac@example.org'))
  await sendForm(ctx, answer(other.id))
  await sendForm(later(ctx, REPETITION_MS), answer(id))
  await expectAnswers(ctx, 5)
})

test('an answer without an e-mail address is recognised by the key of its page', async () => {
  const ctx = await visitor()
  const { id } = await aForm(ctx, { fields: [NOTE] })
  for (const key of ['first-page', 'first-page', 'second-page'])
    await sendForm(ctx, answer(id, { page: { key } }))
  await expectAnswers(ctx, 2)
})

test('a call of the API belongs to no page, so each counts', async () => {
  const ctx = await visitor()
  const { page: _, ...call } = answer((await aForm(ctx)).id)
  for (const _ of [1, 2]) await sendForm(ctx, call)
  await expectAnswers(ctx, 2)
})

test('a repeated answer is confirmed although its captcha has been used', async () => {
  const plain = await aCtx()
  const ctx = as({ ...plain, captcha: altchaCaptcha(plain.db, plain.secret) }, VISITOR)
  const { id } = await aForm(ctx, { enableCaptcha: true })
  const token = await solve(await ctx.captcha.challenge(`form:${id}`))
  for (const _ of [1, 2]) expect((await sendForm(ctx, answer(id, { token }))).ok).toBe(true)
  await expectAnswers(ctx, 1)
})

test('two equal answers that arrive at once with one captcha are both confirmed, and count once', async () => {
  const plain = await aCtx()
  const ctx = as({ ...plain, captcha: altchaCaptcha(plain.db, plain.secret) }, VISITOR)
  const { id } = await aForm(ctx, { enableCaptcha: true })
  const token = await solve(await ctx.captcha.challenge(`form:${id}`))
  const sent = await Promise.all([1, 2].map(() => sendForm(ctx, answer(id, { token }))))
  expect(sent.map(({ ok }) => ok)).toEqual([true, true])
  await expectAnswers(ctx, 1)
})

test('a repeated answer keeps its files once; other files are another answer', async () => {
  const ctx = await visitor()
  const { id } = await aForm(ctx, { fields: [NOTE, PAPER] })
  const withFile = (bytes: Uint8Array) => {
    const upload = {
      name: 'cv.pdf',
      size: bytes.length,
      arrayBuffer: async () => new Uint8Array(bytes).buffer,
    }
    return answer(id, { page: { key: 'one-page' }, uploads: new Map([['paper', [upload]]]) })
  }
  await Promise.all([sendForm(ctx, withFile(PDF)), sendForm(ctx, withFile(PDF))])
  await expectAnswers(ctx, 1)
  expect(await ctx.db.select().from(files)).toHaveLength(1)
  await sendForm(ctx, withFile(new Uint8Array([...PDF, 10])))
  await expectAnswers(ctx, 2)
})

test('a digest contains none of its answer, and is deleted after an hour', async () => {
  const ctx = await visitor()
  await sendForm(ctx, answer((await aForm(ctx)).id))
  const kept = await ctx.db.select().from(formSubmissions)
  expect(kept).toHaveLength(1)
  expect(kept[0]?.digest).toMatch(/^[\w-]{43}$/)
  const forget = formTasks(later(ctx, REPETITION_MS))['forms:forget']
  await forget?.({}, {} as never)
  expect(await ctx.db.select().from(formSubmissions)).toEqual([])
})
