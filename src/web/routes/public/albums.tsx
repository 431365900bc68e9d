import '../../../ui/layout/picture-cards.css'
import { AlbumCard } from '../../../features/photos/components/album-card.tsx'
import { listAlbums } from '../../../features/photos/queries/albums.server.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import './albums.css'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/albums'

export async function loader({ context }: Route.LoaderArgs) {
  return { albums: await listAlbums(ctxOf(context)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Photos',
      description: 'Our photo albums: games, tournaments, training and parties.',
    },
    matches,
  )

export default function Albums({ loaderData: { albums } }: Route.ComponentProps) {
  return (
    <>
      <Cover title="Photos">
        <p>Games, tournaments, training and what comes after.</p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band">
        {albums.length === 0 ? (
          <Empty>
            <p>No albums yet.</p>
          </Empty>
        ) : (
          <ul className="card-grid albums">
            {albums.map((album, index) => (
              <li key={album.id}>
                <AlbumCard album={album} eager={index < 3} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
