import './directory.css'
import { paths } from '../../../../web/paths.ts'
import '../../../../ui/primitives/availability-dot.css'
import { Flag } from '../../../../ui/primitives/flag.tsx'
import type { DirectoryEntry } from '../queries/directory.server.ts'

/** A table with one row for each member. On a phone the rows fold into lines. */
export function DirectoryTable({ people }: { people: readonly DirectoryEntry[] }) {
  return (
    <table className="table people">
      <caption className="visually-hidden">Members by name</caption>
      <thead>
        <tr>
          <th scope="col">Active</th>
          <th scope="col">Name</th>
          <th scope="col">Position</th>
          <th scope="col">Team</th>
          <th scope="col">Nationality</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.slug} person={person} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ person }: { person: DirectoryEntry }) {
  const { name, slug, active, position, team, iso2, country } = person
  return (
    <tr>
      <td>
        <span className="badge dotted" data-tone={active ? 'ok' : 'off'}>
          {active ? 'Active' : 'Inactive'}
        </span>
      </td>
      <th scope="row">
        <a href={paths.player(slug)}>{name}</a>
      </th>
      <td>{position}</td>
      <td>{team && <a href={paths.team(team.slug)}>{team.name}</a>}</td>
      <td>
        {iso2 && <Flag iso2={iso2} />}
        {country && ` ${country}`}
      </td>
    </tr>
  )
}
