import './notifications.css'
import { ErrorSummary, TextField, TickField } from '../../../ui/forms/field.tsx'
import { useNoticeFocus } from '../../../ui/layout/toast.tsx'
import { SUGGESTED_HOURS } from '../model/quiet-hours.ts'
import type { OwnPreferences } from '../queries/own-notifications.server.ts'
import { KindTable } from './kind-table.tsx'

/** The name of the button that gets the focus after saving. */
export const PREFERENCES_FOCUS = 'preferences'

type Refused = { errors: Record<string, string[]>; values: Record<string, string> } | undefined
type Props = { preferences: OwnPreferences; refused: Refused }

/** The form for the channels of each kind of message and the quiet hours. Posts to the current page. */
export function PreferencesForm({ preferences: { kinds, hours }, refused }: Props) {
  const focusIf = useNoticeFocus()
  const isTicked = (name: string, isChosen: boolean) => (refused ? name in refused.values : isChosen)
  return (
    <form method="post" className="stack">
      <ErrorSummary errors={refused?.errors} labels={{ from: 'From', to: 'Until' }} />
      <KindTable kinds={kinds} isTicked={isTicked} />
      <fieldset className="stack-small">
        <legend className="heading heading-3 quiet-hours">Quiet hours</legend>
        <TickField
          name="quiet"
          value="yes"
          label="No messages at night"
          hint="They wait until the morning. Important e-mails are still sent immediately."
          defaultChecked={isTicked('quiet', hours !== undefined)}
        />
        <div className="row gap-5">
          <Time name="from" label="From" initial={hours?.from ?? SUGGESTED_HOURS.from} refused={refused} />
          <Time name="to" label="Until" initial={hours?.to ?? SUGGESTED_HOURS.to} refused={refused} />
        </div>
      </fieldset>
      <p>
        <button
          className="button"
          type="submit"
          name="do"
          value="preferences"
          {...focusIf(PREFERENCES_FOCUS)}
        >
          Save choices
        </button>
      </p>
    </form>
  )
}

type TimeProps = { name: 'from' | 'to'; label: string; initial: string; refused: Refused }

const Time = ({ name, label, initial, refused }: TimeProps) => (
  <TextField
    type="time"
    name={name}
    label={label}
    defaultValue={refused?.values[name] ?? initial}
    errors={refused?.errors[name]}
  />
)
