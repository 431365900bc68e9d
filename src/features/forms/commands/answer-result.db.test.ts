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
import { findResult } from '../queries/result.server.ts'
import { resultsToAnswer } from '../queries/results.server.ts'
import { formResults } from '../table.server.ts'
import { answerResult } from './answer-result.server.ts'
import { chooseHandler, closeResult, reopenResult } from './change-result.server.ts'

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

test('a reply is kept with the answer, and a second one needs the first to be read', async () => {
  const { ctx, id } = await aResult()
  await answerResult(ctx, id, 'Yes.')
  expect(await answerResult(ctx, id, 'Yes, and', 0)).toEqual({ ok: false, reason: 'ANSWERED' })
  expect((await answerResult(ctx, id, 'Also on Sundays.', 1)).ok).toBe(true)
  const { status, handlerId, replies } = await findResult(ctx, id)
  expect({ status, isMine: handlerId === (ctx.actor.kind === 'user' && ctx.actor.userId) }).toEqual({
    status: 'answered',
    isMine: true,
  })
  expect(replies.map(({ text, mail }) => [text, mail])).toEqual([
    ['Yes.', 'queued'],
    ['Also on Sundays.', 'queued'],
  ])
})

test('an answer is closed and opened again, and only an administrator can be chosen to deal with it', async () => {
  const { ctx, id } = await aResult()
  const coach = await aUser(ctx, { role: 'coach' })
  expect(await chooseHandler(ctx, id, coach.id)).toEqual({ ok: false, reason: 'NOT_A_READER' })
  const other = await aUser(ctx, { role: 'administrator', name: 'Maria' })
  expect(await chooseHandler(ctx, id, other.id)).toEqual({ ok: true, name: 'Maria' })
  await closeResult(ctx, id)
  await closeResult(ctx, id)
  const closed = await findResult(ctx, id)
  expect([closed.status, closed.closedAt, closed.handlerId]).toEqual(['closed', ctx.clock.now(), other.id])
  await reopenResult(ctx, id)
  expect(await findResult(ctx, id)).toMatchObject({ status: 'new', closedAt: null })
})
