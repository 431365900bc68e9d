import './studio.css'
import '../../../ui/styles/form.css'
import { capitalised } from '../../../kernel/text.ts'
import { SelectField, TextAreaField, TextField, TickField } from '../../../ui/forms/field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { FormField, FormValue } from '../model/studio.ts'
import type { Related } from '../queries/related.server.ts'
import { PictureField } from './picture-field.tsx'
import { pictureInText } from './picture-in-text.tsx'
import { ManyField, OneField } from './relation-field.tsx'
import { ShapeField } from './shape-field.tsx'

type Props = {
  field: FormField
  value: FormValue | undefined
  related: Related
  errors: readonly string[] | undefined
}

/** The input for a field of an entry, by its kind. */
export function EntryField({
  field: { name, label, help, required, control },
  value,
  related,
  errors,
}: Props) {
  const common = { name, label, hint: help, errors, ...(!required && { optional: true }) }
  const text = typeof value === 'string' ? value : ''
  const { pictures, inShapes } = related
  switch (control.kind) {
    case 'richText':
      return <RichTextField {...common} defaultValue={text} pictures={pictureInText} />
    case 'tick':
      return <TickField {...{ name, label, hint: help, errors }} value="on" defaultChecked={value === true} />
    case 'choice': {
      const choices = control.choices.map((choice) => ({ value: choice, label: capitalised(choice) }))
      const options = control.canBeEmpty ? [{ value: '', label: 'None' }, ...choices] : choices
      return <SelectField {...common} options={options} defaultValue={text} />
    }
    case 'picture':
      return <PictureField {...common} defaultValue={text} pictures={pictures} />
    case 'one':
    case 'many': {
      const { all = true, options = [] } = related.entries[name] ?? {}
      const shared = { ...common, to: control.to, all, options }
      if (control.kind === 'one') return <OneField {...shared} none={control.none} defaultValue={text} />
      return <ManyField {...shared} defaultValue={Array.isArray(value) ? value : []} />
    }
    case 'shape':
      return (
        <ShapeField
          {...common}
          shape={control.shape}
          defaultValue={text}
          pictures={pictures}
          entries={inShapes}
        />
      )
    case 'lines':
      return <TextAreaField {...common} maxLength={control.max} rows={4} defaultValue={text} />
    case 'json':
      return <TextAreaField {...common} rows={8} spellCheck={false} defaultValue={text} />
    default:
      return <TextField {...common} {...inputAttributes(control)} defaultValue={text} />
  }
}

type LineControl = Extract<FormField['control'], { kind: 'line' | 'number' | 'day' | 'time' }>

/** The input attributes for a kind of value. The server validates the value. */
function inputAttributes(control: LineControl) {
  switch (control.kind) {
    case 'number':
      return {
        type: 'number',
        step: control.unit === 'pounds' ? 0.01 : 'any',
        min: control.min,
        max: control.max,
        inputMode: 'decimal' as const,
        className: 'input short',
      }
    case 'day':
      return { type: 'date', className: 'input short' }
    case 'time':
      return { type: 'datetime-local', className: 'input short' }
    case 'line':
      return {
        type: control.type === 'email' ? 'email' : 'text',
        maxLength: control.max,
        autoComplete: 'off',
        spellCheck: control.type === 'text',
      }
  }
}
