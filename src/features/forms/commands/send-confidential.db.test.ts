import { expect, test } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { SYSTEM, VISITOR } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Mailer } from '../../../platform/email/email.ts'
import { deliverMail } from '../../../platform/email/outbox.ts'
import { findMailResult } from '../../../platform/email/sent-emails.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { formResults } from '../table.server.ts'
import { type FormSubmission, sendForm } from './send-form.server.ts'

const visitor = async (given: Partial<Ctx> = {}) => as(await aCtx(given), VISITOR)

const answered = (formId: string, name: string, email: string): FormSubmission => ({
  formId,
  texts: new Map([
    ['name', [name]],
    ['email', [email]],
  ]),
  uploads: new Map(),
  terms: true,
  token: '',
})

test('answers to a confidential form reach its recipients; the site keeps only that an e-mail was sent [FRM-023]', async () => {
  const delivered: string[] = []
  const mailer: Mailer = {
    send: async ({ to, replyTo, text }) => void delivered.push([to.email, replyTo?.email, text].join(' ')),
  }
  const ctx = await visitor({ mailer })
  const form = await aForm(ctx, {
    title: 'Tell the welfare officer',
    recipient: 'welfare@example.org, chair@example.org',
    confidential: true,
    readBy: 'the welfare officer',
    saveDb: false,
  })
  expect((await sendForm(ctx, answered(form.id, 'Zq Canary', 'zq@example.org'))).ok).toBe(true)
  const waiting = await ctx.db.select().from(mails)
  const shown = await Promise.all(waiting.map(({ id }) => findMailResult({ ...ctx, actor: SYSTEM }, id)))
  for (const { id } of waiting) await deliverMail(ctx, id)

  expect(delivered.map((mail) => mail.split(' ')[0])).toEqual(['welfare@example.org', 'chair@example.org'])
  for (const mail of delivered) expect(mail).toMatch(/^\S+ zq@example\.org [\s\S]*Zq Canary/)
  expect(JSON.stringify([shown, await ctx.db.select().from(mails)])).not.toMatch(/zq|canary/i)
  expect(await ctx.db.select().from(mails)).toMatchObject([
    { toEmail: 'welfare@example.org', subject: 'Confidential', status: 'sent' },
    { toEmail: 'chair@example.org', subject: 'Confidential', status: 'sent' },
  ])
  expect(await ctx.db.select().from(formResults)).toEqual([])
})

test('the e-mail log never contains form answers: they are stored once, for twelve months [FRM-023, resolutions C08]', async () => {
  const ctx = await visitor()
  await sendForm(ctx, answered((await aForm(ctx)).id, 'Ana Kovač', 'ana@example.org'))
  const [{ id } = { id: '' }] = await ctx.db.select().from(mails)
  await deliverMail(ctx, id)
  const [mail] = await ctx.db.select().from(mails)
  expect(JSON.stringify(mail)).not.toMatch(/Kova|ana@example/)
  expect(mail).toMatchObject({ subject: 'Form: Contact us', replyTo: '', status: 'sent', undelivered: null })
  expect(JSON.stringify(await ctx.db.select().from(formResults))).toContain('Kovač')
})
