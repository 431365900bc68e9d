import { expect, test } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { resultsToAnswer } from '../queries/results.server.ts'
import { formResults } from '../table.server.ts'
import { answerResult, closeResult } from './answer-result.server.ts'

const OTHERS = [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')]

async function aResult(email = 'wiebke@example.org') {
  const ctx = await aCtx()
  const form = await aForm(ctx)
  const id = newId()
  const data = [
    { label: 'Name', value: 'Wiebke Harms' },
    { label: 'E-mail', value: email },
  ]
  await ctx.db.insert(formResults).values({ id, formId: form.id, data, createdAt: ctx.clock.now() })
  const user = await aUser(ctx, { role: 'administrator' })
  return { ctx: as(ctx, anActor('administrator', { user })), id }
}

const waiting = async (ctx: Ctx) => (await resultsToAnswer(ctx, { limit: 5 })).total

test('only administrators answer a form, close it or see what waits', async () => {
  const { ctx, id } = await aResult()
  for (const actor of OTHERS) {
    const caller = as(ctx, actor)
    await expect(answerResult(caller, id, 'Hello')).rejects.toThrow(Forbidden)
    await expect(closeResult(caller, id)).rejects.toThrow(Forbidden)
    await expect(resultsToAnswer(caller, { limit: 5 })).rejects.toThrow(Forbidden)
  }
  for (const unknown of [newId(), 'x'])
    await expect(answerResult(ctx, unknown, 'Hello')).rejects.toThrow(NotFound)
  expect([await ctx.db.$count(mails), await waiting(ctx)]).toEqual([0, 1])
})

test('an answer without an address cannot be replied to, but it can be closed', async () => {
  const { ctx, id } = await aResult('')
  expect(await answerResult(ctx, id, 'Hello')).toEqual({ ok: false, reason: 'NO_EMAIL' })
  expect(await waiting(ctx)).toBe(1)
  await closeResult(ctx, id)
  expect([await waiting(ctx), await ctx.db.$count(mails)]).toEqual([0, 0])
})

test('a reply goes to the sender once, with its paragraphs, and the e-mail log keeps only the subject', async () => {
  const { ctx, id } = await aResult()
  const both = await Promise.all(
    [1, 2].map(() => answerResult(ctx, id, 'Yes, we do.\r\n\r\nSee you <soon>!')),
  )
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['ANSWERED', 'ok'])
  const sent = await ctx.db.select().from(mails)
  expect(sent).toMatchObject([{ toEmail: 'wiebke@example.org', status: 'queued' }])
  expect(sent[0]?.text).not.toContain('Yes, we do.')
  expect(sent[0]?.undelivered?.text).toContain('Hello Wiebke,')
  expect(sent[0]?.undelivered?.html).toContain('See you &lt;soon&gt;!')
  expect(sent[0]?.undelivered?.html).toContain('Yes, we do.</p>')
  expect(await waiting(ctx)).toBe(0)
})
