import '../../../ui/layout/picture-cards.css'
import { redirect } from 'react-router'
import { AlbumCard } from '../../../features/photos/components/album-card.tsx'
import { albumsPage } from '../../../features/photos/queries/albums.server.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { PageLinks } from '../../../ui/layout/page-links.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import './albums.css'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageNumber } from '../../page-number.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/albums'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  ctx.pages.keep(60, ['page'])
  const page = pageNumber(new URL(request.url).searchParams)
  const { albums, hasEarlier } = await albumsPage(ctx, page)
  // An old link can point beyond the last page; it shows the first.
  if (albums.length === 0 && page > 1) throw redirect(paths.albums)
  return { albums, page, hasEarlier }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Photos',
      description: 'Our photo albums: games, tournaments, training and parties.',
    },
    matches,
  )

export default function Albums({ loaderData: { albums, page, hasEarlier } }: Route.ComponentProps) {
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
        <PageLinks
          previous={page > 1 ? { label: 'Later albums', href: albumsAddress(page - 1) } : undefined}
          next={hasEarlier ? { label: 'Earlier albums', href: albumsAddress(page + 1) } : undefined}
        />
      </div>
    </>
  )
}

const albumsAddress = (page: number): string => (page > 1 ? `${paths.albums}?page=${page}` : paths.albums)
