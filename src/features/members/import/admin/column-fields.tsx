import '../../../../ui/styles/form.css'
import './import.css'
import { excerpt } from '../../../../kernel/excerpt.ts'
import { FieldError, SelectField } from '../../../../ui/forms/field.tsx'
import { COLUMN_FIELDS, COLUMN_LABELS, headerKey, type Mapping } from '../model/columns.ts'

type Props = {
  header: readonly string[]
  example: readonly string[]
  mapping: Mapping
  errors: readonly string[] | undefined
}

const OPTIONS = [
  { value: '', label: 'Leave out' },
  ...COLUMN_FIELDS.map((value) => ({ value, label: COLUMN_LABELS[value] })),
]

/** What each column holds: guessed from its heading, changed by hand. */
export function ColumnFields({ header, example, mapping, errors }: Props) {
  return (
    <fieldset className="stack">
      <legend className="label">What each column holds</legend>
      <input type="hidden" name="header" value={headerKey(header)} />
      <FieldError name="columns" errors={errors} />
      <div className="import-columns">
        {header.map((heading, place) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and never move
            key={place}
            name={`column-${place}`}
            label={excerpt(heading.trim(), 60) || `Column ${place + 1}`}
            hint={
              example[place]?.trim()
                ? `For example: ${excerpt(example[place], 60)}`
                : 'Empty in the first row'
            }
            optional
            options={OPTIONS}
            defaultValue={mapping[place] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  )
}
