import { data, Link, useNavigation, useSearchParams } from 'react-router'
import { AlbumForm, fieldsTyped } from '../../../../features/photos/admin/album-form.tsx'
import { createAlbum } from '../../../../features/photos/commands/save-album.server.ts'
import { albumInput } from '../../../../features/photos/schema.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new'

export const loader = ({ context }: Route.LoaderArgs) => ({ today: clubDay(ctxOf(context).clock.now()) })

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(albumInput, await submittedForm(request))
  if (!form.ok) return data({ form }, 422)
  const { id } = await createAlbum(ctxOf(context), form.value)
  return redirectWithNotice(adminPaths.album(id), {
    tone: 'ok',
    text: `${form.value.title} has been created. Now add photos.`,
  })
}

/** Creates an album; photos are added on its page. */
export default function New({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const list = `${adminPaths.photos}${keepQuery(search, ['q', 'sort'])}`
  const empty = { title: '', takenOn: loaderData.today, description: '', visible: true, membersOnly: false }
  const values = actionData ? fieldsTyped(actionData.form.values) : empty
  return (
    <Modal
      small
      title="New album"
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          <button
            className="button compact"
            type="submit"
            form="album"
            disabled={busy}
            aria-busy={busy || undefined}
          >
            Create album
          </button>
        </>
      }
    >
      <AlbumForm id="album" values={values} errors={actionData?.form.errors} />
    </Modal>
  )
}
