import { Form, Link } from 'react-router'
import { UnreachableNote } from '../../../ui/forms/field.tsx'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { EditableTraining } from '../model/training.ts'

/** Why the text was not saved, and what had been typed. */
export type NotSaved = {
  id: string
  value: string
  errors: Record<string, string[]>
  changed: boolean
  failure?: string
}

type Props = {
  training: EditableTraining
  editing: boolean
  notSaved: NotSaved | undefined
  busy: boolean
  onTyped: () => void
}

/**
 * The training times of one team, shown or in the editor. After a conflict the second editor sees both texts.
 * [TRN-008, resolutions E22]
 */
export function TrainingEditor({ training, editing, notSaved, busy, onTyped }: Props) {
  const { id, label, value, version, updatedAt, owner } = training
  return (
    <li className="card stack" id={`training-${id}`}>
      <div className="row between">
        <h2>{label}</h2>
        {!editing && (
          <Link className="button secondary compact" to={`?edit=${id}`} preventScrollReset>
            <Icon name="pencil" /> Edit<span className="visually-hidden"> {label}</span>
          </Link>
        )}
      </div>
      <p className="small muted">
        {owner ? `${owner}, ` : 'Saved '}
        <DateTimeText at={updatedAt} />
      </p>
      {notSaved?.changed && (
        <Note tone="warn">
          <p>
            {`${owner ?? 'Another coach'} saved a change while you were editing. Their version is shown first and yours is in the editor. Save again to replace theirs.`}
          </p>
        </Note>
      )}
      {(!editing || notSaved?.changed) && <Html html={value} />}
      {editing && (
        <Form method="post" className="stack" onInput={onTyped}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          {notSaved?.failure && (
            <Note tone="bad" focusOn={notSaved}>
              <p>{notSaved.failure}</p>
            </Note>
          )}
          <UnreachableNote />
          <RichTextField
            key={version}
            name="value"
            label="Training times"
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
      )}
    </li>
  )
}
