import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { METHOD_WORDS } from '../../../../features/billing/payments/model.ts'
import { findPayment } from '../../../../features/billing/payments/queries/payments.server.ts'
import { firstNameOf } from '../../../../features/members/model/member.ts'
import { reversePayment } from '../../../../features/money/commands/reverse-payment.server.ts'
import { paidTwice } from '../../../../features/money/queries/paid-twice.server.ts'
import { paymentsOfGroup } from '../../../../features/money/queries/payment-group.server.ts'
import { reverseInput } from '../../../../features/money/schema.ts'
import { longDay } from '../../../../kernel/dates.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx'
import { TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/reverse'
import { listBeforeReverse } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const payment = await findPayment(ctx, params.id)
  const group = await paymentsOfGroup(ctx, params.id)
  const others = group.filter(({ id }) => id !== params.id)
  const own = group.find(({ id }) => id === params.id)
  return {
    person: payment.payerName || payment.payerEmail,
    description: own ? whatWasPaid(own) : payment.description,
    amount: formatPence(payment.amount),
    method: METHOD_WORDS[payment.method].toLowerCase(),
    on: payment.paidAt ? longDay(payment.paidAt) : '',
    isInvoice: payment.invoiceId !== null,
    isPaidTwice: (await paidTwice(ctx)).some(({ id }) => id === params.id),
    others: others.map((other) => ({
      id: other.id,
      text: `${formatPence(other.amount)} from ${other.payerName} for ${whatWasPaid(other)}`,
    })),
    sum: formatPence(pence(others.reduce<number>((sum, { amount }) => sum + amount, payment.amount))),
    canReverse: payment.method !== 'card' && payment.status === 'paid',
  }
}

/** Names the person, because two children can have paid the same. */
const whatWasPaid = ({ description, person }: { description: string; person: string }): string =>
  person === '' || description.includes(firstNameOf(person)) ? description : `${description} (${person})`

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(reverseInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const reversed = await reversePayment(ctxOf(context), params.id, { all: form.value.what === 'all' })
  const list = listBeforeReverse(new URL(request.url).searchParams)
  if (reversed.ok) return redirectWithNotice(list, { tone: 'ok', text: 'Payment reversed' })
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
  const { person, description, amount, method, on, isInvoice, isPaidTwice, others, sum, canReverse } =
    loaderData
  const { errors = {}, values = {} } = actionData?.form ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title="Reverse a payment">
        <Link className="button secondary compact" to={listBeforeReverse(search)}>
          {search.get('from') === 'bank' ? 'Bank statement' : 'All payments'}
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
          <p className="margin-top-3">It came in one sum of {sum} with:</p>
          <ul>
            {others.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {!canReverse && (
        <div className="margin-top-3">
          <Note>
            <p>
              Only payments in cash and by bank transfer can be reversed, once. Card payments are refunded.
            </p>
          </Note>
        </div>
      )}
      {canReverse && (
        <Form method="post" className="stack-small margin-top-3" noValidate>
          <p>
            {isPaidTwice
              ? `The invoice was also paid by card. Pay ${amount} back, then reverse it here. Nothing is owed again for it.`
              : 'Reverse it if it was recorded by mistake: the amount is then owed again.'}
            {isInvoice &&
              ' An open invoice asks for it again. A paid one is closed, and the member gets a new one by e-mail.'}
          </p>
          {others.length > 0 && (
            <ChoiceGroup
              kind="radio"
              name="what"
              label="What to reverse"
              options={[
                { value: 'one', label: `Only ${amount} for ${description}` },
                { value: 'all', label: `The whole sum of ${sum}` },
              ]}
              chosen={[values.what ?? 'one']}
              errors={errors.what}
            />
          )}
          <TickField
            name="sure"
            value="yes"
            required
            label={`Reverse ${others.length > 0 ? 'what I chose' : 'this payment'}. This cannot be undone`}
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
