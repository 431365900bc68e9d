import '../../../../features/photos/admin/photos.css'
import '../../../../ui/primitives/picture.css'
import '../../../../ui/styles/form.css'
import { data, Form, Link, useOutletContext, useParams } from 'react-router'
import { PhotoPeople } from '../../../../features/photos/admin/photo-people.tsx'
import { describePhoto } from '../../../../features/photos/commands/arrange.server.ts'
import { untag } from '../../../../features/photos/commands/untag.server.ts'
import { type AdminAlbum, SEEN_BY } from '../../../../features/photos/model/album-admin.ts'
import { describeInput } from '../../../../features/photos/schema.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { Picture } from '../../../../ui/primitives/picture.tsx'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/photo'

export async function action({ request, params: { id, photo }, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const here = `${adminPaths.album(id)}/${photo}`
  if (submitted.get('do') === 'untag') {
    await untag(ctx, photo, String(submitted.get('member') ?? ''))
    return redirectWithNotice(here, { tone: 'ok', text: 'The name has been removed from this photo' })
  }
  const form = parseForm(describeInput, submitted)
  if (!form.ok) return data({ form, changed: false }, 422)
  const saved = await describePhoto(ctx, id, photo, form.value)
  if (!saved.ok) return data({ form: refuseForm(submitted, {}), changed: true }, 409)
  return redirectWithNotice(here, { tone: 'ok', text: 'Description saved' })
}

export const shouldRevalidate = revalidateOnConflict

/** One photo: description, people, position and visibility. */
export default function Photo({ actionData }: Route.ComponentProps) {
  const album = useOutletContext<AdminAlbum>()
  const { photo: id } = useParams()
  const page = adminPaths.album(album.id)
  const index = album.photos.findIndex((one) => one.id === id)
  const photo = album.photos[index]
  if (!photo) {
    return (
      <Modal small title="Photo" closeTo={page}>
        <Empty>
          <p>This photo has been deleted.</p>
        </Empty>
      </Modal>
    )
  }
  const { image, version, visible, audience, people } = photo
  const number = index + 1
  return (
    <Modal
      title={`Photo ${number} of ${album.photos.length}`}
      closeTo={page}
      foot={<PhotoFoot album={album} id={photo.id} visible={visible} />}
    >
      <div className="photo-page" key={photo.id}>
        <div className="picture">
          <Picture image={image} sizes="(min-width: 992px) 27rem, 92vw" eager />
        </div>
        <div className="stack">
          <p className="row gap-2">
            {photo.id === album.coverId && (
              <span className="badge" data-tone="mark">
                Cover
              </span>
            )}
            <span className="badge">{SEEN_BY[audience] ?? 'Seen by everyone'}</span>
            <span className="small muted file-name">{photo.name}</span>
          </p>
          {actionData?.changed && (
            <Note tone="warn">
              <p>
                Someone else has changed this photo. Its description is now: “{image.alt || 'none'}”. Save
                again to overwrite it.
              </p>
            </Note>
          )}
          <Form method="post" className="stack-small" preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <TextField
              key={version}
              name="alt"
              label="What it shows"
              hint="For people who cannot see it. Never name a child."
              optional
              maxLength={300}
              defaultValue={actionData?.form.values.alt ?? image.alt}
              errors={actionData?.form.errors.alt}
            />
            <button className="button secondary compact" type="submit">
              Save description
            </button>
          </Form>
          <PhotoPeople people={people} />
          <Form method="post" action={page} className="row" preventScrollReset>
            <input type="hidden" name="do" value="move" />
            <input type="hidden" name="photo" value={photo.id} />
            <label htmlFor="number">Number</label>
            <input
              className="input compact number-input"
              id="number"
              name="number"
              type="number"
              min={1}
              max={album.photos.length}
              defaultValue={number}
              required
            />
            <button className="button secondary compact" type="submit">
              Move
            </button>
          </Form>
          <nav className="row between" aria-label="Photos of the album">
            <Neighbour to={album.photos[index - 1]?.id} page={page}>
              <Icon name="left" /> Previous
            </Neighbour>
            <Neighbour to={album.photos[index + 1]?.id} page={page}>
              Next <Icon name="right" />
            </Neighbour>
          </nav>
        </div>
      </div>
    </Modal>
  )
}

type NeighbourProps = { to: string | undefined; page: string; children: React.ReactNode }

function Neighbour({ to, page, children }: NeighbourProps) {
  if (!to) return <span />
  return (
    <Link className="button bare compact" to={`${page}/${to}`} preventScrollReset replace>
      {children}
    </Link>
  )
}

/** Other actions on the photo, posted to the album's page. */
function PhotoFoot({ album, id, visible }: { album: AdminAlbum; id: string; visible: boolean }) {
  const isCover = id === album.coverId
  return (
    <Form method="post" action={adminPaths.album(album.id)} className="row" preventScrollReset>
      <input type="hidden" name="photo" value={id} />
      <input type="hidden" name="photos" value={id} />
      {!isCover && (
        <button className="button secondary compact" type="submit" name="do" value="cover">
          Make cover
        </button>
      )}
      <button className="button secondary compact" type="submit" name="do" value={visible ? 'hide' : 'show'}>
        {visible ? 'Hide' : 'Show'}
      </button>
      <button className="button secondary compact" type="submit" name="do" value="delete">
        <Icon name="trash" /> Delete
      </button>
    </Form>
  )
}
