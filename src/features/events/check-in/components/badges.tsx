import './badges.css'
import type { Badge } from '../queries/badges.server.ts'

/** Name badges to print and cut out. */
export const Badges = ({ badges, event }: { badges: readonly Badge[]; event: string }) => (
  <ul className="name-badges">
    {badges.map(({ id, name, type }) => (
      <li key={id}>
        <b>{name}</b>
        <span>{type}</span>
        <span className="small muted">{event}</span>
      </li>
    ))}
  </ul>
)
