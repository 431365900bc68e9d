import { data, Form, Link, useNavigation } from 'react-router'
import { METHOD_WORDS } from '../../../../features/billing/payments/model.ts'
import { findPayment } from '../../../../features/billing/payments/queries/payments.server.ts'
import { reversePayment } from '../../../../features/money/commands/reverse-payment.server.ts'
import { paidTwice } from '../../../../features/money/queries/paid-twice.server.ts'
import { paymentsOfGroup } from '../../../../features/money/queries/payment-group.server.ts'
import { reverseInput } from '../../../../features/money/schema.ts'
import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/reverse'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const payment = await findPayment(ctx, params.id)
  const others = (await paymentsOfGroup(ctx, params.id)).filter(({ id }) => id !== params.id)
  return {
    person: payment.payerName || payment.payerEmail,
    description: payment.description,
    amount: formatPence(payment.amount),
    method: METHOD_WORDS[payment.method].toLowerCase(),
    on: payment.paidAt ? longDay(payment.paidAt) : '',
    isInvoice: payment.invoiceId !== null,
    isPaidTwice: (await paidTwice(ctx)).some(({ id }) => id === params.id),
    others: others.map(({ id, amount, description, payerName }) => ({
      id,
      text: `${formatPence(amount)} from ${payerName} for ${description}`,
    })),
    canReverse: payment.method !== 'card' && payment.status === 'paid',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(reverseInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const reversed = await reversePayment(ctxOf(context), params.id)
  if (reversed.ok) return redirectWithNotice(adminPaths.payments, { tone: 'ok', text: 'Payment reversed' })
  const why = 'This payment has been reversed already, or some of it has been paid back.'
  const refusal = refuseForm(submitted, { '': [why] })
  return data({ form: refusal }, { status: 422 })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Reverse a payment · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Reverses a payment in cash or by bank transfer that was recorded by mistake. */
export default function Reverse({ loaderData, actionData }: Route.ComponentProps) {
  const { person, description, amount, method, on, isInvoice, isPaidTwice, others, canReverse } = loaderData
  const errors = actionData?.form.errors ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title="Reverse a payment">
        <Link className="button secondary compact" to={adminPaths.payments}>
          All payments
        </Link>
      </PageHead>
      {errors[''] && (
        <Note tone="bad">
          <p>{errors[''].join(' ')}</p>
        </Note>
      )}
      <p className="margin-top-3">
        <b>{amount}</b> from {person} for {description}, {method}, {on}.
      </p>
      {canReverse && others.length > 0 && (
        <>
          <p className="margin-top-3">It came in one sum with these. They are reversed together:</p>
          <ul>
            {others.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {!canReverse && (
        <Note>
          <p>Only payments in cash and by bank transfer can be reversed, once. Card payments are refunded.</p>
        </Note>
      )}
      {canReverse && (
        <Form method="post" className="stack-small margin-top-3" noValidate>
          <p>
            {isPaidTwice
              ? `The invoice was also paid by card. Pay ${amount} back, then reverse it here. Nothing is owed again for it.`
              : 'Reverse it if it was recorded by mistake: the amount is then owed again.'}
            {isPaidTwice &&
              others.length > 0 &&
              ' The other amounts of the sum are owed again: record them once more afterwards.'}
            {isInvoice &&
              ' An open invoice asks for it again. A paid one is closed, and the member gets a new one by e-mail.'}
          </p>
          <TickField
            name="sure"
            value="yes"
            required
            label="Reverse this payment. This cannot be undone"
            errors={errors.sure}
          />
          <p>
            <button className="button" type="submit" disabled={isSending}>
              {isSending ? 'Reversing' : 'Reverse payment'}
            </button>
          </p>
        </Form>
      )}
    </>
  )
}
