import { data } from 'react-router'
import { removeEntry } from '../../../../features/studio/commands/entry-acts.server.ts'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { removalNotice } from '../../../words.ts'
import type { Route } from './+types/remove'
import { deskIn } from './desk.ts'
import { EntryModal } from './entry-modal.tsx'

const IN_USE =
  'Something still belongs to this: people, games, answers, slots or subscriptions. Move or delete that first, or make this one inactive.'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, one } = await entryForm(ctxOf(context), params.collection, params.id)
  return { name, one }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const removed = await removeEntry(ctxOf(context), params.collection, params.id)
    if (!removed.ok) return data({ failure: IN_USE }, { status: 422 })
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return data({ failure: Object.values(error.fields).flat().join(' ') }, { status: 422 })
  }
  const notice = { tone: 'ok', text: removalNotice(params.id) } as const
  return redirectWithNotice(`${deskIn(request)}/${params.collection}`, notice)
}

/** Asks before an entry is deleted. */
export default function Remove({ loaderData: { name, one }, actionData }: Route.ComponentProps) {
  return (
    <EntryModal
      title={`Delete ${name}?`}
      button={`Delete this ${one.toLowerCase()}`}
      failure={actionData?.failure}
    >
      <p>It is gone from every page at once, with its draft. This cannot be taken back.</p>
    </EntryModal>
  )
}
