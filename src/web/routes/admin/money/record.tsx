import { data, Form, Link, useNavigation } from 'react-router'
import { CHARGE_SOURCES, type ChargeSource } from '../../../../features/billing/reminder-pauses/model.ts'
import { chargeView } from '../../../../features/money/bank/admin/bank-view.ts'
import { otherItemsOfFamily } from '../../../../features/money/bank/queries/open-items.server.ts'
import { recordPayment } from '../../../../features/money/commands/record-payment.server.ts'
import { allocate, hasDuplicates } from '../../../../features/money/model.ts'
import { findOpenCharge } from '../../../../features/money/queries/entries.server.ts'
import { recordInput } from '../../../../features/money/schema.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import '../../../../ui/forms/form-sheet.css'
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx'
import { ErrorSummary, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/record'
import { OF_ENTRIES } from './address.ts'

const LABELS = {
  '': 'Payment',
  amount: 'Amount received',
  with: 'Also paid with this',
  method: 'How it was paid',
  reference: 'Reference',
  paidOn: 'Paid on',
  key: 'This form',
}
const METHODS = [
  { value: '', label: 'Choose' },
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
]

function sourceOf(named: string): ChargeSource {
  const source = CHARGE_SOURCES.find((one) => one === named)
  if (!source) throw new NotFound()
  return source
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const item = { source: sourceOf(params.source), sourceId: params.id }
  const charge = await findOpenCharge(ctx, item.source, item.sourceId)
  const others = charge ? await otherItemsOfFamily(ctx, item) : []
  return {
    key: newId(),
    today: clubDay(ctx.clock.now()),
    agreePath: item.source === 'registrations' ? adminPaths.agreeFee(item.sourceId) : undefined,
    charge: charge && {
      person: charge.member || charge.person || charge.email,
      description: charge.description,
      pence: charge.open,
      amount: formatPence(charge.open),
      pounds: (charge.open / 100).toFixed(2),
    },
    others: others.map((other) => {
      const { value, person, description, open } = chargeView(other)
      return { value, label: `${person}: ${description}, ${open}` }
    }),
  }
}

/** The list of entries from which the form was opened, with its search; otherwise the overview. */
function listBefore(request: Request): string {
  const list = keepQuery(new URL(request.url).searchParams, OF_ENTRIES)
  return list ? `${adminPaths.moneyEntries}${list}` : adminPaths.money
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const form = parseForm(recordInput, submitted)
  if (!form.ok) return data({ form, chosen: submitted.getAll('with').map(String) }, { status: 422 })
  const chosen = submitted.getAll('with').map(String)
  const refuse = (errors: Record<string, string[]>) =>
    data({ form: refuseForm(submitted, errors), chosen }, { status: 422 })
  const { amount, open, with: others, ...payment } = form.value
  const first = { source: sourceOf(params.source), sourceId: params.id, open }
  if (hasDuplicates([first, ...others])) return refuse({ with: ['Tick each item once'] })
  const also = await Promise.all(
    others.map(async (other) => ({
      ...other,
      charge: await findOpenCharge(ctx, other.source, other.sourceId),
    })),
  )
  const found = also.flatMap(({ charge, ...other }) =>
    charge ? [{ ...other, open: charge.open, stages: charge.stages }] : [],
  )
  if (found.length < also.length) return refuse({ with: ['One of these has been paid or cancelled'] })
  const { stages = [] } = (await findOpenCharge(ctx, first.source, first.sourceId)) ?? {}
  const split = allocate(amount, [{ ...first, stages }, ...found])
  if (!split.ok) return refuse({ amount: [amountRefusal(split)] })
  const recorded = await recordPayment(ctx, { ...payment, items: split.items })
  if (recorded.ok) return redirectWithNotice(listBefore(request), { tone: 'ok', text: 'Payment recorded' })
  switch (recorded.reason) {
    case 'NOT_OPEN':
      return refuse({ '': ['This has already been paid or cancelled.'] })
    case 'FUTURE':
      return refuse({ paidOn: ['Enter today or an earlier day'] })
    case 'TOO_OLD':
      return refuse({ paidOn: ['Enter a day within the last two years'] })
    case 'CHANGED':
      return refuse({ '': [`${formatPence(recorded.open)} is open now. Open this page again.`] })
    case 'TOO_MUCH':
      return refuse({
        amount: [`Enter ${formatPence(recorded.open)} or less. That is all that is owed here`],
      })
    case 'TOO_LITTLE':
      return refuse({
        amount: [`Enter ${formatPence(recorded.open)}: the rest of a booking must be paid in full`],
      })
    case 'PROVIDER_DOWN':
      return refuse({ '': [PROVIDER_SILENT] })
    case 'HANDLED':
      return refuse({ '': ['This form has recorded another payment. Open this page again.'] })
    default:
      return unreachable(recorded)
  }
}

const amountRefusal = ({ reason, open }: { reason: 'TOO_MUCH' | 'NOT_REACHED'; open: Pence }): string =>
  reason === 'TOO_MUCH'
    ? `Enter ${formatPence(open)} or less. That is all that is owed here`
    : `The ticked items come to ${formatPence(open)}. Enter what you received, or untick some`

export const meta: Route.MetaFunction = () => [
  { title: 'Record a payment · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Records a payment in cash or by bank transfer against an invoice, a registration fee or the rest of a booking. */
export default function Record({
  loaderData: { key, today, charge, others, agreePath },
  actionData,
}: Route.ComponentProps) {
  const { errors = {}, values = {} } = actionData?.form ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title="Record a payment">
        <Link className="button secondary compact" to={adminPaths.money}>
          All of Money
        </Link>
      </PageHead>
      <ErrorSummary errors={errors} labels={LABELS} />
      {!charge && (
        <Note>
          <p>Nothing is left to pay here.</p>
        </Note>
      )}
      {charge && (
        <Form method="post" className="form-sheet margin-top-3" noValidate>
          <p>
            {charge.person} owes <b className="tabular">{charge.amount}</b> for {charge.description}.
          </p>
          <input type="hidden" name="key" value={values.key || key} />
          <input type="hidden" name="open" value={charge.pence} />
          {others.length > 0 && (
            <ChoiceGroup
              kind="checkbox"
              name="with"
              label="Also paid with this"
              hint="What else this family owes. Tick everything that the same payment covers."
              optional
              options={others}
              chosen={actionData?.chosen ?? []}
              errors={errors.with}
            />
          )}
          <TextField
            name="amount"
            label="Amount received"
            hint={
              others.length > 0
                ? 'For all of it together. If it is less than what is open, the rest stays owed.'
                : 'If it is less than what is open, the rest stays owed.'
            }
            inputMode="decimal"
            defaultValue={values.amount ?? charge.pounds}
            errors={errors.amount}
          />
          <SelectField
            name="method"
            label="How it was paid"
            options={METHODS}
            defaultValue={values.method}
            errors={errors.method}
          />
          <TextField
            name="paidOn"
            label="Paid on"
            type="date"
            defaultValue={values.paidOn ?? today}
            errors={errors.paidOn}
          />
          <TextField
            name="reference"
            label="Reference"
            hint="For example the text of the bank transfer, or who took the cash."
            optional
            defaultValue={values.reference}
            errors={errors.reference}
          />
          <p>
            <button className="button" type="submit" disabled={isSending}>
              {isSending ? 'Recording' : 'Record payment'}
            </button>
          </p>
          <p className="small muted">The payer gets a receipt by e-mail.</p>
          {agreePath && (
            <p className="small">
              Can’t they pay all of it? <Link to={agreePath}>Agree a lower fee</Link>
            </p>
          )}
        </Form>
      )}
    </>
  )
}
