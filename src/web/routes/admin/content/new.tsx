import { useLocation } from 'react-router'
import { EntryEditor } from '../../../../features/studio/admin/entry-editor.tsx'
import { StudioContext } from '../../../../features/studio/admin/studio-layout.tsx'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new'
import { actOnEntry, sentIn } from './act.server.ts'
import { studioPathOf } from './studio-path.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
  entryForm(ctxOf(context), params.collection, undefined)

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const sent = sentIn(form, String(form.get('id') ?? ''), undefined)
  const { pathname } = new URL(request.url)
  return actOnEntry(ctxOf(context), params.collection, pathname.replace(/\.data$/, ''), sent)
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Content'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** The form of a new entry. Its id is chosen in advance, so that a form that is sent twice creates one entry. */
export default function NewEntry({ loaderData: form, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const studioPath = studioPathOf(pathname)
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <StudioContext value={studioPath}>
      <EntryEditor
        form={form}
        refused={refused}
        path={pathname}
        studioPath={studioPath}
        aside={
          <section className="card">
            <h2 className="heading-3">Entry</h2>
            <p className="small muted margin-top-3">
              {form.can.draft
                ? 'Only editors see a draft until it is published.'
                : 'It is published as soon as you save it.'}
            </p>
          </section>
        }
      />
    </StudioContext>
  )
}
