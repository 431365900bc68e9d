import { unreachable } from '../../../kernel/outcome.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { EMAIL_INPUT } from '../../../ui/forms/email-input.ts'
import { SelectField, TextAreaField, TextField, TickField } from '../../../ui/forms/field.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { endingsOf, type FormField, LONGEST_LINE, LONGEST_TEXT, takesMany, tickValue } from '../model/form.ts'

type Props = {
  field: FormField
  /** The values of a refused submission; undefined when the form is first shown. */
  typed: readonly string[] | undefined
  errors: readonly string[] | undefined
}

/** Renders one field of a form by its type. */
export function FormControl({ field, typed, errors }: Props) {
  const { name, label, typeField, placeholder, size, rows, disabled = false } = field
  const values = typed ?? (field.value ? [field.value] : [])
  const common = { name, label, hint: field.description, errors, optional: !field.required && !disabled }
  switch (typeField) {
    case 'text':
    case 'email':
      return (
        <TextField
          {...common}
          {...{ placeholder, size, disabled }}
          {...(typeField === 'email' && EMAIL_INPUT)}
          maxLength={LONGEST_LINE}
          defaultValue={values[0]}
        />
      )
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          {...{ placeholder, rows, disabled }}
          maxLength={LONGEST_TEXT}
          defaultValue={values[0]}
        />
      )
    case 'select':
      return <Choices {...{ field, values, common }} />
    case 'radio':
      return (
        <ChoiceGroup
          {...common}
          kind="radio"
          options={field.options ?? []}
          chosen={values}
          {...{ disabled }}
        />
      )
    case 'checkbox':
      return <Boxes {...{ field, values, common, isFirstShown: typed === undefined }} />
    case 'file':
      return (
        <FileField
          {...common}
          hint={field.description || `${endingsOf(field).join(', ')}, up to 5 MB`}
          accept={endingsOf(field).join(',')}
          multiple={takesMany(field)}
          {...{ disabled }}
        />
      )
    case 'htmlcustom':
      return <Html html={field.value ?? ''} />
    default:
      return unreachable(typeField)
  }
}

type Common = {
  name: string
  label: string
  hint: string | undefined
  errors: readonly string[] | undefined
  optional: boolean
}
type Chosen = { field: FormField; values: readonly string[]; common: Common }

function Choices({ field, values, common }: Chosen) {
  const many = takesMany(field)
  const nothing = { value: '', label: field.placeholder || 'Please choose' }
  const options = many ? (field.options ?? []) : [nothing, ...(field.options ?? [])]
  return (
    <SelectField
      {...common}
      options={options}
      multiple={many}
      size={field.size}
      disabled={field.disabled}
      defaultValue={many ? [...values] : (values[0] ?? '')}
    />
  )
}

function Boxes({ field, values, common, isFirstShown }: Chosen & { isFirstShown: boolean }) {
  const disabled = field.disabled ?? false
  if (takesMany(field))
    return (
      <ChoiceGroup
        {...common}
        kind="checkbox"
        options={field.options ?? []}
        chosen={values}
        {...{ disabled }}
      />
    )
  return (
    <TickField
      {...common}
      value={tickValue(field)}
      // For a tick box, the field's value is what a tick means, not its initial state.
      defaultChecked={!isFirstShown && values.includes(tickValue(field))}
      required={field.required}
      {...{ disabled }}
    />
  )
}
