import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { FromBank } from '../../../../features/money/bank/admin/bank-list.tsx'
import { chargeView, transactionView } from '../../../../features/money/bank/admin/bank-view.ts'
import {
  ignoreTransaction,
  restoreTransaction,
} from '../../../../features/money/bank/commands/ignore-transaction.server.ts'
import { findTransaction } from '../../../../features/money/bank/queries/transactions.server.ts'
import { chargesInput, ignoreInput } from '../../../../features/money/bank/schema.ts'
import { formatPence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import '../../../../ui/forms/form-sheet.css'
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/bank-payment'
import { bankList, reverseFromBank } from './address.ts'
import { confirm } from './bank-form.server.ts'

/** The best matches come first. */
const MAX_CHOICES = 30

export async function loader({ params, context }: Route.LoaderArgs) {
  const { transaction, payment, candidates, proposed } = await findTransaction(ctxOf(context), params.id)
  return {
    payment: transactionView(transaction),
    isIgnored: transaction.ignoredAt !== null,
    recorded: payment && { ...payment, reversed: payment.reversed > 0 ? formatPence(payment.reversed) : '' },
    choices: candidates.slice(0, MAX_CHOICES).map((charge) => {
      const { value, person, description, open } = chargeView(charge)
      return { value, label: `${person}: ${description}, ${open}` }
    }),
    proposed,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const list = bankList(new URL(request.url).searchParams)
  switch (form.get('intent')) {
    case 'ignore':
      return ignore(ctx, params.id, form, list)
    case 'restore':
      await restoreTransaction(ctx, params.id)
      return redirectWithNotice(list, { tone: 'ok', text: 'Payment brought back' })
    default:
      return record(ctx, params.id, form, list)
  }
}

async function record(ctx: Ctx, id: string, form: FormData, list: string) {
  const chosen = form.getAll('charge').map(String)
  const refuse = (errors: Record<string, string[]>) =>
    data({ form: refuseForm(form, errors), chosen }, { status: 422 })
  const charges = chargesInput.safeParse(form.getAll('charge'))
  if (!charges.success)
    return refuse({ charge: [charges.error.issues[0]?.message ?? 'Choose what was paid'] })
  const refusal = await confirm(ctx, { id, charges: charges.data })
  if (refusal) return refuse({ charge: [refusal] })
  return redirectWithNotice(list, { tone: 'ok', text: '1 payment recorded.' })
}

async function ignore(ctx: Ctx, id: string, form: FormData, list: string) {
  const parsed = parseForm(ignoreInput, form)
  if (!parsed.ok) return data({ form: parsed, chosen: undefined }, { status: 422 })
  const ignored = await ignoreTransaction(ctx, id, parsed.value.note)
  if (ignored.ok) return redirectWithNotice(list, { tone: 'ok', text: 'Payment ignored' })
  const refusal = refuseForm(form, { '': ['This payment is recorded. Reverse it first.'] })
  return data({ form: refusal, chosen: undefined }, { status: 422 })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Payment on the bank statement · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** One payment on the bank statement: what it was for, or why it is ignored. */
export default function BankPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, isIgnored, recorded, choices, proposed } = loaderData
  const { errors = {}, values = {} } = actionData?.form ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title="Payment on the statement">
        <Link className="button secondary compact" to={bankList(search)}>
          Bank statement
        </Link>
      </PageHead>
      {errors[''] && (
        <Note tone="bad" focusOn={actionData}>
          <p>{errors[''].join(' ')}</p>
        </Note>
      )}
      <div className="margin-top-3">
        <FromBank {...payment} />
      </div>
      {recorded && (
        <>
          <p className="margin-top-4">
            Recorded for {recorded.person}, {recorded.description}.
          </p>
          {recorded.reversed && (
            <p className="margin-top-3">
              {recorded.reversed} of it was reversed. If the club keeps that money, find what it is for on the{' '}
              <Link to={adminPaths.moneyEntries}>list of entries</Link> and record the payment there.
            </p>
          )}
          <p className="margin-top-3">
            <Link className="button secondary compact" to={reverseFromBank(recorded.id, search)}>
              Reverse it
            </Link>
          </p>
        </>
      )}
      {!recorded && isIgnored && (
        <Form method="post" className="stack-small margin-top-4">
          <p>Ignored. {payment.note}</p>
          <p>
            <button
              className="button compact"
              type="submit"
              name="intent"
              value="restore"
              disabled={isSending}
            >
              Bring back
            </button>
          </p>
        </Form>
      )}
      {!recorded && !isIgnored && (
        <>
          <Form method="post" className="form-sheet margin-top-4" noValidate>
            {choices.length === 0 && (
              <p>
                Nothing open has this amount or this name. Find the invoice or fee on the{' '}
                <Link to={adminPaths.moneyEntries}>list of entries</Link> and record the payment there.
              </p>
            )}
            {choices.length > 0 && (
              <>
                <ChoiceGroup
                  kind="checkbox"
                  name="charge"
                  label="What it is for"
                  hint="Tick everything that it pays for. If it is less, the last item stays open in part."
                  options={choices}
                  chosen={actionData?.chosen ?? proposed}
                  errors={errors.charge}
                />
                <p>
                  <button className="button" type="submit" name="intent" value="record" disabled={isSending}>
                    Record payment
                  </button>
                </p>
                <p className="small muted">The payer gets a receipt by e-mail.</p>
              </>
            )}
          </Form>
          <Form method="post" className="form-sheet margin-top-6" noValidate>
            <h2>Not a fee or invoice?</h2>
            <TextField
              name="note"
              label="Note"
              hint="For example: a donation, or the hall’s refund."
              optional
              defaultValue={values.note}
              errors={errors.note}
            />
            <p>
              <button
                className="button secondary"
                type="submit"
                name="intent"
                value="ignore"
                disabled={isSending}
              >
                Ignore payment
              </button>
            </p>
          </Form>
        </>
      )}
    </>
  )
}
