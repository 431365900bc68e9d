import './studio.css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Breadcrumb } from '../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { useLeaveWarning } from '../../../ui/admin/unsaved-changes.ts'
import { ErrorSummary, type FormErrors } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import type { FormValues } from '../model/studio.ts'
import { studioName } from '../model/studio.ts'
import type { EntryForm } from '../queries/entry-form.server.ts'
import type { FieldDiff } from '../queries/revisions.server.ts'
import { DiffView } from './diff-view.tsx'
import { EntryField } from './entry-field.tsx'

/** A refused save: the typed values, the reasons, and the versions that the next attempt must send. */
export type RefusedSave = {
  values: FormValues
  was: Record<string, string>
  errors: FormErrors
  version: number
  draftVersion: number
  /** The differences from the version that someone else has saved in the meantime. */
  theirs: FieldDiff[] | undefined
  message: string | undefined
}

type Props = {
  form: EntryForm
  refused: RefusedSave | undefined
  /** The address that the form is sent to. */
  path: string
  /** The address of the studio: '/admin/content' or '/admin/catalogue'. */
  studioPath: string
  /** Links to the parts of the entry, and warnings, shown above the fields. */
  children?: ReactNode
  aside: ReactNode
}

const FORM = 'entry'

/** The form of an entry, generated from its content type. [resolutions E11] */
export function EntryEditor({ form, refused, path, studioPath, children, aside }: Props) {
  const { state, formMethod } = useNavigation()
  // The form is inert until the saved entry is loaded, because loading it would replace anything typed meanwhile.
  const busy = state !== 'idle' && formMethod === 'POST'
  const [dirty, setDirty] = useState(false)
  const values = refused?.values ?? form.values
  const shown = {
    version: refused?.version ?? form.version,
    draft: refused?.draftVersion ?? form.draft?.version ?? 0,
  }
  useLeaveWarning(dirty && !busy, isInside)
  const touch = (_: FormEvent) => setDirty(true)
  return (
    <>
      <Breadcrumb
        trail={[
          { to: studioPath, text: studioName(studioPath) },
          ...(form.isSingle ? [] : [{ to: `${studioPath}/${form.collection}`, text: form.many }]),
        ]}
        here={form.name}
      />
      <PageHead title={form.name}>{form.can.save && <Buttons form={form} busy={busy} />}</PageHead>
      {children}
      <div className="studio">
        <Form
          id={FORM}
          method="post"
          action={path}
          className="card stack"
          preventScrollReset
          onChange={touch}
          inert={busy}
          noValidate
        >
          {refused && <Refusal refused={refused} form={form} />}
          {!refused && form.draft?.isStale && (
            <Note tone="warn">
              <p>The entry has changed since this draft was saved. Publishing overwrites those changes.</p>
            </Note>
          )}
          {form.fields.map((field) => (
            <div key={field.name}>
              <input type="hidden" name="fields" value={field.name} />
              <EntryField
                field={field}
                value={values[field.name]}
                related={form.related}
                errors={refused?.errors[field.name]}
              />
            </div>
          ))}
          {form.fields.length === 0 && <p className="muted">You cannot change anything here.</p>}
          <input type="hidden" name="version" value={shown.version} />
          <input type="hidden" name="draftVersion" value={shown.draft} />
          <input type="hidden" name="id" value={form.id} />
          <input type="hidden" name="was" value={JSON.stringify(refused?.was ?? form.was)} />
        </Form>
        <aside className="stack" aria-label="About this entry">
          {aside}
        </aside>
      </div>
    </>
  )
}

function Buttons({ form: { can, isNew, page, draft }, busy }: { form: EntryForm; busy: boolean }) {
  const publish = can.draft ? (isNew || !draft ? 'Publish' : 'Publish changes') : 'Save'
  return (
    <div className="row gap-2">
      {can.draft && (
        <>
          {(page || isNew) && (
            <button
              className="button secondary compact"
              type="submit"
              form={FORM}
              name="intent"
              value="preview"
              disabled={busy}
            >
              Preview
            </button>
          )}
          <button
            className="button secondary compact"
            type="submit"
            form={FORM}
            name="intent"
            value="draft"
            disabled={busy}
          >
            Save draft
          </button>
        </>
      )}
      <button
        className="button compact"
        type="submit"
        form={FORM}
        name="intent"
        value="publish"
        disabled={busy}
      >
        <Icon name="ok" /> {busy ? 'Saving…' : publish}
      </button>
    </div>
  )
}

function Refusal({ refused, form }: { refused: RefusedSave; form: EntryForm }) {
  const labels = Object.fromEntries(form.fields.map(({ name, label }) => [name, label]))
  return (
    <>
      {refused.message && (
        <Note tone={refused.theirs ? 'warn' : 'bad'} focusOn={refused}>
          <p>{refused.message}</p>
        </Note>
      )}
      {refused.theirs && (
        <DiffView diffs={refused.theirs} before="the saved version" after="what you typed" />
      )}
      <ErrorSummary errors={refused.errors} labels={labels} />
    </>
  )
}

/** Whether a navigation stays on the form or opens a modal over it. */
const isInside = (from: string, to: string) =>
  to.startsWith(from.replace(/\?.*$/, '').replace(/\/(?:new|[^/]+)$/, '/'))
