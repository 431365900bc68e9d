import '../../../ui/forms/form-sheet.css'
import '../../../ui/styles/form.css'
import './plan-form.css'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary, SelectField, TextAreaField, TextField, TickField } from '../../../ui/forms/field.tsx'
import { dayField, MOST_INSTALMENTS } from '../model/instalments.ts'
import { amountAsTyped, PERIODS } from '../model/plan.ts'
import type { FeePlan } from '../table.server.ts'

type Values = Readonly<Record<string, string>>

/** The stored plan as the fields of the form show it. */
export function valuesOf(plan: FeePlan): Values {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    label: plan.label,
    description: plan.description,
    amount: amountAsTyped(plan.amount),
    period: plan.period,
    minAge: text(plan.minAge),
    maxAge: text(plan.maxAge),
    concession: plan.concession,
    siblingPercent: text(plan.siblingPercent),
    familyCap: plan.familyCap === null ? '' : amountAsTyped(plan.familyCap),
    earlyAmount: plan.earlyAmount === null ? '' : amountAsTyped(plan.earlyAmount),
    earlyUntil: text(plan.earlyUntil),
    seasonFrom: text(plan.seasonFrom),
    seasonUntil: text(plan.seasonUntil),
    instalments: text(plan.instalmentDays?.length ?? null),
    ...Object.fromEntries((plan.instalmentDays ?? []).map((day, at) => [dayField(at), day])),
    offeredFrom: text(plan.offeredFrom),
    offeredUntil: text(plan.offeredUntil),
    version: String(plan.version),
    ...(plan.students && { students: 'true' }),
    ...(plan.staffOnly && { staffOnly: 'true' }),
  }
}

const LABELS = {
  '': 'Fee',
  label: 'Name',
  amount: 'Amount in £',
  period: 'Paid',
  description: 'What it includes',
  minAge: 'From the age of',
  maxAge: 'Up to the age of',
  students: 'Only for students who hand in their student card',
  concession: 'Another group',
  siblingPercent: 'Percent off for siblings',
  familyCap: 'At most for a family, in £',
  earlyAmount: 'Early price in £',
  earlyUntil: 'Last day of the early price',
  seasonFrom: 'First day of the season',
  seasonUntil: 'Last day of the season',
  instalments: 'Payments',
  offeredFrom: 'First day on offer',
  offeredUntil: 'Last day on offer',
  staffOnly: 'For staff only: registration does not offer it',
}

const INSTALMENTS = [
  { value: '', label: 'All at once' },
  ...Array.from({ length: MOST_INSTALMENTS - 1 }, (_, at) => ({
    value: String(at + 2),
    label: `${at + 2} payments`,
  })),
]

const dayLabel = (at: number) => `Day of payment ${at + 1}`
const DAY_LABELS = Object.fromEntries(
  Array.from({ length: MOST_INSTALMENTS }, (_, at) => [dayField(at), dayLabel(at)]),
)

type Props = {
  values: Values
  errors: Record<string, string[]>
  /** The kind of the stored plan, which does not change; undefined for a new one. */
  kind: FeePlan['kind'] | undefined
}

/** The form of a fee plan. */
export function PlanForm({ values, errors, kind }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    errors: errors[name],
    defaultValue: values[name] ?? '',
    autoComplete: 'off',
  })
  const tick = (name: 'students' | 'staffOnly') => ({
    name,
    label: LABELS[name],
    value: 'true',
    defaultChecked: values[name] !== undefined,
  })
  return (
    <>
      <ErrorSummary errors={errors} labels={{ ...LABELS, ...DAY_LABELS }} />
      <Form method="post" className="form-sheet margin-top-4" noValidate>
        <input type="hidden" name="version" value={values.version ?? '0'} />
        <TextField {...field('label')} maxLength={120} />
        <div className="plan-pair">
          <TextField {...field('amount')} inputMode="decimal" />
          <SelectField {...field('period')} options={periodsFor(kind, values.period)} />
        </div>
        {kind === 'subscription' && (
          <p className="small muted">
            Running subscriptions keep the price they started at, unless a new season changes it.
          </p>
        )}
        <TextAreaField {...field('description')} optional maxLength={400} rows={2} />
        <fieldset>
          <legend className="label">Who it is for</legend>
          <p className="small muted margin-bottom-2">
            Registration offers a fee only to the people it is for. Leave all empty for everyone.
          </p>
          <div className="plan-pair">
            <TextField {...field('minAge')} optional inputMode="numeric" maxLength={3} />
            <TextField {...field('maxAge')} optional inputMode="numeric" maxLength={3} />
          </div>
          <TickField {...tick('students')} />
          <TextField
            {...field('concession')}
            optional
            maxLength={120}
            hint="For example “people on benefits”. Registration shows it. We cannot check it, so please do."
          />
          {kind !== 'subscription' && (
            <>
              <TextField
                {...field('siblingPercent')}
                optional
                inputMode="numeric"
                maxLength={4}
                hint="Only for a fee paid once a season. With 50, one child of a family pays in full and each other child half."
              />
              <TextField
                {...field('familyCap')}
                optional
                inputMode="decimal"
                hint="Only for a fee paid once a season: the most that all children of a family pay together."
              />
            </>
          )}
        </fieldset>
        {kind !== 'subscription' && (
          <fieldset>
            <legend className="label">When it costs less</legend>
            <p className="small muted margin-bottom-2">
              Only for a fee paid once a season. The day of the registration counts, not the day of the
              payment.
            </p>
            <div className="plan-pair">
              <TextField {...field('earlyAmount')} optional inputMode="decimal" />
              <TextField {...field('earlyUntil')} optional type="date" />
            </div>
            <p className="small muted margin-bottom-2">
              With the days of the season, people who join later pay for the months that are left. The month
              they join counts. Leave them empty to charge everyone in full.
            </p>
            <div className="plan-pair">
              <TextField {...field('seasonFrom')} optional type="date" />
              <TextField {...field('seasonUntil')} optional type="date" />
            </div>
          </fieldset>
        )}
        {kind !== 'subscription' && <Instalments values={values} errors={errors} />}
        <fieldset>
          <legend className="label">When it is on offer</legend>
          <div className="plan-pair">
            <TextField {...field('offeredFrom')} optional type="date" />
            <TextField {...field('offeredUntil')} optional type="date" />
          </div>
          <TickField {...tick('staffOnly')} />
        </fieldset>
        <button type="submit" className="button" disabled={isBusy}>
          Save
        </button>
      </Form>
    </>
  )
}

/** In how many payments, and a field for each day that was entered, or for the first one. */
function Instalments({ values, errors }: Pick<Props, 'values' | 'errors'>) {
  const shown = Array.from({ length: MOST_INSTALMENTS }, (_, at) => dayField(at)).filter(
    (name, at) => at === 0 || (values[name] ?? '') !== '' || errors[name],
  )
  return (
    <fieldset>
      <legend className="label">In how many payments</legend>
      <p className="small muted margin-bottom-2">
        Only for a fee paid once a season. The first payment is asked for at registration. Enter its day; the
        others follow every month, and you can change each day after saving.
      </p>
      <SelectField
        name="instalments"
        label={LABELS.instalments}
        options={INSTALMENTS}
        defaultValue={values.instalments ?? ''}
        errors={errors.instalments}
      />
      <div className="plan-pair plan-days">
        {shown.map((name) => (
          <TextField
            key={name}
            name={name}
            label={DAY_LABELS[name] ?? ''}
            errors={errors[name]}
            defaultValue={values[name] ?? ''}
            type="date"
            optional
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The periods that a plan can have. A stored period that the form does not offer is kept. */
function periodsFor(kind: FeePlan['kind'] | undefined, stored: string | undefined) {
  const known = Object.entries(PERIODS).map(([value, label]) => ({
    value: value as string,
    label: label as string,
  }))
  const fitting = known.filter(({ value }) => !kind || (value === 'season') === (kind === 'registration'))
  const isKnown = !stored || fitting.some(({ value }) => value === stored)
  return isKnown ? fitting : [{ value: stored, label: stored }, ...fitting]
}
