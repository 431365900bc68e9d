import '../../../../ui/styles/form.css'
import './registration.css'
import type { ReactNode } from 'react'
import { FieldError, idOf } from '../../../../ui/forms/field.tsx'

export type OptionCard = {
  value: string
  label: string
  hint?: string
  /** The content on the right: a price or a badge. */
  aside?: ReactNode
}

type Props = {
  name: string
  legend: string
  options: readonly OptionCard[]
  chosen: string
  errors?: readonly string[] | undefined
  /** True if the options are shown but cannot be chosen. */
  disabled?: boolean
  children?: ReactNode
}

/** Radio buttons as cards, with room for a hint and a price. */
export function OptionCards({ name, legend, options, chosen, errors, disabled, children }: Props) {
  return (
    <fieldset
      className="field"
      disabled={disabled}
      {...(errors?.length && { 'aria-describedby': `${idOf(name)}-error` })}
    >
      <legend className="label">{legend}</legend>
      {children}
      <div className="option-cards">
        {options.map(({ value, label, hint, aside }, index) => (
          <label className="option-card" key={value}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? idOf(name) : undefined}
              value={value}
              defaultChecked={value === chosen}
            />
            <span className="grow">
              {label}
              {hint && <small>{hint}</small>}
            </span>
            {aside}
          </label>
        ))}
      </div>
      <FieldError name={name} errors={errors} />
    </fieldset>
  )
}
