import '../../family/components/family.css'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { ReadableCard } from '../queries/readable-cards.server.ts'

/** The players of the current session or game, with links to their cards. */
export function CardList({ cards }: { cards: readonly ReadableCard[] }) {
  return (
    <ul className="family-lines">
      {cards.map(({ memberId, name, hasCard }) => (
        <li key={memberId}>
          <span>
            <b>{name}</b>
          </span>
          {hasCard ? (
            <a className="button secondary compact" href={adminPaths.emergencyCard(memberId)}>
              Open<span className="visually-hidden"> the card of {name}</span>
            </a>
          ) : (
            <span className="muted">No card</span>
          )}
        </li>
      ))}
    </ul>
  )
}
