import '../../../../ui/admin/admin-layout.css'
import { Form } from 'react-router'
import { ConsentList } from '../../../../features/members/consent/admin/consent-list.tsx'
import { askForConsent } from '../../../../features/members/consent/commands/ask-for-consent.server.ts'
import { unansweredMembers } from '../../../../features/members/consent/queries/unanswered-members.server.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/consent'

export async function loader({ context }: Route.LoaderArgs) {
  return { members: await unansweredMembers(ctxOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const member = form.get('member')
  const emailed = await askForConsent(ctxOf(context), typeof member === 'string' ? member : undefined)
  const text =
    emailed === 0
      ? 'Nobody was asked: they have no e-mail address, or were already asked today'
      : `We have e-mailed ${count(emailed, 'person', 'people')}`
  throw redirectWithNotice(adminPaths.memberConsents, { tone: emailed === 0 ? 'bad' : 'ok', text })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Consent · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Members who have not answered the consent questions. */
export default function Consent({ loaderData: { members } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Consent">
        <a className="button secondary compact" href={adminPaths.members}>
          Members
        </a>
        {members.length > 0 && (
          <Form method="post">
            <button className="button compact" type="submit">
              Ask everybody again
            </button>
          </Form>
        )}
      </PageHead>
      {members.length === 0 ? (
        <Empty>
          <h2 className="heading-3">Everybody has answered</h2>
        </Empty>
      ) : (
        <>
          <p className="margin-top-3">
            {count(members.length, 'member has', 'members have')} not answered every question.
          </p>
          <ConsentList members={members} />
        </>
      )}
    </>
  )
}
