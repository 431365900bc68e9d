import '../../../ui/styles/form.css'
import './season.css'
import { Form, Link } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { PlannedMember } from '../queries/planned-members.server.ts'

type Props = { members: readonly PlannedMember[]; isOpen: boolean; busy: boolean }

/** The members of a team with their answers, which staff can record by hand. */
export const AnswerList = ({ members, isOpen, busy }: Props) => (
  <ul className="season-answers">
    {members.map((member) => (
      <li key={member.id}>
        <div>
          <Link to={adminPaths.member(member.id)}>
            <b>{member.name}</b>
          </Link>{' '}
          <AnswerBadge member={member} />
          {member.reason && <p className="small muted">{member.reason}</p>}
        </div>
        {isOpen && <AnswerForm member={member} busy={busy} />}
      </li>
    ))}
  </ul>
)

const BADGES = {
  coming: { tone: 'ok', text: 'Coming' },
  'not-coming': { tone: 'warn', text: 'Not coming' },
  silent: { tone: 'open', text: 'No answer' },
} as const

function AnswerBadge({ member: { answer, isByStaff } }: { member: PlannedMember }) {
  const { tone, text } = BADGES[answer ?? 'silent']
  return (
    <span className="badge" data-tone={tone}>
      {text}
      {answer !== null && isByStaff && ', entered by staff'}
    </span>
  )
}

function AnswerForm({ member: { id, name, answer }, busy }: { member: PlannedMember; busy: boolean }) {
  const button = (value: string, text: string) => (
    <button className="button secondary compact" type="submit" name="answer" value={value} disabled={busy}>
      {text}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
  return (
    <Form method="post" className="row gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="person" value={id} />
      {answer !== 'not-coming' && (
        <input
          className="input compact season-note"
          name="reason"
          maxLength={300}
          placeholder="Why not (optional)"
          aria-label={`Why ${name} is not coming back`}
        />
      )}
      {answer !== 'coming' && button('coming', 'Coming')}
      {answer !== 'not-coming' && button('not-coming', 'Not coming')}
      {answer !== null && button('none', 'Clear answer')}
    </Form>
  )
}
