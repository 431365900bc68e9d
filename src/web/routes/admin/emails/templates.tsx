import '../../../../ui/layout/entry-list.css'
import { Form, Link } from 'react-router'
import { removeAudience } from '../../../../features/messages/commands/save-audience.server.ts'
import { listAudiences, listTemplates } from '../../../../features/messages/queries/templates.server.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/templates'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [templates, audiences] = await Promise.all([listTemplates(ctx), listAudiences(ctx)])
  return { templates, audiences: audiences.map(({ id, name }) => ({ id, name })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  await removeAudience(ctxOf(context), String(form.get('audience')))
  return redirectWithNotice(adminPaths.messageTemplates, { tone: 'ok', text: 'Removed' })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Templates · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The templates of messages, and the saved choices of who gets them. */
export default function Templates({ loaderData: { templates, audiences } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.emails, text: 'E-mails' }]} here="Templates" />
      <PageHead title="Templates">
        <Link className="button" to={adminPaths.messageTemplate('new')}>
          <Icon name="plus" /> New template
        </Link>
      </PageHead>
      <div className="stack margin-top-4">
        <RecordLines
          none="No templates yet."
          lines={templates.map(({ id, name, subject }) => ({
            id,
            title: <Link to={adminPaths.messageTemplate(id)}>{name}</Link>,
            under: subject,
            badges: [],
          }))}
        />
        <h2>Saved recipients</h2>
        {audiences.length === 0 ? (
          <p className="muted">None yet. When you write an e-mail, you can save who gets it.</p>
        ) : (
          <ul className="entry-list">
            {audiences.map(({ id, name }) => (
              <li key={id}>
                <p>{name}</p>
                <Form method="post">
                  <input type="hidden" name="audience" value={id} />
                  <button className="button secondary compact" type="submit">
                    Remove<span className="visually-hidden"> {name}</span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
