import { Form } from 'react-router'
import { dateTimeValue } from '../../../../kernel/date-time-field.ts'
import { ErrorSummary, TextField } from '../../../../ui/forms/field.tsx'
import type { Terms } from '../model/terms.ts'
import type { NotSaved } from './ticket-types.tsx'

const LABELS = {
  closesAt: 'Last moment to book',
  fullRefundDays: 'Full refund until this many days before',
  lateRefundPercent: 'Refund after that, in percent',
}

type Props = { terms: Terms; refused: NotSaved | undefined; busy: boolean }

/** When an event can be booked, and what is refunded on cancellation. */
export function TermsForm({ terms, refused, busy }: Props) {
  const stored = {
    closesAt: terms.closesAt ? dateTimeValue(terms.closesAt) : '',
    fullRefundDays: String(terms.fullRefundDays),
    lateRefundPercent: String(terms.lateRefundPercent),
  }
  const values: Record<string, string> = refused?.values ?? stored
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: values[name] ?? '',
    errors: refused?.errors[name],
  })
  return (
    <section aria-labelledby="terms">
      <details className="card" open={refused !== undefined}>
        <summary id="terms">Deadline and refunds</summary>
        <Form method="post" className="stack margin-top-4" noValidate>
          <ErrorSummary errors={refused?.errors} labels={LABELS} />
          <TextField
            {...field('closesAt')}
            hint="Empty: until the event begins."
            type="datetime-local"
            optional
          />
          <TextField
            {...field('fullRefundDays')}
            hint="0: until the event begins."
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
          />
          <TextField {...field('lateRefundPercent')} type="number" inputMode="numeric" min={0} max={100} />
          <button className="button" type="submit" name="do" value="save-terms" disabled={busy}>
            Save
          </button>
        </Form>
      </details>
    </section>
  )
}
