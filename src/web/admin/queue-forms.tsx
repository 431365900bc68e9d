import '../../ui/styles/form.css'
import '../../ui/admin/facts.css'
import './work-queue.css'
import { Link } from 'react-router'
import type { KnownMember } from '../../features/registrations/review/model/registration-row.ts'
import { adminPaths } from '../admin-paths.ts'

type Common = { title: string; busy: boolean }
type Choice = { id: string; name: string }
type Typed = { values: Record<string, string> }

/** Chooses the team of a new member, or a member who has the same e-mail. */
export function ApproveForm({
  title,
  busy,
  teams,
  known,
  values,
}: Common & Typed & { teams: readonly Choice[]; known: readonly KnownMember[] }) {
  return (
    <>
      {known.length > 0 && (
        <>
          <input type="hidden" name="another" value="yes" />
          <select
            className="input compact"
            name="member"
            aria-label={`Who is ${title}`}
            defaultValue={values.member ?? known[0]?.id}
          >
            {known.map(({ id, name, team }) => (
              <option key={id} value={id}>
                Member: {name}
                {team && `, ${team}`}
              </option>
            ))}
            <option value="new">A new member in the team</option>
          </select>
        </>
      )}
      <select
        className="input compact"
        name="team"
        aria-label={`Team of ${title}`}
        defaultValue={values.team ?? ''}
        required={known.length === 0}
      >
        <option value="">Choose a team</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Submit intent="approve" label="Approve and invite" {...{ title, busy }} />
    </>
  )
}

/** Chooses a member for a duty. */
export function AssignForm({ title, busy, people, values }: Common & Typed & { people: readonly Choice[] }) {
  return (
    <>
      <select
        className="input compact"
        name="member"
        aria-label={`Who does ${title}`}
        defaultValue={values.member ?? ''}
        required
      >
        <option value="">Choose a member</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Submit intent="assign-duty" label="Assign" {...{ title, busy }} />
      <Cancel title={title} />
    </>
  )
}

type AnswerProps = Common & Typed & { lines: readonly { label: string; value: string }[]; canReply: boolean }

/** Shows what a person wrote, with a reply by e-mail. */
export function AnswerForm({ title, busy, lines, canReply, values }: AnswerProps) {
  return (
    <>
      <dl className="facts queue-lines">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canReply && (
        <textarea
          className="input"
          name="text"
          aria-label={`Your reply to ${title}`}
          placeholder="Your reply"
          maxLength={5000}
          defaultValue={values.text ?? ''}
        />
      )}
      {canReply && <Submit intent="answer-form" label="Send reply" {...{ title, busy }} />}
      <Submit intent="close-form" label="No reply needed" {...{ title, busy }} />
      <Cancel title={title} />
    </>
  )
}

/** Asks in words that name what happens. */
export function ConfirmForm({
  title,
  busy,
  intent,
  text,
  label,
  formKey,
}: Common & { intent: string; text: string; label: string; formKey: string }) {
  return (
    <>
      <p className="small">{text}</p>
      <input type="hidden" name="key" value={formKey} />
      <Submit {...{ title, busy, intent, label }} />
      <Cancel title={title} />
    </>
  )
}

/** One button. */
export function PressForm({
  title,
  busy,
  intent,
  label,
  formKey,
}: Common & { intent: string; label: string; formKey?: string | undefined }) {
  return (
    <>
      {formKey && <input type="hidden" name="key" value={formKey} />}
      <Submit {...{ title, busy, intent, label }} />
    </>
  )
}

function Submit({ title, busy, intent, label }: Common & { intent: string; label: string }) {
  return (
    <button className="button secondary compact" type="submit" name="intent" value={intent} disabled={busy}>
      {label}
      <span className="visually-hidden">: {title}</span>
    </button>
  )
}

const Cancel = ({ title }: { title: string }) => (
  <Link className="button bare compact" to={adminPaths.home} preventScrollReset>
    Cancel<span className="visually-hidden">: {title}</span>
  </Link>
)
