import '../styles/form.css'
import { type Common, FieldError, type Option, useIdOf } from './field.tsx'

type Props = Common & {
  kind: 'radio' | 'checkbox'
  options: readonly Option[]
  chosen: readonly string[]
  disabled?: boolean | undefined
}

/** Choices under one heading: exactly one (radio) or any number (checkbox). */
export function ChoiceGroup({
  kind,
  name,
  label,
  hint,
  errors,
  optional,
  options,
  chosen,
  disabled = false,
}: Props) {
  const id = useIdOf(name)
  const describedBy = [hint ? `${id}-hint` : '', errors?.length ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset className="field" disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className="label">
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <label className="tick" key={option.value}>
          <input
            type={kind}
            name={name}
            id={index === 0 ? id : undefined}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            disabled={option.disabled}
            required={kind === 'radio' && !optional}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError name={name} errors={errors} />
    </fieldset>
  )
}
