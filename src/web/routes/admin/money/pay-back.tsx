import { data, Form, Link, useNavigation } from 'react-router'
import { METHOD_PHRASES } from '../../../../features/billing/payments/model.ts'
import { findPayBack } from '../../../../features/billing/refunds/queries/pay-backs.server.ts'
import { recordPayBack } from '../../../../features/money/commands/record-pay-back.server.ts'
import { payBackInput } from '../../../../features/money/schema.ts'
import { clubDay, longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import '../../../../ui/forms/form-sheet.css'
import { ErrorSummary, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/pay-back'

const LABELS = {
  '': 'Paying back',
  method: 'How it was paid back',
  paidOn: 'Paid back on',
  reference: 'Reference',
}
const METHODS = [
  { value: '', label: 'Choose' },
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const owed = await findPayBack(ctx, params.id)
  return {
    today: clubDay(ctx.clock.now()),
    person: owed.payerName || owed.payerEmail,
    email: owed.payerEmail,
    description: owed.description,
    amount: formatPence(owed.amount),
    paid: METHOD_PHRASES[owed.method],
    since: longDay(owed.since),
    isOpen: owed.isOpen,
    paidBackOn: owed.paidBackAt ? longDay(owed.paidBackAt) : '',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(payBackInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const recorded = await recordPayBack(ctxOf(context), params.id, form.value)
  if (recorded.ok) return redirectWithNotice(adminPaths.money, { tone: 'ok', text: 'Recorded as paid back' })
  const errors: Record<string, string[]> =
    recorded.reason === 'FUTURE'
      ? { paidOn: ['Enter today or an earlier day'] }
      : { '': ['This has been paid back already, or its payment was reversed.'] }
  return data({ form: refuseForm(submitted, errors) }, { status: 422 })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Pay back · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Records that money for a cancelled booking was paid back in cash or by bank transfer. */
export default function PayBack({ loaderData, actionData }: Route.ComponentProps) {
  const { today, person, email, description, amount, paid, since, isOpen, paidBackOn } = loaderData
  const { errors = {}, values = {} } = actionData?.form ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title="Pay back">
        <Link className="button secondary compact" to={adminPaths.money}>
          All of Money
        </Link>
      </PageHead>
      <ErrorSummary errors={errors} labels={LABELS} />
      <p className="margin-top-3">
        The club owes {person} <b className="tabular">{amount}</b> for {description}: it was paid {paid} and
        cancelled on {since}.
      </p>
      {!isOpen && (
        <div className="margin-top-3">
          <Note>
            <p>
              {paidBackOn ? `Paid back on ${paidBackOn}.` : 'The payment was reversed, so nothing is owed.'}
            </p>
          </Note>
        </div>
      )}
      {isOpen && (
        <Form method="post" className="form-sheet margin-top-3" noValidate>
          <p>
            Pay it back first, then record it here.
            {email && (
              <>
                {' '}
                Ask <a href={`mailto:${email}`}>{email}</a> for the bank details.
              </>
            )}
          </p>
          <SelectField
            name="method"
            label={LABELS.method}
            options={METHODS}
            defaultValue={values.method}
            errors={errors.method}
          />
          <TextField
            name="paidOn"
            label={LABELS.paidOn}
            type="date"
            defaultValue={values.paidOn ?? today}
            errors={errors.paidOn}
          />
          <TextField
            name="reference"
            label={LABELS.reference}
            hint="For example the text of the bank transfer, or who gave the cash."
            optional
            defaultValue={values.reference}
            errors={errors.reference}
          />
          <p>
            <button className="button" type="submit" disabled={isSending}>
              {isSending ? 'Recording' : 'Record as paid back'}
            </button>
          </p>
          <p className="small muted">The payer gets an e-mail.</p>
        </Form>
      )}
    </>
  )
}
