import '../../../ui/forms/form-sheet.css'
import type { ReactNode } from 'react'
import { NOT_SENT } from '../../../kernel/not-sent.ts'
import { ErrorSummary, TickField } from '../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { paths } from '../../../web/paths.ts'
import type { FormProblems } from '../model/answers.ts'
import { type FormField, isFilledIn, KEY_NAME, SEND, SENDING, TERMS } from '../model/form.ts'
import { FormControl } from './form-control.tsx'

/** A refused submission: the reasons, and the values that were typed. */
export type NotSent = {
  /** A message for the whole form; undefined if all problems belong to fields. */
  failure: string | undefined
  problems: FormProblems
  typed: Record<string, readonly string[]>
  terms: boolean
  key: string | undefined
}

type Props = {
  /** The key of the page, if the answers need not name an e-mail address. */
  formKey: string | undefined
  fields: readonly FormField[]
  sendBtnText: string
  notSent: NotSent | undefined
  /** A sentence that says what happens to the answers. */
  promise: string
  /** The captcha, if the form requires one. */
  captcha: ReactNode
}

/**
 * The form itself. Works without scripts; /form.js disables the button until the terms are accepted and while the form
 * is being sent.
 */
export function FormSheet({ formKey, fields, sendBtnText, notSent, promise, captcha }: Props) {
  const labels = { ...Object.fromEntries(fields.map(({ name, label }) => [name, label])), terms: 'Terms' }
  const hasFiles = fields.some((field) => field.typeField === 'file')
  return (
    <form
      method="post"
      className="form-sheet"
      data-sending={SENDING}
      {...(hasFiles && { encType: 'multipart/form-data' })}
    >
      {formKey && <input type="hidden" name={KEY_NAME} value={formKey} />}
      {notSent?.failure && (
        <Note tone="bad">
          <p>
            <b>{NOT_SENT}.</b> {notSent.failure}
          </p>
        </Note>
      )}
      <UnreachableNote />
      <ErrorSummary errors={notSent?.problems} labels={labels} />
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          typed={notSent && isFilledIn(field) ? (notSent.typed[field.name] ?? []) : undefined}
          errors={notSent?.problems[field.name]}
        />
      ))}
      <TickField
        name="terms"
        label={
          <>
            I agree that the club may use what I send to reply to me, as described in its{' '}
            <a href={paths.privacyPolicy}>privacy policy</a>.
          </>
        }
        value={TERMS.accepted}
        defaultChecked={notSent?.terms}
        required
        errors={notSent?.problems.terms}
      />
      {captcha}
      <p className="small muted">{promise}</p>
      <div className="row">
        <button className="button" type="submit">
          {sendBtnText || SEND}
        </button>
        <p className="small muted" data-why hidden>
          To send, agree to the privacy policy above.
        </p>
      </div>
      <script type="module" src="/form.js" />
    </form>
  )
}
