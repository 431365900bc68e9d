import '../../../../ui/styles/form.css'
import '../../../../ui/forms/picture-drop.css'
import { data, Form, Link, useLocation, useSearchParams } from 'react-router'
import '../../../../features/studio/admin/studio.css'
import { describePicture } from '../../../../features/studio/commands/upload-picture.server.ts'
import type { LibraryPicture, PictureUse } from '../../../../features/studio/model/studio.ts'
import { studioName } from '../../../../features/studio/model/studio.ts'
import { findPictureUses } from '../../../../features/studio/queries/picture-uses.server.ts'
import { libraryPictures } from '../../../../features/studio/queries/pictures.server.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { sizeWords } from '../../../../kernel/measures.ts'
import { MAX_PICTURE_MB } from '../../../../kernel/picture-size.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { Picture } from '../../../../ui/primitives/picture.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/media'
import { addPicture } from './add-picture.server.ts'
import { listQueryIn } from './list-query.ts'
import { studioPathIn, studioPathOf } from './studio-path.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const library = await libraryPictures(ctx, listQueryIn(request))
  const uses = await findPictureUses(
    ctx,
    library.pictures.map(({ id }) => id),
  )
  return { ...library, uses: Object.fromEntries(uses) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const here = `${studioPathIn(request)}/media`
  const alt = String(form.get('alt') ?? '')
  const id = form.get('describe')
  if (typeof id === 'string') {
    try {
      await describePicture(ctx, id, alt)
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      return data({ id, alt, errors: error.fields }, { status: 422 })
    }
    return redirectWithNotice(here, { tone: 'ok', text: 'Description saved' })
  }
  const added = await addPicture(ctx, form)
  if (added.errors) return data({ id: '', alt, errors: added.errors }, { status: added.status })
  return redirectWithNotice(here, { tone: 'ok', text: 'Picture added' })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Pictures · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The picture library: names, uses and descriptions, with an upload form. */
export default function Media({
  loaderData: { pictures, total, next, uses },
  actionData,
}: Route.ComponentProps) {
  const studio = studioPathOf(useLocation().pathname)
  const [search] = useSearchParams()
  const further = new URLSearchParams(search)
  further.set('start', String(next))
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  const upload = refused?.id === '' ? refused : undefined
  return (
    <>
      <Breadcrumb trail={[{ to: studio, text: studioName(studio) }]} here="Pictures" />
      <h1>Pictures</h1>
      <Form method="post" encType="multipart/form-data" className="picture-drop margin-top-3">
        <FileField
          name="files"
          label="New picture"
          hint={`JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_MB} MB.`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          errors={upload?.errors.files}
        />
        <TextField
          name="alt"
          label="What it shows"
          hint="For people who cannot see it, in a few words."
          defaultValue={upload?.alt}
          errors={upload?.errors.alt}
        />
        <button className="button compact" type="submit">
          <Icon name="upload" /> Upload
        </button>
      </Form>
      <SearchBar label="Search pictures" placeholder="Name or description">
        <p className="small muted">{total === 1 ? '1 picture' : `${total} pictures`}</p>
      </SearchBar>
      {pictures.length === 0 ? (
        <Empty>
          <p>No pictures found.</p>
        </Empty>
      ) : (
        <ul className="library">
          {pictures.map((picture) => (
            <Shot
              key={picture.id}
              picture={picture}
              uses={uses[picture.id] ?? []}
              refused={refused?.id === picture.id ? refused : undefined}
            />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <Link className="button secondary compact margin-top-3" to={`?${further}`}>
          Older pictures
        </Link>
      )}
    </>
  )
}

type Refused = { alt: string; errors: Record<string, string[]> }

type ShotProps = { picture: LibraryPicture; uses: readonly PictureUse[]; refused: Refused | undefined }

function Shot({ picture, uses, refused }: ShotProps) {
  const { id, name, alt, widthPx, heightPx, sizeBytes } = picture
  return (
    <li>
      <Picture image={picture} sizes="12rem" alt="" />
      <b>{name}</b>
      <span className="muted">
        {widthPx} × {heightPx} px, {sizeWords(sizeBytes)}
      </span>
      <Uses uses={uses} />
      <details open={refused !== undefined}>
        <summary>{alt || 'No description yet'}</summary>
        <Form method="post" className="stack-small margin-top-3" preventScrollReset>
          <label className="field">
            What it shows
            <input
              className="input"
              name="alt"
              defaultValue={refused?.alt ?? alt}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused && `${id}-error`}
            />
          </label>
          {refused && (
            <p className="error" id={`${id}-error`}>
              <Icon name="bad" />
              {Object.values(refused.errors).flat().join(' ')}
            </p>
          )}
          <button className="button secondary compact" type="submit" name="describe" value={id}>
            Save
          </button>
        </Form>
      </details>
    </li>
  )
}

const SHOWN_USES = 3

/** Links to where a picture is used. */
function Uses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <span className="muted">Not used</span>
  const more = uses.length - SHOWN_USES
  return (
    <span>
      Used in{' '}
      {uses.slice(0, SHOWN_USES).map(({ what, name, path }, place) => (
        <span key={`${what} ${name}`}>
          {place > 0 && ', '}
          {what.toLowerCase()} {path ? <Link to={path}>{name}</Link> : name}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </span>
  )
}
