import { expect, test } from 'vitest'
import { aForm } from '../../../db/seed/builders/form.ts'
import { aCtx } from '../../../tests/support/database.ts'
import { Invalid } from '../../kernel/errors.ts'
import type { Draft } from '../../platform/entries/define.ts'
import { formEntry } from './entry.ts'
import type { FormField } from './model.ts'

const html = (value: string) => ({ fields: [{ name: 'note', label: '', typeField: 'htmlcustom', value }] })
const FILE = { fields: [{ name: 'cv', label: 'CV', typeField: 'file' }] }

async function checked(draft: Draft, id?: string, ctx?: Awaited<ReturnType<typeof aCtx>>): Promise<Draft> {
  const given = ctx ?? (await aCtx())
  await given.db.transaction((tx) => formEntry.beforeWrite!(tx, given, draft, id))
  return draft
}

test('fields that are put together wrongly are refused with where and why [FRM-003, FRM-004]', async () => {
  const refusal = checked({ FormData: { fields: [{ name: 'a b', label: 'A', typeField: 'text' }] } })
  await expect(refusal).rejects.toThrow(Invalid)
  await refusal.catch((error: Invalid) => expect(error.fields.FormData?.[0]).toMatch(/^fields\.0\.name: /))
})

test('a form with a file field must keep its answers, whichever of the two is changed [FRM-005]', async () => {
  const ctx = await aCtx()
  await expect(checked({ FormData: FILE, SaveDB: false }, undefined, ctx)).rejects.toThrow(Invalid)
  const forgetful = await aForm(ctx, { saveDb: false })
  await expect(checked({ FormData: FILE }, forgetful.id, ctx)).rejects.toThrow(Invalid)
  const taking = await aForm(ctx, { title: 'CV', fields: [{ name: 'cv', label: 'CV', typeField: 'file' }] })
  await expect(checked({ SaveDB: false }, taking.id, ctx)).rejects.toThrow(Invalid)
  await expect(checked({ Title: 'Renamed' }, taking.id, ctx)).resolves.toBeDefined()
})

test('HTML of a form cannot act [FRM-005]', async () => {
  const draft = await checked({
    FormData: html('<p onclick="alert(1)">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>'),
  })
  expect((draft.FormData as FormField[])[0]?.value).toBe('<p>Hi</p>')
})
