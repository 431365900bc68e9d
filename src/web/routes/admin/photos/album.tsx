import '../../../../ui/layout/cover.css'
import { useEffect, useState } from 'react'
import { Link, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AlbumState } from '../../../../features/photos/admin/album-state.tsx'
import { MissingConsent } from '../../../../features/photos/admin/missing-consent.tsx'
import { PhotoActions } from '../../../../features/photos/admin/photo-actions.tsx'
import { PhotoTiles } from '../../../../features/photos/admin/photo-tiles.tsx'
import { UploadPanel } from '../../../../features/photos/admin/upload-panel.tsx'
import type { AdminAlbum } from '../../../../features/photos/model/album-admin.ts'
import { albumPath, MAX_UPLOADED_AT_ONCE, tagPath } from '../../../../features/photos/model/photo.ts'
import { adminAlbum } from '../../../../features/photos/queries/album-admin.server.ts'
import { count } from '../../../../kernel/text.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { sendFileTo } from '../../../../ui/uploads/send-file.ts'
import { UploadQueue } from '../../../../ui/uploads/upload-queue.ts'
import { adminPaths } from '../../../admin-paths.ts'
import '../../../../features/photos/admin/photos.css'
import { DeleteChosen, ResultNote } from '../../../../features/photos/admin/action-notes.tsx'
import type { AlbumResult } from '../../../../features/photos/model/album-result.ts'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/album'
import { actOnAlbum } from './act.server.ts'

export const loader = ({ params, context }: Route.LoaderArgs) => adminAlbum(ctxOf(context), params.id)

export const action = ({ request, params, context }: Route.ActionArgs) =>
  actOnAlbum(ctxOf(context), params.id, request)

/** Opening a modal reloads nothing. */
export function shouldRevalidate(next: ShouldRevalidateFunctionArgs): boolean {
  const opens = next.currentUrl.pathname !== next.nextUrl.pathname
  const same = next.currentParams.id === next.nextParams.id
  return opens && same && !next.formMethod ? false : revalidateOnConflict(next)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Photos'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** An album and its photos: upload, order, cover, visibility and descriptions. */
export default function Album({ loaderData: album, actionData }: Route.ComponentProps) {
  // The key gives each album its own selection and uploads.
  return <AlbumAdmin key={album.id} album={album} result={actionData} />
}

function AlbumAdmin({ album, result }: { album: AdminAlbum; result: AlbumResult | undefined }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const there = album.photos.filter(({ id }) => chosen.has(id)).length
  const uploads = useUploads(`${adminPaths.album(album.id)}/upload`)
  const add = (files: readonly File[]) =>
    uploads.add(files, Math.max(-1, ...album.photos.map(({ position }) => position)) + 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut for the file button
    <div
      className="album-editor"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <nav className="breadcrumb row muted" aria-label="You are here">
        <Link to={adminPaths.photos}>Photos</Link>
      </nav>
      <div className="row between">
        <h1>{album.title}</h1>
        <div className="row gap-2">
          <Link className="button secondary compact" to="edit" preventScrollReset>
            <Icon name="pencil" /> Edit
          </Link>
          {album.visible && (
            <>
              <a className="button secondary compact" href={tagPath(album.albumId)}>
                <Icon name="people" /> Tag players
              </a>
              <a className="button secondary compact" href={albumPath(album.albumId)}>
                <Icon name="photo" /> View on the site
              </a>
            </>
          )}
          <Link className="button secondary compact" to="delete" preventScrollReset>
            <Icon name="trash" /> Delete
          </Link>
        </div>
      </div>
      <p className="row gap-2 muted">
        <span>
          <DayText at={album.takenAt} />, {count(album.photos.length, 'photo')}
        </span>
        <AlbumState album={album} />
      </p>
      {album.description && <p className="margin-top-2">{album.description}</p>}
      <MissingConsent photos={album.photos} />
      <UploadPanel {...uploads} add={add} />
      {result && <ResultNote result={result} />}
      {album.photos.length === 0 ? (
        <Empty>
          <p>No photos yet.</p>
        </Empty>
      ) : (
        <>
          <PhotoActions
            chosen={there}
            clear={() => setChosen(new Set())}
            all={() => setChosen(new Set(album.photos.map(({ id }) => id)))}
          />
          <PhotoTiles album={album} chosen={chosen} setChosen={setChosen} />
        </>
      )}
      {result?.asked && <DeleteChosen album={album} photos={result.asked} />}
      <Outlet context={album} />
    </div>
  )
}

/** The upload queue of this page, which continues while a modal is open and stops when the user leaves. */
function useUploads(address: string) {
  const [queue] = useState(() => new UploadQueue(sendFileTo(address), MAX_UPLOADED_AT_ONCE))
  const [leftOut, setLeftOut] = useState(0)
  useEffect(() => () => queue.stop(), [queue])
  const add = (files: readonly File[], firstPlace: number) => setLeftOut(queue.add(files, firstPlace))
  return { queue, leftOut, add }
}
