import { Form } from 'react-router'
import { dateTimeValue } from '../../../../kernel/date-time-field.ts'
import { ErrorSummary, TextField } from '../../../../ui/forms/field.tsx'
import type { Terms } from '../model/terms.ts'
import type { NotSaved } from './ticket-types.tsx'

const LABELS = {
  closesAt: 'Last moment to book',
  fullRefundDays: 'Full refund until this many days before',
  lateRefundPercent: 'Part refund after that, in percent',
  lateRefundDays: 'Part refund until this many days before',
}

type Props = {
  terms: Terms
  /** The saved refund rule, as payers read it; '' if all tickets are free. */
  rule: string
  refused: NotSaved | undefined
  busy: boolean
}

/** When an event can be booked, and what is refunded on cancellation. */
export function TermsForm({ terms, rule, refused, busy }: Props) {
  const stored = {
    closesAt: terms.closesAt ? dateTimeValue(terms.closesAt) : '',
    fullRefundDays: String(terms.fullRefundDays),
    lateRefundPercent: String(terms.lateRefundPercent),
    lateRefundDays: String(terms.lateRefundDays),
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
          <TextField
            {...field('lateRefundDays')}
            hint="0: until the event begins. After that there is no refund."
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
          />
          {rule && <p className="small muted">Payers now read: “{rule}”</p>}
          <button className="button" type="submit" name="do" value="save-terms" disabled={busy}>
            Save
          </button>
        </Form>
      </details>
    </section>
  )
}
