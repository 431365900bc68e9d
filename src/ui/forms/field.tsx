import '../primitives/note.css'
import '../styles/form.css'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { useFocusAt } from './use-focus-at.ts'

export type Common = {
  name: string
  label: ReactNode
  hint?: ReactNode
  errors?: readonly string[] | undefined
  /** Marks the field as optional. Required fields are not marked. */
  optional?: boolean
}

/** The id of a field's control, for its label and the error summary. */
export const idOf = (name: string) => `f-${name.replace(/[^\w-]/g, '-')}`

const IdPrefix = createContext('')

/**
 * Gives the fields of a form ids of their own, for a page with several forms whose fields have the same names.
 * Otherwise every label would belong to the first of these fields. `form` is unique on the page.
 */
export const FormIds = ({ form, children }: { form: string; children?: ReactNode }) => (
  <IdPrefix value={`${form}-`}>{children}</IdPrefix>
)

/** The id of a field's control in the form around it (`FormIds`). */
export const useIdOf = (name: string): string => idOf(useContext(IdPrefix) + name)

/** The attributes of a field's control that connect it to its label, hint and error. */
export function aria(name: string, hint: ReactNode, errors?: readonly string[], id = idOf(name)) {
  const ids = [hint ? `${id}-hint` : '', errors?.length ? `${id}-error` : ''].filter(Boolean)
  return {
    id,
    name,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(errors?.length && { 'aria-invalid': true as const }),
  }
}

/** Label, hint, control and error of a field. */
export function Frame({ name, label, hint, errors, optional, children }: Common & { children: ReactNode }) {
  const id = useIdOf(name)
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} errors={errors} />
    </div>
  )
}

export function FieldError({ name, errors }: Pick<Common, 'name' | 'errors'>) {
  const id = useIdOf(name)
  if (!errors?.length) return null
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="bad" />
      <span>{errors.join(' ')}</span>
    </p>
  )
}

/** One line of text. Set `type`, `autoComplete` and `inputMode` for the right keyboard. */
export function TextField({
  name,
  label,
  hint,
  errors,
  optional,
  ...input
}: Common & Omit<ComponentProps<'input'>, 'name'>) {
  const id = useIdOf(name)
  return (
    <Frame {...{ name, label, hint, errors }} {...(optional && { optional })}>
      <input className="input" required={!optional} {...input} {...aria(name, hint, errors, id)} />
    </Frame>
  )
}

export function TextAreaField({
  name,
  label,
  hint,
  errors,
  optional,
  ...area
}: Common & Omit<ComponentProps<'textarea'>, 'name'>) {
  const id = useIdOf(name)
  return (
    <Frame {...{ name, label, hint, errors }} {...(optional && { optional })}>
      <textarea className="input" required={!optional} {...area} {...aria(name, hint, errors, id)} />
    </Frame>
  )
}

export type Option = { value: string; label: string; disabled?: boolean }

export function SelectField({
  name,
  label,
  hint,
  errors,
  optional,
  options,
  ...select
}: Common & { options: readonly Option[] } & Omit<ComponentProps<'select'>, 'name'>) {
  const id = useIdOf(name)
  return (
    <Frame {...{ name, label, hint, errors }} {...(optional && { optional })}>
      <select className="input" required={!optional} {...select} {...aria(name, hint, errors, id)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** A checkbox with its label. */
export function TickField({
  name,
  label,
  hint,
  errors,
  ...input
}: Common & Omit<ComponentProps<'input'>, 'name' | 'type'>) {
  const id = useIdOf(name)
  return (
    <div className="field">
      <label className="tick" htmlFor={id}>
        <input type="checkbox" {...input} {...aria(name, hint, errors, id)} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} errors={errors} />
    </div>
  )
}

/** Radio buttons. */
export function RadioField({
  name,
  label,
  hint,
  errors,
  options,
  value,
}: Common & { options: readonly Option[]; value?: string | undefined }) {
  const id = useIdOf(name)
  return (
    <fieldset className="field" aria-describedby={aria(name, hint, errors, id)['aria-describedby']}>
      <legend className="label">{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <label className="tick" key={option.value}>
          <input
            type="radio"
            name={name}
            id={index === 0 ? id : undefined}
            value={option.value}
            defaultChecked={value === option.value}
            disabled={option.disabled}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError name={name} errors={errors} />
    </fieldset>
  )
}

export type FormErrors = Record<string, string[]>

/**
 * After a refused submission, lists all errors with links to their fields. Gets the focus. A field without a label is
 * not on the page, so only its message is listed.
 */
export function ErrorSummary({
  errors,
  labels,
}: {
  errors: FormErrors | undefined
  labels: Record<string, ReactNode>
}) {
  const summary = useFocusAt(errors)
  const prefix = useContext(IdPrefix)
  const entries = Object.entries(errors ?? {}).filter(([, messages]) => messages.length > 0)
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused submission, users need the summary first
    <div ref={summary} className="note" data-tone="bad" role="alert" tabIndex={-1} autoFocus>
      <Icon name="bad" />
      <div>
        <p>Please check {entries.length === 1 ? 'this field' : `these ${entries.length} fields`}:</p>
        <ul>
          {entries.map(([name, messages]) => (
            <li key={name}>
              {labels[name] && (
                <>
                  <a href={`#${idOf(prefix + name)}`}>{labels[name]}</a>:{' '}
                </>
              )}
              {messages.join(' ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
