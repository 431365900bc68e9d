import './messages.css'
import { type FormErrors, SelectField } from '../../../ui/forms/field.tsx'
import { MESSAGE_KINDS } from '../model/message.ts'
import type { FilterChoices } from '../queries/choices.server.ts'

type Props = { choices: FilterChoices; values: Record<string, string>; errors: FormErrors }

const MONEY = [
  { value: 'any', label: 'Anyone' },
  { value: 'owes', label: 'Only people who owe something' },
  { value: 'late', label: 'Only people who are late to pay' },
]

/** Filters that narrow the audience of a message, and what it is about. */
export function AudienceFilters({ choices: { plans, seasons }, values, errors }: Props) {
  const field = (name: string, initial = '') => ({
    name,
    defaultValue: values[name] ?? initial,
    errors: errors[name],
  })
  return (
    <>
      <div className="audience-filters">
        <SelectField {...field('money', 'any')} label="Money" options={MONEY} />
        <SelectField
          {...field('plan')}
          label="Membership"
          required={false}
          options={[
            { value: '', label: 'Any plan' },
            ...plans.map((plan) => ({ value: plan, label: `Only ${plan}` })),
          ]}
        />
        <SelectField
          {...field('season')}
          label="Registered for"
          required={false}
          options={[
            { value: '', label: 'Any season' },
            ...seasons.map(({ id, name }) => ({ value: id, label: `Only ${name}` })),
          ]}
        />
      </div>
      <SelectField
        {...field('kind', 'news')}
        label="About"
        hint="People who have stopped e-mails about it are left out."
        options={Object.entries(MESSAGE_KINDS).map(([value, label]) => ({ value, label }))}
      />
    </>
  )
}
