import { data } from 'react-router'
import { remindInvoice } from '../../features/billing/invoices/commands/remind-invoice.server.ts'
import { refundByStaff } from '../../features/billing/refunds/commands/request-refund.server.ts'
import { answerResult } from '../../features/forms/commands/answer-result.server.ts'
import { closeResult } from '../../features/forms/commands/change-result.server.ts'
import { replyInput } from '../../features/forms/schema.ts'
import { approveRegistration } from '../../features/registrations/review/commands/approve-registration.server.ts'
import { sendToRegistrations } from '../../features/registrations/review/commands/send-message.server.ts'
import { undoApproval } from '../../features/registrations/review/commands/undo-approval.server.ts'
import { templateOf } from '../../features/registrations/review/model/email-texts.ts'
import { approveInput } from '../../features/registrations/review/schema.ts'
import { assignDuty } from '../../features/volunteering/duties/commands/fill-duty.server.ts'
import { clubTime } from '../../kernel/dates.ts'
import { Invalid } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { formatPence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { tryAgain } from '../../platform/email/address-problems.ts'
import { adminPaths } from '../admin-paths.ts'
import { type Notice, redirectWithNotice } from '../notices.server.ts'
import { parseForm } from '../parse-form.ts'
import { WORDS } from '../words.ts'
import { kindOf, type QueueRefusal } from './queue.ts'
import { APPROVAL_REFUSED, approvedWords, DUTY_REFUSED, UNDO_REFUSED } from './queue-words.ts'

type Answer = { done: string; link?: Notice['link'] } | { refused: string }
type Act = (ctx: Ctx, id: string, form: FormData) => Promise<Answer>

const ACTIONS: ReadonlyMap<string, Act> = new Map([
  ['approve', approve],
  ['undo', undo],
  ['remind-fee', remindFee],
  ['remind-invoice', remind],
  ['refund', refund],
  ['assign-duty', assign],
  ['answer-form', reply],
  ['close-form', close],
  ['try-address', tryAddress],
])

/**
 * Does what a form of the work queue asks for. Returns to the queue, with the group of the item unfolded and a notice
 * of what was done, or answers 422 with the message for its item. Each command checks the permission.
 */
export async function actInQueue(ctx: Ctx, form: FormData) {
  const item = String(form.get('item') ?? '')
  const act = ACTIONS.get(String(form.get('intent')))
  // An address may contain a slash.
  const id = item.split('/').slice(1).join('/')
  if (!act || id === '') throw new Response(WORDS.badRequest, { status: 400 })
  const answer = await act(ctx, id, form)
  if ('done' in answer) {
    const { done: text, link } = answer
    const back = `${adminPaths.home}?open=${encodeURIComponent(kindOf(item))}`
    return redirectWithNotice(back, { tone: 'ok', text, ...(link && { link }) })
  }
  const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  return data<QueueRefusal>(
    { item, message: answer.refused, values: values as Record<string, string> },
    { status: 422 },
  )
}

async function approve(ctx: Ctx, id: string, form: FormData): Promise<Answer> {
  const input = parseForm(approveInput, form)
  if (!input.ok) return { refused: Object.values(input.errors).flat().join('. ') }
  try {
    const approved = await approveRegistration(ctx, id, input.value)
    if (approved.ok) {
      const link = { href: `${adminPaths.home}?open=registration#registration/${id}`, text: 'Show Undo' }
      return { done: approvedWords(approved), link }
    }
    return { refused: APPROVAL_REFUSED[approved.reason] }
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    const problems = Object.values(error.fields).flat().join('. ')
    return { refused: `These details do not make a member: ${problems}` }
  }
}

async function undo(ctx: Ctx, id: string): Promise<Answer> {
  const undone = await undoApproval(ctx, id)
  if (!undone.ok) return { refused: UNDO_REFUSED[undone.reason] }
  return { done: `The approval of ${undone.name} is undone. No e-mail was sent.` }
}

async function remindFee(ctx: Ctx, id: string, form: FormData): Promise<Answer> {
  const sending = String(form.get('key') ?? '')
  if (!isId(sending) || !isId(id)) throw new Response(WORDS.badRequest, { status: 400 })
  const text = templateOf('paymentreg', ctx.club.name)
  const sent = await sendToRegistrations(
    ctx,
    { ids: [id], except: [] },
    { ...text, from: 'info', copyTo: '', sending },
  )
  if (!sent.ok) return { refused: 'There is no e-mail address, or nothing is left to pay.' }
  return { done: 'address' in sent ? `Payment link sent to ${sent.address}` : 'Payment link sent' }
}

async function remind(ctx: Ctx, id: string): Promise<Answer> {
  const reminded = await remindInvoice(ctx, id)
  if (reminded.ok) return { done: `Reminder sent to ${reminded.email}` }
  if (reminded.reason === 'NO_EMAIL') return { refused: 'There is no e-mail address.' }
  if (reminded.reason === 'NOT_OPEN') return { refused: 'This invoice is no longer open.' }
  return { refused: `A reminder was sent at ${clubTime(reminded.at)}. Wait an hour before the next one.` }
}

async function refund(ctx: Ctx, id: string, form: FormData): Promise<Answer> {
  const key = String(form.get('key') ?? '')
  if (!isId(key)) throw new Response(WORDS.badRequest, { status: 400 })
  const refunded = await refundByStaff(ctx, id, { key, amount: undefined, objectId: undefined })
  if (refunded.ok) return { done: `Refund of ${formatPence(refunded.amount)} requested` }
  return {
    refused:
      refunded.reason === 'REFUND_PENDING'
        ? 'Another refund of this payment is under way.'
        : 'Nothing is left to refund.',
  }
}

async function assign(ctx: Ctx, dutyId: string, form: FormData): Promise<Answer> {
  const memberId = String(form.get('member') ?? '')
  if (!isId(memberId)) return { refused: 'Choose a member' }
  if (!isId(dutyId)) throw new Response(WORDS.badRequest, { status: 400 })
  const assigned = await assignDuty(ctx, { dutyId, memberId })
  if (!assigned.ok) return { refused: DUTY_REFUSED[assigned.reason] }
  return { done: 'Assigned. We’ve e-mailed them.' }
}

async function reply(ctx: Ctx, id: string, form: FormData): Promise<Answer> {
  const input = parseForm(replyInput, form)
  if (!input.ok) return { refused: Object.values(input.errors).flat().join('. ') }
  const answered = await answerResult(ctx, id, input.value.text)
  if (answered.ok) return { done: `Reply sent to ${answered.email}` }
  return {
    refused:
      answered.reason === 'ANSWERED' ? 'Someone has replied already.' : 'The sender gave no e-mail address.',
  }
}

async function close(ctx: Ctx, id: string): Promise<Answer> {
  await closeResult(ctx, id)
  return { done: 'Done. It is still under Forms.' }
}

async function tryAddress(ctx: Ctx, email: string): Promise<Answer> {
  const tried = await tryAgain(ctx, email)
  return tried
    ? { done: `We’ll write to ${email} again` }
    : { refused: 'We already write to this address again.' }
}
