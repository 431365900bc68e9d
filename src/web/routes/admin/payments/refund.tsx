import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { findPayment } from '../../../../features/billing/payments/queries/payments.server.ts'
import {
  type RequestRefund,
  refundByStaff,
} from '../../../../features/billing/refunds/commands/request-refund.server.ts'
import { ANOTHER_IS_PENDING, refundWords } from '../../../../features/billing/refunds/model.ts'
import { refundInput } from '../../../../features/billing/schema.ts'
import { longDay } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { SelectField, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { redirectToOperation } from '../../../admin/operations.server.ts'
import { ctxOf } from '../../../context.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/refund'
import { OF_PAYMENTS, PAYMENTS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const payment = await findPayment(ctxOf(context), params.id)
  return {
    key: newId(),
    person: payment.payerName || payment.payerEmail,
    description: payment.description,
    amount: formatPence(payment.amount),
    left: payment.left,
    pending: payment.pending,
    parts: payment.parts.map(({ objectId, description, amount, returned }) => ({
      value: objectId,
      label: `${description}, ${formatPence(amount)}${returned ? ' (refunded)' : ''}`,
      disabled: returned,
    })),
    back: payment.refunds.map(({ amount, at, status }) => ({
      amount: formatPence(amount),
      on: longDay(at),
      what: refundWords(status),
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(refundInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const refund = await refundByStaff(ctxOf(context), params.id, { ...form.value, objectId: form.value.part })
  if (!refund.ok) {
    const refusal = refuseForm(submitted, worded(refund))
    refusal.values.key = newId()
    return data({ form: refusal }, { status: 422 })
  }
  const { searchParams } = new URL(request.url)
  return redirectToOperation(PAYMENTS, keepQuery(searchParams, OF_PAYMENTS), refund.operationId)
}

function worded(refused: Extract<RequestRefund, { ok: false }>): Record<string, string[]> {
  switch (refused.reason) {
    case 'NOTHING_TO_REFUND':
      return { '': ['This payment has already been refunded in full.'] }
    case 'TOO_MUCH':
      return { amount: [`${formatPence(refused.left)} is the most you can refund`] }
    case 'REFUND_PENDING':
      return { '': [ANOTHER_IS_PENDING] }
    default:
      return unreachable(refused)
  }
}

/** Refunds a payment in full or in part, after confirmation. [resolutions B23, F19] */
export default function Refund({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${PAYMENTS}${keepQuery(search, OF_PAYMENTS)}`
  const { key, person, description, amount, left, pending, parts, back } = loaderData
  const refusal = actionData?.form
  const isSending = useNavigation().state !== 'idle'
  return (
    <Modal
      small
      title="Refund a payment"
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="refund" disabled={isSending || left === 0}>
            {isSending ? 'Refunding' : 'Refund'}
          </button>
        </>
      }
    >
      {refusal?.errors[''] && (
        <Note tone="bad">
          <p>{refusal.errors[''].join(' ')}</p>
        </Note>
      )}
      <p>
        <b>{amount}</b> from {person || 'an unknown payer'} for {description}.
      </p>
      {back.length > 0 && (
        <ul className="small">
          {back.map((one) => (
            <li key={`${one.on} ${one.amount}`}>
              {one.amount} on {one.on}: {one.what}
            </li>
          ))}
        </ul>
      )}
      {pending > 0 && (
        <Note>
          <p>{formatPence(pending)} is being refunded.</p>
        </Note>
      )}
      {left === 0 && pending === 0 && (
        <Note>
          <p>This payment has been refunded in full.</p>
        </Note>
      )}
      {left > 0 && (
        <Form id="refund" method="post" preventScrollReset className="stack-small" noValidate>
          <input type="hidden" name="key" value={refusal?.values.key || key} />
          {parts.length > 0 && (
            <SelectField
              name="part"
              label="Whose part"
              options={[{ value: '', label: 'Everything, or the amount below' }, ...parts]}
              defaultValue={refusal?.values.part}
              errors={refusal?.errors.part}
              optional
            />
          )}
          <TextField
            name="amount"
            label="Amount in pounds"
            hint={`Leave empty to refund everything that is left: ${formatPence(left)}.`}
            inputMode="decimal"
            autoComplete="off"
            optional
            defaultValue={refusal?.values.amount}
            errors={refusal?.errors.amount}
          />
          <TickField
            name="sure"
            value="yes"
            required
            label="Refund the card. This cannot be undone"
            errors={refusal?.errors.sure}
          />
          {refusal?.errors.key && (
            <Note tone="bad">
              <p>{refusal.errors.key.join(' ')}</p>
            </Note>
          )}
        </Form>
      )}
    </Modal>
  )
}
