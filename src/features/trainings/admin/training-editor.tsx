import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import type { EditableTraining } from '../model/training.ts'
import { type Editing, isAt } from './not-saved.ts'
import { type FormProps, TimesForm } from './times-form.tsx'
import { RemoveTimes, TrainingTools } from './training-tools.tsx'

type Props = FormProps & {
  training: EditableTraining
  editing: Editing | undefined
  isFirst: boolean
  isLast: boolean
}

/**
 * The training times of one team as visitors see them, with their tools or in the editor. After a conflict the user
 * sees both texts.
 */
export function TrainingEditor({ training, editing, isFirst, isLast, ...form }: Props) {
  const { id, label, value, updatedAt, owner } = training
  const at = editing?.id === id && editing.mode !== 'add' ? editing.mode : undefined
  const changed = form.notSaved?.changed
  return (
    <li className="card stack" id={`training-${id}`}>
      <h2>{label}</h2>
      <p className="small muted">
        {owner ? `${owner}, ` : 'Saved '}
        <DateTimeText at={updatedAt} />
      </p>
      {changed && <ConflictNote owner={owner} isRemoval={at === 'remove'} />}
      {(at === undefined || at === 'remove' || changed) && <Shown html={value} />}
      {at === undefined && <TrainingTools {...{ training, isFirst, isLast }} />}
      {at === 'remove' && <RemoveTimes training={training} busy={form.busy} />}
      {isAt(editing, 'edit', id) && <EditTimes training={training} {...form} />}
      {isAt(editing, 'standard', id) && <EditStandard training={training} {...form} />}
    </li>
  )
}

/** What visitors see: the text or, if it is empty, the weekly trainings. */
const Shown = ({ html }: { html: string }) =>
  html ? <Html html={html} /> : <p className="muted">No notes: visitors see the weekly trainings.</p>

function ConflictNote({ owner, isRemoval }: { owner: string | null; isRemoval: boolean }) {
  const who = owner ?? 'Another coach'
  return (
    <Note tone="warn">
      <p>
        {isRemoval
          ? `${who} has saved a change. Check it before you remove these times.`
          : `${who} saved a change while you were editing. Their version is shown first and yours is in the editor. Save again to replace theirs.`}
      </p>
    </Note>
  )
}

type EditProps = FormProps & { training: EditableTraining }

function EditTimes({ training, ...form }: EditProps) {
  const { id, label, value, standard, unseen, version } = training
  return (
    <>
      {unseen && (
        <Note tone="info">
          <p>This text was saved earlier, but visitors have not seen it. Saving replaces it.</p>
          <Html html={unseen} />
        </Note>
      )}
      <TimesForm
        hidden={{ id, version }}
        label={label}
        value={value}
        textLabel="Training times"
        hint={standard && 'Leave it empty to show the standard text.'}
        {...form}
      />
    </>
  )
}

const EditStandard = ({ training: { id, standard, version }, ...form }: EditProps) => (
  <TimesForm
    hidden={{ id, version, part: 'standard' }}
    value={standard}
    textLabel="Standard text"
    hint="Visitors see it while the team has no other training times."
    {...form}
  />
)
