import { Link } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { type Editing, isAt, NO_TEAM } from './not-saved.ts'
import { type FormProps, TimesForm } from './times-form.tsx'

type Props = FormProps & {
  team: { id: string; name: string }
  /** Whether the team has weekly trainings, which visitors see while it has no text. */
  isPlanned: boolean
  editing: Editing | undefined
}

/** A team without training times, with a button to add them, or the form. */
export function AddTimes({ team, isPlanned, editing, ...form }: Props) {
  const isOpen = isAt(editing, 'add', team.id)
  return (
    <li className="card stack">
      <h2>{team.name}</h2>
      {isOpen ? (
        <AddForm team={team} {...form} />
      ) : (
        <>
          <p className="muted">
            {isPlanned
              ? 'No notes: visitors see the weekly trainings.'
              : 'No training times yet. Visitors do not see this team on the training page.'}
          </p>
          <p>
            <Link className="button compact" to={`?add=${team.id}`} preventScrollReset>
              <Icon name="plus" /> Add training times
              <span className="visually-hidden"> for {team.name}</span>
            </Link>
          </p>
        </>
      )}
    </li>
  )
}

/** The form for training times that belong to no team, such as an open session. */
export const AddOpenTimes = (form: FormProps) => (
  <li className="card stack">
    <h2>Other training</h2>
    <AddForm team={{ id: NO_TEAM, name: '' }} {...form} />
  </li>
)

const AddForm = ({ team, ...form }: FormProps & { team: { id: string; name: string } }) => (
  <TimesForm
    hidden={{ do: 'add', ...(team.id === NO_TEAM ? {} : { team: team.id }) }}
    label={team.name}
    value=""
    textLabel="Training times"
    hint="For example: Tuesday 20:00 to 21:30, and the hall below it."
    {...form}
  />
)
