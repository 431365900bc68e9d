import { data, Link } from 'react-router'
import { type ReaderRefusal, ReaderSection } from '../../../../features/forms/admin/readers.tsx'
import { nameReader, removeReader } from '../../../../features/forms/commands/name-reader.server.ts'
import { confidentialForms } from '../../../../features/forms/queries/readers.server.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/confidential'

export async function loader({ context }: Route.LoaderArgs) {
  return { forms: await confidentialForms(ctxOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const formId = String(form.get('form') ?? '')
  const email = String(form.get('email') ?? '').trim()
  const say = (text: string) => redirectWithNotice(adminPaths.confidentialForms, { tone: 'ok', text })
  const refuse = (message: string) => data<ReaderRefusal>({ formId, message, email }, { status: 422 })
  switch (form.get('intent')) {
    case 'name': {
      const named = await nameReader(ctx, formId, email)
      return named.ok
        ? say(`${named.name} can read it now. We’ve e-mailed its readers.`)
        : refuse(REFUSED[named.reason])
    }
    case 'remove': {
      const removed = await removeReader(ctx, formId, String(form.get('user') ?? ''))
      return removed.ok
        ? say(`${removed.name} can no longer read it. We’ve e-mailed its readers.`)
        : refuse(REFUSED[removed.reason])
    }
    default:
      throw new Response(WORDS.badRequest, { status: 400 })
  }
}

const REFUSED = {
  NO_ACCOUNT: 'Nobody logs in with this address',
  IS_READER: 'This person reads it already',
  LAST_READER: 'Name someone else first, or unpublish the form: a published form needs a reader',
  NOT_A_READER: 'This person no longer reads it',
} as const

export const meta: Route.MetaFunction = () => [
  { title: 'Confidential forms · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Who reads each confidential form. The answers are not here: their readers find them in the members' area. */
export default function Confidential({ loaderData: { forms }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Confidential forms">
        <Link className="button secondary compact" to={adminPaths.forms}>
          All answers
        </Link>
      </PageHead>
      <p className="muted">
        Only these people can open the answers. Administrators cannot, unless they are named here, and each
        change is e-mailed to everybody who reads the form.
      </p>
      {forms.length === 0 && (
        <Empty>
          <p>No form is confidential.</p>
        </Empty>
      )}
      {forms.map((form) => (
        <ReaderSection
          key={form.id}
          form={form}
          refusal={actionData?.formId === form.id ? actionData : undefined}
        />
      ))}
    </>
  )
}
