import './chased-list.css'
import '../../../../ui/styles/form.css'
import { Form, Link, useNavigation } from 'react-router'
import type { ChasedRow } from './chased-row.ts'

type Props = {
  rows: readonly ChasedRow[]
  /** The refusal of a form, with the row it was in. */
  refusal: { row: string; message: string; note: string } | undefined
  /** Whether people are reminded automatically. */
  isOn: boolean
}

/** Open charges, each with the reminders that were sent, the next one, and a form to pause them. */
export const ChasedList = ({ rows, refusal, isOn }: Props) => (
  <ul className="chased-list margin-top-3">
    {rows.map((row) => (
      <li key={row.id} id={row.id}>
        <div className="chased-charge">
          <div>
            <p>
              {row.statementPath ? <Link to={row.statementPath}>{row.person}</Link> : <b>{row.person}</b>}
            </p>
            <p>{row.what}</p>
          </div>
          <p className="chased-amount">
            <b>{row.open}</b>
            {row.whole && <span className="second-line">of {row.whole}</span>}
          </p>
        </div>
        <p className="small muted">
          {row.recipient ? `Reminders go to ${row.recipient}.` : 'We have no e-mail address of an adult.'}
          {row.sent.length > 0 && ` Sent: ${row.sent.join(', ')}.`}
          {row.next && ` Next: ${row.next}.`}
          {row.isForTreasurer && ' Please get in touch.'}
        </p>
        {(isOn || row.pause) && (
          <PauseForm row={row} refusal={refusal?.row === row.id ? refusal : undefined} />
        )}
      </li>
    ))}
  </ul>
)

type FormProps = { row: ChasedRow; refusal: Props['refusal'] }

function PauseForm({ row, refusal }: FormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const id = `note-${row.id.replace(/\W/g, '-')}`
  if (row.pause)
    return (
      <Form method="post" className="row gap-2" preventScrollReset>
        <Target row={row} of={row.pause.of} />
        <span className="small">
          <b>{pausedWords(row.pause.of, row.isInstalment)}:</b> {row.pause.note}
        </span>
        <button
          className="button secondary compact"
          type="submit"
          name="intent"
          value="resume"
          disabled={isBusy}
        >
          Resume<span className="visually-hidden"> reminders: {row.what}</span>
        </button>
      </Form>
    )
  return (
    <details open={refusal !== undefined}>
      <summary className="small">
        Pause<span className="visually-hidden"> reminders: {row.what}</span>
      </summary>
      <Form method="post" className="chased-pause" preventScrollReset>
        <Target row={row} />
        <label htmlFor={id}>Why? Only finance staff see this.</label>
        <input
          className="input"
          id={id}
          name="note"
          maxLength={200}
          defaultValue={refusal?.note}
          {...(refusal && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        {refusal && (
          <p className="error" id={`${id}-error`} role="alert">
            {refusal.message}
          </p>
        )}
        <p className="row gap-2">
          <button
            className="button secondary compact"
            type="submit"
            name="of"
            value="charge"
            disabled={isBusy}
          >
            {row.isInstalment ? 'Pause for all instalments of this fee' : 'Pause for this payment'}
          </button>
          {row.memberId && (
            <button
              className="button secondary compact"
              type="submit"
              name="of"
              value="member"
              disabled={isBusy}
            >
              Pause everything for {row.person}
            </button>
          )}
        </p>
      </Form>
    </details>
  )
}

function pausedWords(of: 'member' | 'charge', isInstalment: boolean): string {
  if (of === 'member') return 'Paused for this member'
  return isInstalment ? 'Paused for all instalments of this fee' : 'Paused'
}

const Target = ({ row, of }: { row: ChasedRow; of?: 'member' | 'charge' }) => (
  <>
    <input type="hidden" name="charge" value={row.charge} />
    <input type="hidden" name="row" value={row.id} />
    {row.memberId && <input type="hidden" name="member" value={row.memberId} />}
    {of && <input type="hidden" name="of" value={of} />}
  </>
)
