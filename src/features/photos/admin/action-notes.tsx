import './photos.css'
import '../../../ui/primitives/picture.css'
import { Form, Link } from 'react-router'
import { count } from '../../../kernel/text.ts'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { AdminAlbum } from '../model/album-admin.ts'
import type { AlbumResult } from '../model/album-result.ts'

/** The result of an action that stayed on the page. */
export function ResultNote({ result }: { result: AlbumResult }) {
  const { why, moved, uploaded } = result
  if (why)
    return (
      <Note tone="bad" focusOn={result}>
        <p>{why}</p>
      </Note>
    )
  if (moved !== undefined) return <p role="status">{`The photo is now number ${moved}.`}</p>
  if (!uploaded) return null
  const { added, there, failed } = uploaded
  return (
    <Note tone={failed.length > 0 ? 'bad' : 'ok'}>
      <p>
        {`${count(added, 'photo')} uploaded`}
        {there > 0 && `, ${there} already in the album`}
        {failed.length > 0 && `, ${failed.length} failed:`}
      </p>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ name, why }) => (
            <li key={name}>
              <b>{name}</b> {why}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

const MAX_SHOWN = 12

/** Asks before deleting photos, and shows them. */
export function DeleteChosen({ album, photos }: { album: AdminAlbum; photos: readonly string[] }) {
  const meant = album.photos.filter(({ id }) => photos.includes(id))
  const page = adminPaths.album(album.id)
  return (
    <Modal
      small
      title={`Delete ${count(meant.length, 'photo')}`}
      closeTo={page}
      foot={
        <>
          <Link className="button secondary compact push-right" to={page} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="delete-chosen">
            {`Delete ${count(meant.length, 'photo')}`}
          </button>
        </>
      }
    >
      <Form id="delete-chosen" method="post" action={page} className="stack-small" preventScrollReset>
        <input type="hidden" name="do" value="delete" />
        <input type="hidden" name="sure" value="yes" />
        {meant.map(({ id }) => (
          <input key={id} type="hidden" name="photos" value={id} />
        ))}
        <p>
          <b>{`Are you sure you want to delete ${count(meant.length, 'photo')} of ${album.title}?`}</b>
        </p>
        <p className="muted">
          The pictures and the names tagged in them will be deleted too. This cannot be undone; hiding can.
        </p>
        <div className="deleted-photos">
          {meant.slice(0, MAX_SHOWN).map(({ id, image }) => (
            <div key={id} className="picture">
              <Picture image={image} sizes="6rem" />
            </div>
          ))}
        </div>
        {meant.length > MAX_SHOWN && <p className="muted">{`And ${meant.length - MAX_SHOWN} more.`}</p>}
      </Form>
    </Modal>
  )
}
