import { EntryModal } from '../../../../features/studio/admin/entry-modal.tsx'
import { discardEntryDraft } from '../../../../features/studio/commands/entry-actions.server.ts'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/discard'
import { studioPathIn } from './studio-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, isNew } = await entryForm(ctxOf(context), params.collection, params.id)
  return { name, isNew }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const { isNew } = await entryForm(ctx, params.collection, params.id)
  await discardEntryDraft(ctx, params.collection, params.id)
  const list = `${studioPathIn(request)}/${params.collection}`
  return redirectWithNotice(isNew ? list : `${list}/${params.id}`, { tone: 'ok', text: 'Draft discarded' })
}

/** Asks before discarding a draft. */
export default function Discard({ loaderData: { name, isNew } }: Route.ComponentProps) {
  return (
    <EntryModal title={`Discard the draft of ${name}?`} button="Discard draft">
      <p>
        {isNew
          ? 'It was never published, so all of it will be lost.'
          : 'The published version stays as it is. Your unpublished changes will be lost.'}
      </p>
    </EntryModal>
  )
}
