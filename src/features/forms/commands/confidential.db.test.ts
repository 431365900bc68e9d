import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { SYSTEM, VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, Invalid, NotFound } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { MailRefused } from '../../../platform/email/email.ts'
import { deliverMail } from '../../../platform/email/outbox.ts'
import { countMails, findMailResult, listMailResults } from '../../../platform/email/sent-emails.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { formContentType } from '../content-type.ts'
import { confidentialResults } from '../queries/confidential-results.server.ts'
import { readFormResults } from '../queries/form-results.server.ts'
import { confidentialForms, formsToRead } from '../queries/readers.server.ts'
import { findResult } from '../queries/result.server.ts'
import {
  allResults,
  answeredForms,
  countByStatus,
  listResults,
  resultsToAnswer,
} from '../queries/results.server.ts'
import { resultSearch } from '../schema.ts'
import { formResults, forms } from '../table.server.ts'
import { answerResult } from './answer-result.server.ts'
import { chooseHandler, closeResult } from './change-result.server.ts'
import { deleteResult } from './delete-result.server.ts'
import { nameReader, removeReader } from './name-reader.server.ts'
import { sendForm } from './send-form.server.ts'

const CANARY = /zq|canary/i

/** A confidential form with one reader, a member, and one answer. */
async function aConfidence(given: Partial<Ctx> = {}) {
  const ctx = await aCtx(given)
  const boss = as(ctx, anActor('administrator', { user: await aUser(ctx, { role: 'administrator' }) }))
  const officer = await aUser(ctx, { name: 'Wilma Officer', email: 'wilma@example.org' })
  const form = await aForm(ctx, { title: 'Welfare', confidential: true, readBy: 'the welfare officer' })
  await nameReader(boss, form.id, 'Wilma@example.org')
  await ctx.db.delete(mails)
  const texts = new Map([
    ['name', ['Zq Canary']],
    ['email', ['zq@example.org']],
  ])
  const filled = { formId: form.id, texts, uploads: new Map(), terms: true, token: '' }
  expect((await sendForm(as(ctx, VISITOR), filled)).ok).toBe(true)
  const [result] = await ctx.db.select().from(formResults)
  const reader = as(ctx, anActor('member', { user: officer }))
  return { ctx, boss, reader, officer, form, id: result?.id ?? '' }
}

test('administrators who are not named read, answer, close and delete no confidential answer', async () => {
  const { ctx, boss, id, form } = await aConfidence()
  for (const caller of [boss, as(ctx, SYSTEM), as(ctx, anActor('member')), as(ctx, VISITOR)]) {
    await expect(findResult(caller, id)).rejects.toThrow(Forbidden)
    await expect(answerResult(caller, id, 'Hello')).rejects.toThrow(Forbidden)
    await expect(closeResult(caller, id)).rejects.toThrow(Forbidden)
    await expect(chooseHandler(caller, id, '')).rejects.toThrow(Forbidden)
    await expect(deleteResult(caller, id)).rejects.toThrow(Forbidden)
    expect(await confidentialResults(caller)).toEqual([])
  }
  await expect(readFormResults(boss, form.id)).rejects.toThrow(NotFound)
  const all = resultSearch.parse({})
  const seen = [
    await listResults(boss, all),
    await listResults(boss, resultSearch.parse({ form: form.id, q: 'canary' })),
    await allResults(boss, all, 10),
    await answeredForms(boss),
    await countByStatus(boss, undefined),
    await resultsToAnswer(boss, { limit: 5 }),
  ]
  expect(JSON.stringify(seen)).not.toMatch(CANARY)
  expect([seen[0], seen[3], seen[4]]).toEqual([
    { rows: [], start: 0, total: 0 },
    [],
    { new: 0, answered: 0, closed: 0 },
  ])
})

test('a reader who must set up two-step login reads nothing until then', async () => {
  const { ctx, officer, id } = await aConfidence()
  const caller = as(ctx, { ...anActor('member', { user: officer }), needsTwoStep: true })
  await expect(findResult(caller, id)).rejects.toThrow(Forbidden)
  expect([await confidentialResults(caller), await formsToRead(caller)]).toEqual([[], []])
})

test('its readers get an e-mail that there is an answer, and nothing about it', async () => {
  const { ctx, reader, id } = await aConfidence()
  const sent = await ctx.db.select().from(mails)
  expect(sent).toMatchObject([{ toEmail: 'wilma@example.org', subject: 'Confidential', replyTo: '' }])
  expect(sent[0]?.undelivered?.text).toContain('/members/forms')
  expect(JSON.stringify(sent)).not.toMatch(/zq|canary|welfare/i)
  expect(await formsToRead(reader)).toMatchObject([{ title: 'Welfare', fresh: 1, many: 1 }])
  expect(await confidentialResults(reader)).toMatchObject([{ id, fullName: 'Zq Canary', status: 'new' }])
})

test('a reader’s reply is in no list of e-mails, goes on with the reader, and is deleted when it is sent', async () => {
  const { ctx, boss, reader, id } = await aConfidence()
  await ctx.db.delete(mails)
  expect((await answerResult(reader, id, 'Let us talk.')).ok).toBe(true)
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.undelivered).toMatchObject({
    replyTo: 'wilma@example.org',
    subject: expect.not.stringMatching('Welfare'),
  })
  const logged = [await listMailResults(boss, { q: '', start: 0 }), await countMails(boss)]
  expect(JSON.stringify(logged)).not.toMatch(/zq|:[1-9]/)
  await expect(findMailResult(boss, mail?.id ?? '')).rejects.toThrow(NotFound)
  await deliverMail(ctx, mail?.id ?? '')
  expect(await ctx.db.$count(mails)).toBe(0)
  expect((await findResult(reader, id)).replies).toMatchObject([{ text: 'Let us talk.', mail: null }])
  expect(JSON.stringify(await ctx.db.select().from(auditLog))).not.toMatch(CANARY)
})

test('the refusal of a reply does not record its recipient', async () => {
  const refuse = () => Promise.reject(new MailRefused('550 no such user zq@example.org'))
  const { ctx, reader, id } = await aConfidence({ mailer: { send: refuse } })
  await ctx.db.delete(mails)
  await answerResult(reader, id, 'Let us talk.')
  const [mail] = await ctx.db.select().from(mails)
  await deliverMail(ctx, mail?.id ?? '')
  const [refused] = await ctx.db.select().from(mails)
  expect(refused).toMatchObject({ status: 'failed', error: 'A hidden e-mail could not be sent' })
  expect((await findResult(reader, id)).replies).toMatchObject([{ mail: 'failed' }])
})

test('only administrators name readers, every change is recorded and e-mailed to all of them, and the last one stays', async () => {
  const { ctx, boss, reader, officer, form } = await aConfidence()
  await expect(nameReader(reader, form.id, 'wilma@example.org')).rejects.toThrow(Forbidden)
  await expect(nameReader(boss, (await aForm(ctx)).id, 'wilma@example.org')).rejects.toThrow(NotFound)
  expect(await nameReader(boss, form.id, 'nobody@example.org')).toEqual({ ok: false, reason: 'NO_ACCOUNT' })
  expect(await nameReader(boss, form.id, 'wilma@example.org')).toEqual({ ok: false, reason: 'IS_READER' })
  expect(await removeReader(boss, form.id, officer.id)).toEqual({ ok: false, reason: 'LAST_READER' })
  await ctx.db.delete(mails)
  const second = await aUser(ctx, { name: 'Second Reader', email: 'second@example.org' })
  expect((await nameReader(boss, form.id, 'second@example.org')).ok).toBe(true)
  expect((await removeReader(boss, form.id, officer.id)).ok).toBe(true)
  const notified = (await ctx.db.select().from(mails)).map(({ toEmail }) => toEmail).toSorted()
  expect(notified).toEqual([
    'second@example.org',
    'second@example.org',
    'wilma@example.org',
    'wilma@example.org',
  ])
  const recorded = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `forms/${form.id}`))
  expect(recorded.map(({ action, facts }) => [action, facts.reader])).toEqual(
    expect.arrayContaining([
      ['forms.name-reader', second.id],
      ['forms.remove-reader', officer.id],
    ]),
  )
})

test('a form with confidential answers stays confidential, and needs a reader to be published', async () => {
  const { ctx, reader, form, id } = await aConfidence()
  await expect(updateEntry(ctx, formContentType, form.id, { Confidential: false })).rejects.toThrow(Invalid)
  await deleteResult(reader, id)
  await updateEntry(ctx, formContentType, form.id, { Confidential: false })
  const unread = await aForm(ctx, { confidential: true, readBy: 'the chair', published: false })
  await expect(updateEntry(ctx, formContentType, unread.id, { Published: true })).rejects.toThrow(Invalid)
  const [stored] = await ctx.db.select().from(forms).where(eq(forms.id, unread.id))
  expect(stored?.published).toBe(false)
})

test('a published form that e-mails its answers is stored once it has a reader, and keeps the last one', async () => {
  const { ctx, boss, reader, officer } = await aConfidence()
  const emailed = await aForm(ctx, {
    confidential: true,
    saveDb: false,
    recipient: 'a@example.org',
    readBy: 'Jo',
  })
  const stored = { SaveDB: true, Recipient: '' }
  await expect(updateEntry(ctx, formContentType, emailed.id, stored)).rejects.toThrow(Invalid)
  expect(await confidentialForms(boss)).toMatchObject([{ id: emailed.id, readers: [] }, { title: 'Welfare' }])
  await expect(confidentialForms(reader)).rejects.toThrow(Forbidden)
  await nameReader(boss, emailed.id, 'wilma@example.org')
  expect((await removeReader(boss, emailed.id, officer.id)).ok).toBe(true)
  await nameReader(boss, emailed.id, 'wilma@example.org')
  await updateEntry(ctx, formContentType, emailed.id, stored)
  expect(await removeReader(boss, emailed.id, officer.id)).toEqual({ ok: false, reason: 'LAST_READER' })
})
