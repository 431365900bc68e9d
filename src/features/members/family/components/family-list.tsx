import './family.css'
import { paths } from '../../../../web/paths.ts'
import type { FamilyPerson } from '../queries/family.server.ts'

/** Something about a person that needs an answer, with the section of their page to answer it in. */
export type Waiting = { text: string; part: string }

type Props = { family: readonly FamilyPerson[]; waiting: Readonly<Record<string, readonly Waiting[]>> }

/** The people the member acts for, with what needs an answer for each. */
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
          {(waiting[id] ?? []).length === 0 && <p className="small muted">All questions are answered.</p>}
        </li>
      ))}
    </ul>
  )
}
