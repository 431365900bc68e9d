import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aForm } from '../../../demo/builders/form.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { Forbidden, type Invalid } from '../../kernel/errors.ts'
import { createEntry, deleteEntry, updateEntry } from '../../platform/content/write.ts'
import type { Ctx } from '../../platform/context.ts'
import { formContentType, formResultContentType } from './content-type.ts'
import { formResults, forms } from './table.server.ts'

const FILE = { fields: [{ name: 'cv', label: 'CV', typeField: 'file' }] }
const html = (value: string) => ({ fields: [{ name: 'note', label: '', typeField: 'htmlcustom', value }] })

async function stored(ctx: Ctx, id: string) {
  const [form] = await ctx.db.select().from(forms).where(eq(forms.id, id))
  return form!
}

const problemsOf = (refusal: Promise<unknown>) =>
  refusal.then(
    () => undefined,
    (error: Invalid) => error.fields,
  )

test('only administrators can create forms, and nobody can write answers through the API [FRM-003, API-018]', async () => {
  const ctx = await aCtx()
  await expect(createEntry(as(ctx, VISITOR), formContentType, { Title: 'Mine' })).rejects.toThrow(Forbidden)
  await expect(createEntry(ctx, formResultContentType, { data: [] })).rejects.toThrow(Forbidden)
  const form = await aForm(ctx)
  const [result] = await ctx.db.insert(formResults).values({ formId: form.id, data: [] }).returning()
  await expect(updateEntry(ctx, formResultContentType, result!.id, { data: [] })).rejects.toThrow(Forbidden)
  expect(await deleteEntry(ctx, formResultContentType, result!.id)).toMatchObject({ ok: true })
})

test('invalid form fields are refused with their position and the reason [FRM-003, FRM-004]', async () => {
  const ctx = await aCtx()
  const FormData = { fields: [{ name: 'a b', label: 'A', typeField: 'text' }] }
  const problems = await problemsOf(createEntry(ctx, formContentType, { Title: 'Bad', FormData }))
  expect(problems?.FormData?.[0]).toMatch(/^fields\.0\.name: /)
  for (const wrong of [null, [], 'x', {}, { fields: 'x' }])
    expect(
      await problemsOf(createEntry(ctx, formContentType, { Title: 'Bad', FormData: wrong })),
    ).toHaveProperty('FormData')
})

test('a form with a file field must keep its answers, whichever setting is changed [FRM-005]', async () => {
  const ctx = await aCtx()
  const both = createEntry(ctx, formContentType, { Title: 'CV', FormData: FILE, SaveDB: false })
  expect(await problemsOf(both)).toHaveProperty('SaveDB')
  const unstored = await aForm(ctx, { saveDb: false })
  expect(await problemsOf(updateEntry(ctx, formContentType, unstored.id, { FormData: FILE }))).toHaveProperty(
    'SaveDB',
  )
  const { id } = await createEntry(ctx, formContentType, { Title: 'CV', FormData: FILE })
  expect(await problemsOf(updateEntry(ctx, formContentType, id, { SaveDB: false }))).toHaveProperty('SaveDB')
  expect(await updateEntry(ctx, formContentType, id, { Title: 'Your CV' })).toMatchObject({ ok: true })
})

test('HTML is sanitised in every part of a form [FRM-005]', async () => {
  const ctx = await aCtx()
  const attack = '<p onclick="alert(1)">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>'
  const { id } = await createEntry(ctx, formContentType, {
    Title: 'Attack',
    Description: attack,
    ConfirmationMessageFull: attack,
    FormData: html(attack),
  })
  expect(await stored(ctx, id)).toMatchObject({
    slug: 'attack',
    description: '<p>Hi</p>',
    confirmationMessage: '<p>Hi</p>',
    fields: [{ typeField: 'htmlcustom', value: '<p>Hi</p>' }],
  })
})

test('a confidential form must name its recipients and readers and must not keep answers, whichever is changed [FRM-003]', async () => {
  const ctx = await aCtx()
  const confidential = {
    Title: 'Welfare',
    Confidential: true,
    Recipient: 'welfare@example.org, chair@example.org',
    ReadBy: 'the welfare officer',
    SaveDB: false,
  }
  const { id } = await createEntry(ctx, formContentType, confidential)
  for (const [field, value] of [
    ['Recipient', ''],
    ['Recipient', 'welfare@example.org, nobody'],
    ['ReadBy', ''],
    ['SaveDB', true],
  ] as const) {
    expect(await problemsOf(updateEntry(ctx, formContentType, id, { [field]: value }))).toHaveProperty(field)
    expect(
      await problemsOf(createEntry(ctx, formContentType, { ...confidential, [field]: value })),
    ).toHaveProperty(field)
  }
  expect(await stored(ctx, id)).toMatchObject({
    recipient: confidential.Recipient,
    confidential: true,
    saveDb: false,
  })
})
