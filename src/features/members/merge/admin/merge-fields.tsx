import '../../admin/members.css'
import { isLocalDate, longDate } from '../../../../kernel/dates.ts'
import { excerpt } from '../../../../kernel/excerpt.ts'
import { plainTextOf } from '../../../../kernel/plain-html.ts'
import { capitalised, count } from '../../../../kernel/text.ts'
import { type Option, RadioField } from '../../../../ui/forms/field.tsx'
import type { DetailField } from '../../model/detail-fields.ts'
import type { Choices, Difference } from '../model/merged-details.ts'

type Named = { teams: readonly Option[]; countries: readonly Option[] }
type Props = Named & { differences: readonly Difference[]; choices: Choices }

/** Chooses a value for each field in which the two records differ. */
export function MergeFields({ differences, choices, ...named }: Props) {
  if (differences.length === 0)
    return <p>All details are the same, or missing in the record that will be removed.</p>
  return (
    <div className="detail-pairs">
      {differences.map(({ field, kept, other, choice }) => (
        <RadioField
          key={field.name}
          name={`field-${field.name}`}
          label={field.label}
          options={[
            { value: 'kept', label: inWords(field, kept, named) },
            { value: 'other', label: inWords(field, other, named) },
          ]}
          value={choices[field.name] ?? choice}
        />
      ))}
    </div>
  )
}

function inWords({ kind }: DetailField, value: string, { teams, countries }: Named): string {
  switch (kind) {
    case 'yes-no':
      return value === 'yes' ? 'Yes' : 'No'
    case 'day':
      return isLocalDate(value) ? longDate(value) : 'Nothing'
    case 'team':
      return labelOf(teams, value)
    case 'country':
      return labelOf(countries, value)
    case 'rich':
      return excerpt(plainTextOf(value), 80) || 'Nothing'
    case 'choice':
      return capitalised(value) || 'Nothing'
    default:
      return value || 'Nothing'
  }
}

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? 'None'

/** Labels of what belongs to a member, by table. Tables without a label are moved too, but not listed. */
const WORDS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  registrations: ['registration', 'registrations'],
  payments: ['payment', 'payments'],
  provider_customers: ['card provider customer', 'card provider customers'],
  store_orders: ['order', 'orders'],
  rota_slots: ['rota slot', 'rota slots'],
  position_holders: ['fixed position', 'fixed positions'],
  photo_tags: ['tag in a photo', 'tags in photos'],
  member_teams: ['team', 'teams'],
  events: ['event they collect payments for', 'events they collect payments for'],
}

/** Lists what is moved from the record that will be removed. */
export function MovedList({ moved }: { moved: readonly (readonly [table: string, rows: number])[] }) {
  const lines = moved.flatMap(([table, rows]) => {
    const words = WORDS[table]
    return words ? [count(rows, ...words)] : []
  })
  if (lines.length === 0) return <p>Nothing else belongs to it.</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
