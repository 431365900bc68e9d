import '../../family/components/family.css'
import { Form } from 'react-router'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { CONSENT_KINDS, CONSENTS } from '../model.ts'
import type { UnansweredMember } from '../queries/unanswered-members.server.ts'

/** The members with missing answers, each with a button to ask again. */
export function ConsentList({ members }: { members: readonly UnansweredMember[] }) {
  return (
    <ul className="family-lines">
      {members.map(({ id, name, team, missing }) => (
        <li key={id}>
          <span>
            <a href={`${adminPaths.member(id)}?tab=family`}>
              <b>{name}</b>
            </a>
            {team && <span className="muted">, {team}</span>}
            <br />
            <span className="small muted">
              {missing.length === CONSENT_KINDS.length
                ? 'No answer yet'
                : `Missing: ${missing.map((kind) => CONSENTS[kind].label).join(', ')}`}
            </span>
          </span>
          <Form method="post" preventScrollReset>
            <button
              className="button secondary compact"
              type="submit"
              name="member"
              value={id}
              aria-label={`Ask again: ${name}`}
            >
              Ask again
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
