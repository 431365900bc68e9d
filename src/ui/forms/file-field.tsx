import '../styles/form.css'
import type { ComponentProps } from 'react'
import { aria, type Common, Frame, useIdOf } from './field.tsx'

/** A file upload. `accept` only filters the browser's file dialog; the server checks the content. */
export function FileField({
  name,
  label,
  hint,
  errors,
  optional,
  ...input
}: Common & Omit<ComponentProps<'input'>, 'name' | 'type'>) {
  const id = useIdOf(name)
  return (
    <Frame {...{ name, label, hint, errors }} {...(optional && { optional })}>
      <input
        className="input"
        type="file"
        required={!optional && !input.disabled}
        {...input}
        {...aria(name, hint, errors, id)}
      />
    </Frame>
  )
}
