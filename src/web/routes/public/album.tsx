import '../../../ui/layout/cover.css'
import { data } from 'react-router'
import { Lightbox, LightboxScript } from '../../../features/photos/components/lightbox.tsx'
import { PhotoGrid } from '../../../features/photos/components/photo-grid.tsx'
import { albumPath, findOpened, tagPath } from '../../../features/photos/model/photo.ts'
import { canTag } from '../../../features/photos/policy.ts'
import { findAlbum } from '../../../features/photos/queries/album.server.ts'
import { count } from '../../../kernel/text.ts'
import { Crumb } from '../../../ui/layout/crumb.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { PublishedDayText } from '../../../ui/primitives/published-day.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/album'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  ctx.pages.keep(60, ['photo'])
  const album = await findAlbum(ctx, params.album)
  if (!album) throw data('This page could not be found', { status: 404 })
  const photo = new URL(request.url).searchParams.get('photo')
  const opened = findOpened(album.photos, photo)
  // If the photo is hidden or does not exist, redirects to the album.
  if (photo && !opened)
    throw new Response(null, { status: 302, headers: { location: albumPath(album.albumId) } })
  return { album, opened, mayTag: canTag(ctx.actor) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { album } = loaderData
  return pageMeta(
    {
      title: album.title,
      description: album.description || `Photos of the club: ${album.title}, ${album.taken.words}.`,
      image: album.photos[0]?.image,
    },
    matches,
  )
}

export default function AlbumPage({ loaderData: { album, opened, mayTag } }: Route.ComponentProps) {
  return (
    <div className="page padding-top-4 padding-bottom-band">
      <Crumb to={paths.albums} text="Photos" muted />
      <div className="section-head margin-top-1">
        <div>
          <h1 className="heading-1">{album.title}</h1>
          <p className="muted margin-top-2">
            <PublishedDayText day={album.taken} />
            {album.photos.length > 0 && `, ${count(album.photos.length, 'photo')}`}
          </p>
          {album.description && <p className="prose margin-top-2">{album.description}</p>}
        </div>
        {mayTag && album.photos.length > 0 && (
          <a className="button secondary compact" href={tagPath(album.albumId)}>
            <Icon name="people" /> Tag players
          </a>
        )}
      </div>
      {album.photos.length > 0 && <PhotoGrid album={album} />}
      <MembersOnlyNote album={album} />
      <OpenedPhoto album={album} opened={opened} />
    </div>
  )
}

/** The lightbox: open over the page, or in a template until the script shows a photo in it. */
function OpenedPhoto({ album, opened }: Pick<Route.ComponentProps['loaderData'], 'album' | 'opened'>) {
  const first = findOpened(album.photos, album.photos[0]?.id ?? null)
  if (!first) return null
  return (
    <>
      {opened ? (
        <Lightbox album={album} opened={opened} />
      ) : (
        <template data-lightbox>
          <Lightbox album={album} opened={first} />
        </template>
      )}
      <LightboxScript />
    </>
  )
}

/** Says how many photos are only for members, with a login link. */
function MembersOnlyNote({ album }: { album: Route.ComponentProps['loaderData']['album'] }) {
  const login = `${paths.access}?next=${encodeURIComponent(albumPath(album.albumId))}`
  if (album.photos.length === 0 && album.forMembers === 0) {
    return (
      <Empty>
        <p>No photos yet.</p>
      </Empty>
    )
  }
  if (album.photos.length === 0) {
    return (
      <Empty>
        <p>These photos are for members of the club.</p>
        <p>
          <a className="button secondary compact" href={login}>
            Log in
          </a>
        </p>
      </Empty>
    )
  }
  if (album.forMembers === 0) return null
  return (
    <div className="margin-top-4">
      <Note>
        {count(album.forMembers, 'more photo is', 'more photos are')} for members of the club.{' '}
        <a href={login}>Log in</a>
      </Note>
    </div>
  )
}
