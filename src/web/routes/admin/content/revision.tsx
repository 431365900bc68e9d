import { data } from 'react-router'
import { DiffView } from '../../../../features/studio/admin/diff-view.tsx'
import { EntryModal } from '../../../../features/studio/admin/entry-modal.tsx'
import { restoreEntry } from '../../../../features/studio/commands/entry-actions.server.ts'
import { compareRevision } from '../../../../features/studio/queries/revisions.server.ts'
import { longDateTime } from '../../../../kernel/dates.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/revision'
import { studioPathIn } from './studio-path.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
  compareRevision(ctxOf(context), params.collection, params.id, Number(params.version))

export async function action({ request, params, context }: Route.ActionArgs) {
  const { collection, id, version } = params
  try {
    await restoreEntry(ctxOf(context), collection, id, Number(version))
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    const why = Object.values(error.fields).flat().join(' ')
    return data({ failure: `We cannot restore this version: ${why}` }, { status: 422 })
  }
  return redirectWithNotice(`${studioPathIn(request)}/${collection}/${id}`, { tone: 'ok', text: 'Restored' })
}

/** An earlier version, compared line by line with the current one, with a button to restore it. */
export default function Revision({ loaderData: { at, diffs }, actionData }: Route.ComponentProps) {
  const when = longDateTime(new Date(at))
  return (
    <EntryModal title={when} button="Restore this version" failure={actionData?.failure} small={false}>
      <p>
        Restoring sets the fields below back to this version. The current version stays in the list of earlier
        versions.
      </p>
      <DiffView diffs={diffs} before="this version" after="the current version" />
    </EntryModal>
  )
}
