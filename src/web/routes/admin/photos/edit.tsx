import { data, Link, useNavigation, useOutletContext } from 'react-router'
import { AlbumForm, fieldsOfAlbum, fieldsTyped } from '../../../../features/photos/admin/album-form.tsx'
import { AlbumState } from '../../../../features/photos/admin/album-state.tsx'
import { updateAlbum } from '../../../../features/photos/commands/save-album.server.ts'
import type { AdminAlbum } from '../../../../features/photos/model/album-admin.ts'
import { albumInput } from '../../../../features/photos/schema.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/edit'

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(albumInput, submitted)
  if (!form.ok) return data({ form, changed: false }, 422)
  const saved = await updateAlbum(ctxOf(context), params.id, form.value)
  if (!saved.ok) return data({ form: refuseForm(submitted, {}), changed: true }, 409)
  return redirectWithNotice(adminPaths.album(params.id), { tone: 'ok', text: `${form.value.title} is saved` })
}

/** Edits an album; after a conflict it shows both versions. */
export default function Edit({ actionData }: Route.ComponentProps) {
  const album = useOutletContext<AdminAlbum>()
  const busy = useNavigation().formMethod === 'POST'
  const page = adminPaths.album(album.id)
  const values = actionData ? fieldsTyped(actionData.form.values) : fieldsOfAlbum(album)
  return (
    <Modal
      small
      title={`Edit ${album.title}`}
      closeTo={page}
      foot={
        <>
          <Link className="button secondary compact push-right" to={page} preventScrollReset>
            Cancel
          </Link>
          <button
            className="button compact"
            type="submit"
            form="album"
            disabled={busy}
            aria-busy={busy || undefined}
          >
            Save
          </button>
        </>
      }
    >
      {actionData?.changed && <CurrentVersion album={album} />}
      <AlbumForm id="album" values={values} version={album.version} errors={actionData?.form.errors} />
    </Modal>
  )
}

function CurrentVersion({ album }: { album: AdminAlbum }) {
  return (
    <Note tone="warn">
      <p>
        Someone else has saved this album. The current version is below; yours is in the form. Save again to
        overwrite it.
      </p>
      <p className="margin-top-2">
        <b>{album.title}</b>, <DayText at={album.takenAt} /> <AlbumState album={album} />
      </p>
      {album.description && <p className="margin-top-2">{album.description}</p>}
    </Note>
  )
}
