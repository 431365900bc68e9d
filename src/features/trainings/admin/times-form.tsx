import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { TextField } from '../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { NotSaved } from './not-saved.ts'

export type FormProps = { notSaved: NotSaved | undefined; busy: boolean; onTyped: () => void }

type Props = FormProps & {
  /** Hidden fields that identify what is saved. */
  hidden: Readonly<Record<string, string | number>>
  /** The initial name; if undefined, the form has no name field. */
  label?: string | undefined
  value: string
  textLabel: string
  hint?: ReactNode
}

/** The form for a text of training times, with or without their name. */
export function TimesForm({ hidden, label, value, textLabel, hint, notSaved, busy, onTyped }: Props) {
  return (
    <Form method="post" className="stack" onInput={onTyped}>
      {Object.entries(hidden).map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      {notSaved?.failure && (
        <Note tone="bad" focusOn={notSaved}>
          <p>{notSaved.failure}</p>
        </Note>
      )}
      <UnreachableNote />
      {label !== undefined && (
        <TextField
          name="label"
          label="Name"
          maxLength={100}
          defaultValue={notSaved?.label ?? label}
          errors={notSaved?.errors.label}
        />
      )}
      <RichTextField
        key={hidden.version}
        name="value"
        label={textLabel}
        hint={hint}
        defaultValue={notSaved?.value ?? value}
        errors={notSaved?.errors.value}
      />
      <div className="row">
        <button className="button compact" type="submit" disabled={busy} aria-busy={busy || undefined}>
          {busy ? 'Saving...' : 'Save'}
        </button>
        <Link className="button bare compact" to="." preventScrollReset>
          Cancel
        </Link>
      </div>
    </Form>
  )
}
