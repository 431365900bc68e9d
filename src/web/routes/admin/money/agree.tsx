import { data, Form, Link, useNavigation } from 'react-router'
import '../../../../ui/forms/form-sheet.css'
import { amountAsTyped } from '../../../../features/fees/model/plan.ts'
import {
  type AgreeFee,
  agreeFee,
  withdrawAgreement,
} from '../../../../features/registrations/payment/commands/agree-fee.server.ts'
import { findAgreement } from '../../../../features/registrations/payment/queries/agreements.server.ts'
import { agreementInput, withdrawalInput } from '../../../../features/registrations/payment/schema.ts'
import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary, TextAreaField, TextField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/agree'

const LABELS = { '': 'Fee', amount: 'Agreed amount in £', note: 'Note' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, fee, normal, open, isPaid, agreed } = await findAgreement(ctxOf(context), params.id)
  return {
    ...{ name, fee, isPaid },
    normal: formatPence(normal),
    open: formatPence(open),
    agreed: agreed && {
      amount: formatPence(agreed.amount),
      typed: amountAsTyped(agreed.amount),
      note: agreed.note,
      by: agreed.agreedBy ?? 'Someone who has left',
      on: longDay(agreed.agreedAt),
      at: agreed.agreedAt.toISOString(),
    },
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const done = (text: string) => redirectWithNotice(adminPaths.agreeFee(params.id), { tone: 'ok', text })
  if (submitted.get('do') === 'withdraw') {
    const form = parseForm(withdrawalInput, submitted)
    if (!form.ok) return data(form, { status: 422 })
    const withdrawn = await withdrawAgreement(ctx, params.id, form.value.seen)
    if (withdrawn.ok) return done('Agreement removed')
    return data(refuseForm(submitted, refusalOf(withdrawn)), { status: statusOf(withdrawn) })
  }
  const form = parseForm(agreementInput, submitted)
  if (!form.ok) return data(form, { status: 422 })
  const agreed = await agreeFee(ctx, params.id, form.value)
  if (agreed.ok) return done('Saved')
  return data(refuseForm(submitted, refusalOf(agreed)), { status: statusOf(agreed) })
}

const statusOf = ({ reason }: RefusedAgreement): number => (reason === 'CHANGED' ? 409 : 422)

type RefusedAgreement = Extract<AgreeFee, { ok: false }>

function refusalOf(refused: RefusedAgreement): Record<string, string[]> {
  switch (refused.reason) {
    case 'PAID':
      return { '': ['The fee has been paid. To give money back, refund the payment.'] }
    case 'NOT_LESS':
      return {
        amount: [`Enter less than ${formatPence(refused.normal)}, which is the fee without an agreement`],
      }
    case 'CHANGED':
      return {
        '': ['Someone else has changed this agreement. Open the page again, then enter your changes.'],
      }
    case 'PROVIDER_DOWN':
      return { '': [PROVIDER_SILENT] }
    default:
      return unreachable(refused)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Agree a lower fee · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Agrees a lower registration fee with one person. */
export default function Agree({ loaderData, actionData }: Route.ComponentProps) {
  const { name, fee, normal, open, isPaid, agreed } = loaderData
  const { errors = {}, values = {} } = actionData ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title="Agree a lower fee">
        <Link className="button secondary compact" to={adminPaths.money}>
          All of Money
        </Link>
      </PageHead>
      <ErrorSummary errors={errors} labels={LABELS} />
      <p className="margin-top-3">
        {name}: {fee}, <span className="tabular">{normal}</span>.{' '}
        {isPaid ? 'It has been paid.' : `${open} is open now.`}
      </p>
      {agreed && (
        <div className="margin-top-3">
          <Note>
            <p>
              {agreed.by} agreed {agreed.amount} on {agreed.on}.
            </p>
          </Note>
        </div>
      )}
      {!isPaid && (
        <Form method="post" className="form-sheet margin-top-3" noValidate>
          <input type="hidden" name="seen" value={values.seen ?? agreed?.at ?? ''} />
          <TextField
            name="amount"
            label={LABELS.amount}
            hint="The most this person pays for the season. Enter 0 if they pay nothing."
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.amount ?? agreed?.typed}
            errors={errors.amount}
          />
          <TextAreaField
            name="note"
            label={LABELS.note}
            hint="Why you agreed it. Only finance staff and administrators see this, never the person."
            optional
            rows={3}
            maxLength={500}
            defaultValue={values.note ?? agreed?.note}
            errors={errors.note}
          />
          <p className="row gap-2">
            <button className="button" type="submit" disabled={isSending}>
              Save
            </button>
            {agreed && (
              <button
                className="button secondary"
                type="submit"
                name="do"
                value="withdraw"
                disabled={isSending}
              >
                Remove the agreement
              </button>
            )}
          </p>
          <p className="small muted">
            The agreed price shows on their payment page and in their account. Nobody gets an e-mail.
          </p>
        </Form>
      )}
    </>
  )
}
