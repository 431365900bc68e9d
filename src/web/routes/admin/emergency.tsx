import '../../../ui/admin/admin-layout.css'
import { CardList } from '../../../features/members/emergency/admin/card-list.tsx'
import { readableCards } from '../../../features/members/emergency/queries/readable-cards.server.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/emergency'

export async function loader({ context }: Route.LoaderArgs) {
  return { cards: await readableCards(ctxOf(context)) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Emergency cards · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Lists the emergency cards that the coach can currently open. */
export default function Emergency({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Emergency cards">
        {cards.some(({ hasCard }) => hasCard) && (
          <a className="button secondary compact" href={adminPaths.emergencyCard('all')}>
            Open all to print
          </a>
        )}
      </PageHead>
      {cards.length === 0 ? (
        <Empty>
          <h2 className="heading-3">No cards now</h2>
          <p>
            You can open the cards of your players from two hours before a session or game until two hours
            after it.
          </p>
        </Empty>
      ) : (
        <>
          <p className="margin-top-3 margin-bottom-2">
            Each time you open a card, the family sees your name and the time.
          </p>
          <CardList cards={cards} />
        </>
      )}
    </>
  )
}
