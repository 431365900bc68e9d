import type { ReactNode } from 'react'
import { Form, type FormProps } from 'react-router'
import { CURRENCIES, TIME_ZONES } from '../../../kernel/locale-choices.ts'
import { MONTHS } from '../../../kernel/wall-time.ts'
import { type Option, SelectField, TextAreaField, TextField, TickField } from '../../../ui/forms/field.tsx'
import { SETTINGS_FORM } from './crest-fields.tsx'
import type { SettingsField } from './settings-fields.ts'

type Props = {
  fields: readonly SettingsField[]
  /** The saved or typed values by field name. */
  values: Readonly<Record<string, string>>
  /** The defaults that apply to empty fields. */
  usual: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string[]>>
  version: number
  /** A public site keeps its currency, so only the current one is offered. */
  isPublished: boolean
  busy: boolean
  /** The label of the button that saves. */
  saveLabel?: string
  /** Whether the section changes what visitors see. */
  canPreview?: boolean
  /** Handlers that update the live preview. */
  typing?: Pick<FormProps, 'onInput' | 'onSubmit'>
  /** Further content beside the buttons. */
  children?: ReactNode
}

/** The form for one section, with a button to save and a button to preview. */
export function SettingsForm({
  fields,
  values,
  usual,
  errors,
  version,
  isPublished,
  busy,
  saveLabel = 'Save',
  canPreview = true,
  typing,
  children,
}: Props) {
  return (
    <Form
      id={SETTINGS_FORM}
      method="post"
      encType="multipart/form-data"
      className="stack"
      {...(canPreview ? typing : {})}
    >
      <input type="hidden" name="version" value={version} />
      {fields.map((field) => (
        <SettingsControl
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          usual={usual[field.name] ?? ''}
          errors={errors[field.name]}
          isPublished={isPublished}
        />
      ))}
      <div className="row">
        <button className="button" type="submit" name="intent" value="save" disabled={busy}>
          {saveLabel}
        </button>
        {canPreview && (
          <button className="button secondary" type="submit" name="intent" value="preview" disabled={busy}>
            Preview
          </button>
        )}
        {children}
      </div>
    </Form>
  )
}

type ControlProps = {
  field: SettingsField
  value: string
  usual: string
  errors: readonly string[] | undefined
  isPublished: boolean
}

function SettingsControl({ field, value, usual, errors, isPublished }: ControlProps) {
  const { name, label, hint, required = false } = field
  const common = { name, label, errors, optional: !required, ...(hint && { hint }) }
  const text = { defaultValue: value || (required ? usual : ''), placeholder: usual }
  switch (field.kind) {
    case 'area':
      return <TextAreaField {...common} {...text} rows={2} />
    case 'lines':
      return <TextAreaField {...common} defaultValue={value} rows={4} />
    case 'month':
      return <SelectField {...common} options={MONTH_OPTIONS} defaultValue={value || usual} />
    case 'zone':
      return <SelectField {...common} options={ZONES} defaultValue={value || usual} />
    case 'currency':
      return (
        <SelectField
          {...common}
          options={isPublished ? MONEY.filter((one) => one.value === (value || usual)) : MONEY}
          defaultValue={value || usual}
        />
      )
    case 'email':
      return <TextField {...common} type="email" defaultValue={value || usual} autoComplete="off" />
    case 'colour':
      return <TextField {...common} type="color" defaultValue={value || usual} />
    case 'percent':
      return <TextField {...common} inputMode="decimal" defaultValue={value || usual} />
    case 'tick':
      return (
        <TickField
          name={name}
          label={label}
          errors={errors}
          {...(hint && { hint })}
          value="true"
          defaultChecked={value === 'true'}
        />
      )
    default:
      return <TextField {...common} {...text} autoComplete="off" />
  }
}

const ZONES: Option[] = TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

const MONEY: Option[] = CURRENCIES.map((code) => ({ value: code, label: code }))

const MONTH_OPTIONS: Option[] = MONTHS.map((label, at) => ({ value: String(at + 1), label }))
