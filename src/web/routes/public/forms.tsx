import { listForms } from '../../../features/forms/queries/forms.server.ts'
import { excerpt } from '../../../kernel/excerpt.ts'
import { textOf } from '../../../kernel/text.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { paths } from '../../paths.ts'
import '../../../features/volunteering/components/positions.css'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/forms'

export async function loader({ context }: Route.LoaderArgs) {
  const forms = await listForms(ctxOf(context))
  return forms.map(({ description, ...form }) => ({ ...form, about: excerpt(textOf(description), 120) }))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: 'Forms', description: 'Write to the club, book a free session, answer a survey.' },
    matches,
  )

export default function Forms({ loaderData: forms }: Route.ComponentProps) {
  return (
    <>
      <Cover title="Forms">
        <p>Write to us, book a free session, tell us what you think.</p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band">
        {forms.length === 0 ? (
          <Empty>
            <p>There is no form to fill in at the moment.</p>
          </Empty>
        ) : (
          <ul className="position-list">
            {forms.map((form) => (
              <li className="card stack-small" key={form.id}>
                <h2 className="heading-3">
                  <a href={paths.form(form.slug)}>{form.title}</a>
                </h2>
                <p className="small muted">
                  <DayText at={form.createdAt} />
                </p>
                {form.about && <p>{form.about}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
