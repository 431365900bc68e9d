import type { ComponentProps } from 'react'
import { SelectField, TextAreaField, TextField } from '../../../../ui/forms/field.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import type { RegistrationDetail } from '../../../content/model/content.ts'

type Props = {
  detail: RegistrationDetail
  value: string
  errors: readonly string[] | undefined
  /** The latest date allowed. */
  today: string
}

/** Input attributes for details that browsers can fill in. */
const KNOWN: Readonly<Record<string, Pick<ComponentProps<'input'>, 'autoComplete' | 'type'>>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  dob: { autoComplete: 'bday' },
  address: { autoComplete: 'address-line1' },
  postcode: { autoComplete: 'postal-code' },
}

/** The input for one detail of the registration, by its type. */
export function DetailField({ detail, value, errors, today }: Props) {
  const { id, label, type, required, options = [] } = detail
  const common = { name: id, label, errors, optional: !required, defaultValue: value }
  switch (type) {
    case 'textarea':
      return <TextAreaField {...common} rows={3} autoComplete={id === 'address' ? 'street-address' : 'on'} />
    case 'select':
      return (
        <SelectField
          {...common}
          options={[{ value: '', label: 'Please choose' }, ...options.map(asOption)]}
          {...(id === 'country' && { autoComplete: 'country-name' })}
        />
      )
    case 'file':
      return <StudentCard {...{ name: id, label, errors, stored: value }} />
    default:
      return (
        <TextField
          {...common}
          {...(type === 'number' ? { inputMode: 'decimal' as const } : { type })}
          {...KNOWN[id]}
          {...(type === 'date' && { max: today, min: '1900-01-01' })}
        />
      )
  }
}

const asOption = (option: string) => ({ value: option, label: option })

type CardProps = { name: string; label: string; errors: readonly string[] | undefined; stored: string }

function StudentCard({ name, label, errors, stored }: CardProps) {
  const takes = 'A PDF, JPEG or PNG, up to 5 MB. Only the registration team sees it.'
  return (
    <FileField
      {...{ name, label, errors }}
      hint={
        stored ? (
          <>
            <b>{stored}</b> is saved. Choose another file to replace it. {takes}
          </>
        ) : (
          takes
        )
      }
      accept=".pdf,.jpg,.jpeg,.png"
      optional={false}
    />
  )
}
