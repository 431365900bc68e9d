import { EmergencyCardView } from '../../../../features/members/emergency/admin/emergency-card.tsx'
import { readCards } from '../../../../features/members/emergency/commands/read-cards.server.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/card'

export async function loader({ params, context }: Route.LoaderArgs) {
  return { cards: await readCards(ctxOf(context), params.id) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Emergency card · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Shows one emergency card or all of them, on screen or for printing. */
export default function Card({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={cards.length === 1 ? 'Emergency card' : 'Emergency cards'}>
        <a className="button secondary compact" href={adminPaths.emergency}>
          Back
        </a>
      </PageHead>
      {cards.map(({ memberId, name, card }) => (
        <EmergencyCardView key={memberId} name={name} card={card} />
      ))}
    </>
  )
}
