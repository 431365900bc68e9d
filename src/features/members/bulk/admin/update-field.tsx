import { useNavigate, useSearchParams } from 'react-router'
import { capitalised } from '../../../../kernel/text.ts'
import { type FormErrors, type Option, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { BATCH_FIELDS, batchField } from '../model/batch-fields.ts'

type Props = {
  /** The chosen field, and the countries if that field needs them. */
  page: { field: string; countries: Option[] }
  errors: FormErrors
  values: Record<string, string>
}

const CHOOSE: Option = { value: '', label: 'Choose…' }
const YES_NO: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** Chooses a field, which the address keeps, and then its new value. */
export function UpdateField({ page, errors, values }: Props) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const choose = (name: string) => {
    const next = new URLSearchParams(search)
    next.set('field', name)
    navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <SelectField
        name="field"
        label="Field"
        options={[CHOOSE, ...BATCH_FIELDS.map(({ name, label }) => ({ value: name, label }))]}
        value={page.field}
        onChange={({ target }) => choose(target.value)}
        errors={errors.field}
      />
      <noscript>
        {BATCH_FIELDS.map(({ name, label }) => (
          <p key={name}>
            <a href={`?${withField(search, name)}`}>{label}</a>
          </p>
        ))}
      </noscript>
      <Value key={page.field} page={page} errors={errors} values={values} />
    </>
  )
}

const withField = (search: URLSearchParams, name: string) =>
  new URLSearchParams([...[...search].filter(([key]) => key !== 'field'), ['field', name]])

function Value({ page, errors, values }: Props) {
  const field = batchField(page.field)
  if (!field) return null
  const common = {
    name: 'value',
    label: field.label,
    errors: errors.value ?? errors[field.name],
    required: false,
  }
  if (field.kind === 'text') return <TextField {...common} maxLength={200} defaultValue={values.value} />
  const options = {
    'yes-no': YES_NO,
    choice: (field.choices ?? []).map((value) => ({ value, label: capitalised(value) || 'None' })),
    country: [{ value: '', label: 'None' }, ...page.countries],
  }[field.kind]
  return <SelectField {...common} options={options} defaultValue={values.value} />
}
