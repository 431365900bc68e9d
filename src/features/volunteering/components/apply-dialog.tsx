import '../../../ui/styles/form.css'
import type { ReactNode } from 'react'
import { ErrorSummary, type FormErrors, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import '../../../ui/styles/dialog.css'
import type { Opening } from '../queries/opening.server.ts'

/** A refused application: the reasons, and the typed values. */
export type NotApplied = { failure: string | undefined; errors: FormErrors; values: Record<string, string> }

type Props = {
  opening: Opening
  /** The page without the form. */
  closeHref: string
  notApplied: NotApplied | undefined
  captcha: ReactNode
  /** The logged-in user, who need not enter name and e-mail address. */
  self: { name: string; email: string } | undefined
}

/**
 * The form to apply for an open slot, shown over the page. It works without scripts; /dialog.js makes it a modal dialog
 * that traps focus and closes with Escape.
 */
export function ApplyDialog({ opening, closeHref, notApplied, captcha, self }: Props) {
  const { errors = {}, values = {}, failure } = notApplied ?? {}
  const hasErrors = Object.keys(errors).length > 0 || failure !== undefined
  return (
    <dialog open className="modal-layer" aria-labelledby="apply-title" data-close={closeHref}>
      {/* noValidate: the club's own messages are shown beside the fields. */}
      <form method="post" className="modal small-modal" noValidate>
        <header>
          <h2 id="apply-title">{self ? opening.position : `Apply for ${opening.position}`}</h2>
          <a className="button bare compact icon-only" href={closeHref} aria-label="Close">
            <Icon name="close" />
          </a>
        </header>
        <div>
          <p className="muted">
            {[opening.place, opening.week && `two weeks from ${opening.week}`].filter(Boolean).join(', ')}
          </p>
          {failure && (
            <Note tone="bad">
              <p>{failure}</p>
            </Note>
          )}
          <UnreachableNote />
          <ErrorSummary errors={errors} labels={{ name: 'Name', email: 'E-mail', message: 'Message' }} />
          {self && (
            <p>
              You’re applying as {self.name}. We’ll write to {self.email}.
            </p>
          )}
          {!self && (
            <>
              <TextField
                name="name"
                label="Name"
                autoComplete="name"
                autoFocus={!hasErrors}
                defaultValue={values.name}
                errors={errors.name}
                maxLength={120}
              />
              <TextField
                name="email"
                label="E-mail"
                type="email"
                autoComplete="email"
                defaultValue={values.email}
                errors={errors.email}
              />
            </>
          )}
          <TextAreaField
            name="message"
            label="Message"
            optional
            className="input"
            defaultValue={values.message}
            errors={errors.message}
            maxLength={2000}
          />
          {!self && captcha}
        </div>
        <footer>
          <p className="small muted">We’ll reply by e-mail. None of this is published.</p>
          <button className="button" type="submit">
            {self ? 'I’ll do it' : 'Apply'}
          </button>
        </footer>
        <script type="module" src="/dialog.js" />
      </form>
    </dialog>
  )
}
