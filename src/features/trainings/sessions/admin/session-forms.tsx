import { Form, Link } from 'react-router'
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx'
import { ErrorSummary, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { PlaceFields } from '../../series/admin/place-fields.tsx'
import { TimeFields } from '../../series/admin/time-fields.tsx'

type Named = { id: string; name: string }
type Values = Record<string, string>
type Errors = Record<string, string[]> | undefined

/** Cancels a session. Everyone concerned is e-mailed immediately. */
export const CancelForm = ({ values, errors, busy }: { values: Values; errors: Errors; busy: boolean }) => (
  <Form method="post" className="card stack">
    <h2>Cancel this session</h2>
    <UnreachableNote />
    <TextField
      name="reason"
      label="Reason"
      hint="Everybody can read it, and everyone in the team gets an e-mail immediately."
      maxLength={200}
      defaultValue={values.reason ?? ''}
      errors={errors?.reason}
    />
    <button className="button" type="submit" name="do" value="cancel" disabled={busy}>
      Cancel the session
    </button>
  </Form>
)

/** Restores a cancelled session. */
export const RestoreForm = ({ busy }: { busy: boolean }) => (
  <Form method="post" className="card stack">
    <h2>Is it going ahead after all?</h2>
    <p>Everyone in the team gets an e-mail immediately.</p>
    <button className="button" type="submit" name="do" value="restore" disabled={busy}>
      Restore the session
    </button>
  </Form>
)

const LABELS = {
  teams: 'Teams',
  day: 'Date',
  startTime: 'Starts at',
  endTime: 'Ends at',
  venueId: 'Hall',
  venueText: 'Another place',
  reason: 'Reason',
}

type TimeProps = { values: Values; errors: Errors; halls: readonly Named[]; busy: boolean }

/** Changes the time or place of one session. */
export const MoveForm = ({ values, errors, halls, busy }: TimeProps) => (
  <Form method="post" className="card stack">
    <h2>Move this session</h2>
    <ErrorSummary errors={errors} labels={LABELS} />
    <TimeAndPlace values={values} errors={errors} halls={halls} />
    <TextField
      name="moveReason"
      label="Reason"
      hint="Everyone in the team gets an e-mail with the new time and place immediately."
      maxLength={200}
      defaultValue={values.moveReason ?? ''}
      optional
    />
    <button className="button secondary" type="submit" name="do" value="move" disabled={busy}>
      Move the session
    </button>
  </Form>
)

/** Adds a session outside any series. */
export const AddForm = ({
  values,
  errors,
  halls,
  busy,
  teams,
  chosen,
}: TimeProps & { teams: readonly Named[]; chosen: readonly string[] }) => (
  <Form method="post" className="card stack prose-width">
    <ErrorSummary errors={errors} labels={LABELS} />
    <UnreachableNote />
    <ChoiceGroup
      kind="checkbox"
      name="teams"
      label={LABELS.teams}
      options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      errors={errors?.teams}
    />
    <TimeAndPlace values={values} errors={errors} halls={halls} />
    <TextField
      name="reason"
      label="Note"
      hint="Shown with the session, for example “Extra training before the cup”."
      maxLength={200}
      defaultValue={values.reason ?? ''}
      errors={errors?.reason}
      optional
    />
    <div className="row">
      <button className="button" type="submit" disabled={busy}>
        Add the session
      </button>
      <Link className="button bare" to={adminPaths.trainings}>
        Cancel
      </Link>
    </div>
  </Form>
)

const TimeAndPlace = ({ values, errors, halls }: Omit<TimeProps, 'busy'>) => (
  <>
    <TextField
      name="day"
      label={LABELS.day}
      type="date"
      defaultValue={values.day ?? ''}
      errors={errors?.day}
    />
    <TimeFields values={values} errors={errors} />
    <PlaceFields halls={halls} values={values} errors={errors} />
  </>
)
