import { data } from 'react-router'
import { EntryModal } from '../../../../features/studio/admin/entry-modal.tsx'
import { canHide, hideEntry, removeEntry } from '../../../../features/studio/commands/entry-actions.server.ts'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import { removalNotice } from '../../../words.ts'
import type { Route } from './+types/remove'
import { studioPathIn } from './studio-path.ts'

const IN_USE =
  'Something still belongs to this: people, games, answers, slots or subscriptions. Move or delete that first, or make this one inactive.'

const HIDDEN = 'Hidden: it is no longer on the site'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, one } = await entryForm(ctxOf(context), params.collection, params.id)
  return { name, one }
}

export async function action({ request, params: { collection, id }, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const refused = (failure: string) => data({ failure, canHide: canHide(ctx, collection) }, { status: 422 })
  const list = `${studioPathIn(request)}/${collection}`
  try {
    if ((await submittedForm(request)).get('intent') === 'hide') {
      await hideEntry(ctx, collection, id)
      return redirectWithNotice(`${list}/${id}`, { tone: 'ok', text: HIDDEN })
    }
    const { name } = await entryForm(ctx, collection, id)
    const removed = await removeEntry(ctx, collection, id)
    if (!removed.ok) return refused(IN_USE)
    return redirectWithNotice(list, { tone: 'ok', text: removalNotice(name) })
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return refused(Object.values(error.fields).flat().join(' '))
  }
}

/** Asks before deleting an entry. */
export default function Remove({ loaderData: { name, one }, actionData }: Route.ComponentProps) {
  return (
    <EntryModal
      title={`Delete ${name}?`}
      button={`Delete this ${one.toLowerCase()}`}
      failure={actionData?.failure}
      other={
        actionData?.canHide && (
          <button className="button compact" type="submit" form="entry-modal" name="intent" value="hide">
            Hide it instead
          </button>
        )
      }
    >
      {!actionData?.canHide && (
        <p>It will disappear from every page at once, with its draft. This cannot be undone.</p>
      )}
    </EntryModal>
  )
}
