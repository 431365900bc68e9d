import { Form, Link, useNavigation, useOutletContext } from 'react-router'
import { deleteAlbum } from '../../../../features/photos/commands/save-album.server.ts'
import type { AdminAlbum } from '../../../../features/photos/model/album-admin.ts'
import { count } from '../../../../kernel/text.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/delete'

export async function action({ params, context }: Route.ActionArgs) {
  await deleteAlbum(ctxOf(context), params.id)
  return redirectWithNotice(adminPaths.photos, { tone: 'ok', text: 'Album deleted' })
}

/** Asks before deleting an album with its photos. */
export default function Delete() {
  const album = useOutletContext<AdminAlbum>()
  const busy = useNavigation().formMethod === 'POST'
  const page = adminPaths.album(album.id)
  const many = album.photos.length
  return (
    <Modal
      small
      title={`Delete ${album.title}`}
      closeTo={page}
      foot={
        <>
          <Link className="button secondary compact push-right" to={page} preventScrollReset>
            Cancel
          </Link>
          <button
            className="button compact"
            type="submit"
            form="delete"
            disabled={busy}
            aria-busy={busy || undefined}
          >
            Delete album
          </button>
        </>
      }
    >
      <Form id="delete" method="post" className="stack-small">
        <p>
          <b>
            {many === 0
              ? `Are you sure you want to delete ${album.title}? It has no photos.`
              : `Are you sure you want to delete ${album.title} with its ${count(many, 'photo')}?`}
          </b>
        </p>
        <p className="muted">
          The pictures and the names tagged in them will be deleted too. This cannot be undone; hiding the
          album can.
        </p>
      </Form>
    </Modal>
  )
}
