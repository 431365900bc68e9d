import { PlayerFacts } from '../../../features/members/directory/components/player-facts.tsx'
import { PlayerHead } from '../../../features/members/directory/components/player-head.tsx'
import { findPlayer, type Player } from '../../../features/members/directory/queries/player.server.ts'
import { Gallery } from '../../../features/photos/components/gallery.tsx'
import { galleryOf } from '../../../features/photos/queries/album.server.ts'
import { Html } from '../../../ui/primitives/html.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/player'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const player = await findPlayer(ctx, params.slug)
  if (!player) throw new Response('This page could not be found', { status: 404 })
  return { player, gallery: await galleryOf(ctx, player.id) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { player } = loaderData
  const plays = [player.position, player.team?.name].filter(Boolean).join(', ')
  const indexed = isPublicPerson(player)
  return pageMeta(
    {
      title: player.name,
      description: plays ? `${player.name}: ${plays}.` : `${player.name}, a member of the club.`,
      noindex: !indexed,
      ...(indexed && { jsonLd: personData(player) }),
    },
    matches,
  )
}

/** Only adults who agreed to be listed are indexed by search engines. */
const isPublicPerson = (player: Player) => player.listed && !player.minor

const personData = ({ name, country, team }: Player) => ({
  '@type': 'Person',
  name,
  ...(country && { nationality: country }),
  ...(team && { memberOf: { '@type': 'SportsTeam', name: team.name, sport: 'Handball' } }),
})

export default function PlayerPage({ loaderData: { player, gallery } }: Route.ComponentProps) {
  const { team } = player
  return (
    <>
      <PlayerHead player={player} />
      <div className="page padding-top-6 padding-bottom-band stack">
        <PlayerFacts player={player} />
        {player.history && <Html html={player.history} className="prose padding-top-5" />}
        <Gallery photos={gallery} of={player.name} />
        {team && (
          <p className="padding-top-5">
            <a className="more-link" href={paths.team(team.slug)}>
              {`${team.name} squad`}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
