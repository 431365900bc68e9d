import { Crumb } from '../../../ui/layout/crumb.tsx'
import '../../../ui/layout/cover.css'
import { useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { type AssignPhotos, assignPhotos } from '../../../features/photos/commands/assign-photos.server.ts'
import { TagBar } from '../../../features/photos/components/tag-bar.tsx'
import { TagGrid } from '../../../features/photos/components/tag-grid.tsx'
import { albumPath, NOT_TAGGED, TAGGED, tagPath } from '../../../features/photos/model/photo.ts'
import { canTag } from '../../../features/photos/policy.ts'
import { findAlbum } from '../../../features/photos/queries/album.server.ts'
import { alreadyTagged, taggableMembers } from '../../../features/photos/queries/tagging.server.ts'
import { tagInput } from '../../../features/photos/schema.ts'
import { UNREACHABLE } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { count } from '../../../kernel/text.ts'
import { useHydrated } from '../../../ui/admin/use-hydrated.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { PublishedDayText } from '../../../ui/primitives/published-day.tsx'
import { keepUnsent } from '../../browser/unsent.ts'
import { ctxOf } from '../../context.ts'
import { NOTICE_SHOWN, noticeIn, redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/album-tag'

export const handle = { hydrate: true, ownNotice: true }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  if (!canTag(user)) throw new Response(WORDS.forbidden, { status: 403 })
  const album = await findAlbum(ctx, params.album)
  if (!album) throw new Response(WORDS.pageNotFound, { status: 404 })
  const ids = album.photos.map(({ id }) => id)
  const [members, tagged] = await Promise.all([taggableMembers(ctx), alreadyTagged(ctx, ids)])
  const chosenId = new URL(request.url).searchParams.get('member')
  const chosen = members.find(({ id }) => id === chosenId)?.id ?? ''
  const notice = noticeIn(request.headers)
  const shown = { album, members, tagged, chosen, notice, round: ctx.requestId }
  return data(shown, notice ? { headers: { 'set-cookie': NOTICE_SHOWN } } : undefined)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const form = parseForm(tagInput, await submittedForm(request))
  if (!form.ok) return data({ why: Object.values(form.errors).flat().join('. ') }, 422)
  const assigned = await assignPhotos(ctx, form.value)
  const { member } = form.value
  if (assigned.ok)
    return redirectWithNotice(tagPath(params.album, member), { tone: 'ok', text: taggedText(assigned) })
  switch (assigned.reason) {
    case 'NO_MEMBER':
      return data({ why: 'This member cannot be tagged.' }, 422)
    case 'NO_PHOTO':
      return data({ why: 'One of the photos has been deleted.' }, 409)
    case 'TOO_MANY':
      return data(
        { why: 'You have tagged too many photos. Please try again in an hour.' },
        tooMany(assigned.retryAfterSeconds),
      )
    default:
      return unreachable(assigned)
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepUnsent(serverAction, { why: UNREACHABLE })

const NONE: ReadonlySet<string> = new Set()

/** [PHO-017, resolutions C04] */
function taggedText({ name, withdrawn }: Extract<AssignPhotos, { ok: true }>): string {
  if (withdrawn === 0) return TAGGED(name)
  return `${TAGGED(name)}, except in ${count(withdrawn, 'photo')} where ${name} has removed their name`
}

export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: `Tag players in ${loaderData?.album.title ?? 'photos'}`, noindex: true }, matches)

/**
 * An album's tagging mode: a form with check boxes. After tagging, the photos are deselected but the member stays
 * chosen and the scroll position is kept, so that the next photo takes one click.
 */
export default function AlbumTag({ loaderData, actionData }: Route.ComponentProps) {
  const { album, members, tagged, notice, round } = loaderData
  const [selection, setSelection] = useState({ round, ids: NONE })
  const [chosen, setChosen] = useState(loaderData.chosen)
  const alive = useHydrated()
  const busy = useNavigation().formMethod === 'POST'
  const selected = selection.round === round ? selection.ids : NONE
  const setSelected = (ids: ReadonlySet<string>) => setSelection({ round, ids })
  const name = members.find(({ id }) => id === chosen)?.name
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  return (
    <div className="page padding-top-4 padding-bottom-band">
      <Crumb to={paths.albums} text="Photos" muted />
      <div className="section-head margin-top-1">
        <div>
          <h1 className="heading-1">{album.title}</h1>
          <p className="muted margin-top-2">
            <PublishedDayText day={album.taken} />, {count(album.photos.length, 'photo')}
          </p>
        </div>
        <a className="button secondary compact" href={albumPath(album.albumId)}>
          <Icon name="close" /> Close
        </a>
      </div>
      {actionData && (
        <div className="margin-bottom-4">
          <Note tone="bad">
            <p>
              {NOT_TAGGED}. {actionData.why}
            </p>
          </Note>
        </div>
      )}
      {album.photos.length === 0 ? (
        <Empty>
          <p>No photos yet.</p>
        </Empty>
      ) : (
        <Form method="post" preventScrollReset replace onSubmit={(event) => busy && event.preventDefault()}>
          <TagGrid
            album={album}
            tagged={new Set(tagged)}
            selected={selected}
            toggle={toggle}
            quick={alive && selected.size === 0 ? name : undefined}
          />
          <TagBar
            outcome={actionData ? undefined : notice}
            members={members}
            chosen={chosen}
            choose={setChosen}
            selected={selected.size}
            clear={() => setSelected(NONE)}
            busy={busy}
            isInteractive={alive}
          />
        </Form>
      )}
    </div>
  )
}
