import './family.css'
import { paths } from '../../../../web/paths.ts'
import type { FamilyPerson } from '../queries/family.server.ts'

/** What waits for an answer about a person, with the part of their page where it is given. */
export type Waiting = { text: string; part: string }

type Props = { family: readonly FamilyPerson[]; waiting: Readonly<Record<string, readonly Waiting[]>> }

/** Everybody that the reader acts for, each with what waits for an answer. */
export function FamilyList({ family, waiting }: Props) {
  return (
    <ul className="family-list">
      {family.map(({ id, name, team, isSelf }) => (
        <li key={id} className="card stack-small">
          <h2 className="heading-3">
            <a href={paths.familyMember(id)}>{name}</a>
          </h2>
          <p className="muted">
            {isSelf && 'You · '}
            {team ?? 'No team yet'}
          </p>
          {(waiting[id] ?? []).map(({ text, part }) => (
            <p key={part}>
              <a href={`${paths.familyMember(id)}#${part}`}>{text}</a>
            </p>
          ))}
          {(waiting[id] ?? []).length === 0 && <p className="small muted">Nothing waits for an answer.</p>}
        </li>
      ))}
    </ul>
  )
}
