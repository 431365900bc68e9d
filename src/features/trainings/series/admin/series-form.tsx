import { Form, Link } from 'react-router'
import { count } from '../../../../kernel/text.ts'
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx'
import { ErrorSummary, SelectField, TextAreaField, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { WEEKDAYS } from '../model.ts'
import { PlaceFields } from './place-fields.tsx'
import { TimeFields } from './time-fields.tsx'

type Named = { id: string; name: string }
export type SeriesChoices = { teams: readonly Named[]; halls: readonly Named[]; coaches: readonly Named[] }

/** The initial or typed values. */
export type TypedSeries = {
  values: Record<string, string>
  teams: readonly string[]
  coaches: readonly string[]
  errors?: Record<string, string[]>
  changed?: boolean
  /** Set until the coach confirms that sessions end. */
  ends?: { sessions: number; people: number }
  failure?: string
}

const LABELS = {
  teams: 'Teams',
  weekday: 'Day',
  startTime: 'Starts at',
  endTime: 'Ends at',
  venueId: 'Hall',
  venueText: 'Another place',
  coaches: 'Coaches',
  firstOn: 'First session',
  lastOn: 'Last session',
  note: 'Note',
  askDays: 'Ask members',
  remindHours: 'Remind members',
}

const options = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: id, label: name }))

/** The form for a weekly training. */
export function SeriesForm({
  typed,
  choices,
  busy,
}: {
  typed: TypedSeries
  choices: SeriesChoices
  busy: boolean
}) {
  const { values, errors } = typed
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: values[name] ?? '',
    errors: errors?.[name],
  })
  return (
    <Form method="post" className="card stack prose-width">
      {values.version && <input type="hidden" name="version" value={values.version} />}
      <Problems typed={typed} />
      <UnreachableNote />
      <ChoiceGroup
        kind="checkbox"
        name="teams"
        label={LABELS.teams}
        options={options(choices.teams)}
        chosen={typed.teams}
        errors={errors?.teams}
      />
      <SelectField
        {...field('weekday')}
        options={WEEKDAYS.map((name, index) => ({ value: String(index + 1), label: name }))}
      />
      <TimeFields values={values} errors={errors} />
      <PlaceFields halls={choices.halls} values={values} errors={errors} />
      <TextField {...field('firstOn')} type="date" />
      <TextField {...field('lastOn')} type="date" />
      {choices.coaches.length > 0 && (
        <ChoiceGroup
          kind="checkbox"
          name="coaches"
          label={LABELS.coaches}
          hint="Newcomers see who leads the training."
          options={options(choices.coaches)}
          chosen={typed.coaches}
          errors={errors?.coaches}
          optional
        />
      )}
      <TextAreaField
        {...field('note')}
        rows={2}
        maxLength={500}
        hint="Shown with every session, for example what to bring."
        optional
      />
      <TextField
        {...field('askDays')}
        type="number"
        min={0}
        max={28}
        hint="How many days before a session we ask who is coming. Enter 0 not to ask."
      />
      <TextField
        {...field('remindHours')}
        type="number"
        min={0}
        max={168}
        hint="How many hours before a session we send one reminder to those who have not answered. Enter 0 for none."
      />
      {typed.ends && <input type="hidden" name="confirmed" value="yes" />}
      <div className="row">
        <button className="button" type="submit" disabled={busy} aria-busy={busy || undefined}>
          {busy ? 'Saving...' : saveWords(typed.ends)}
        </button>
        <Link className="button bare" to={adminPaths.trainings}>
          Cancel
        </Link>
      </div>
    </Form>
  )
}

const saveWords = (ends: TypedSeries['ends']): string =>
  ends ? `Save and remove ${count(ends.sessions, 'session')}` : 'Save'

function Problems({ typed: { errors, changed, ends, failure } }: { typed: TypedSeries }) {
  if (ends)
    return (
      <Note tone="warn" focusOn={ends}>
        <p>
          {count(ends.sessions, 'coming session')} will no longer take place, and{' '}
          {count(ends.people, 'member')} will get one e-mail about it. Nothing is saved yet: save again to
          confirm.
        </p>
      </Note>
    )
  if (changed)
    return (
      <Note tone="warn" focusOn={changed}>
        <p>Someone else saved a change while you were editing. Save again to replace it.</p>
      </Note>
    )
  if (failure)
    return (
      <Note tone="bad" focusOn={failure}>
        <p>{failure}</p>
      </Note>
    )
  return <ErrorSummary errors={errors} labels={LABELS} />
}
