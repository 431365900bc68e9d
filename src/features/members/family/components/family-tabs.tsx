import { paths } from '../../../../web/paths.ts'

type Props = { people: readonly { memberId: string; firstName: string }[]; current: string }

/** Switches between the people of a family. */
export function FamilyTabs({ people, current }: Props) {
  if (people.length < 2) return null
  return (
    <nav className="tabs" aria-label="My family">
      {people.map(({ memberId, firstName }) => (
        <a
          key={memberId}
          href={paths.familyMember(memberId)}
          aria-current={memberId === current ? 'page' : undefined}
        >
          {firstName}
        </a>
      ))}
    </nav>
  )
}
