import { Link } from 'react-router'
import { TryAgain } from '../../../../features/emails/admin/try-again.tsx'
import { membersAt } from '../../../../features/members/queries/members-at.server.ts'
import { ownPath } from '../../../../platform/auth/next-path.ts'
import { failingAddresses, tryAgain } from '../../../../platform/email/address-problems.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/failing'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const addresses = await failingAddresses(ctx)
  const members = await membersAt(
    ctx,
    addresses.map(({ email }) => email),
  )
  return { addresses, members }
}

/** Lets the club write to an address again, and returns to the page with the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const email = String(form.get('email') ?? '')
  const back = ownPath(form.get('back')?.toString(), adminPaths.failingEmails)
  const tried = await tryAgain(ctxOf(context), email)
  const text = tried ? `We’ll write to ${email} again` : 'We already write to this address again'
  return redirectWithNotice(back, { tone: 'ok', text })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Addresses that do not work · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The addresses that do not work, with the members who have them. */
export default function Failing({ loaderData: { addresses, members } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.emails, text: 'E-mails' }]} here="Addresses that do not work" />
      <PageHead title="Addresses that do not work" />
      <p className="muted prose-width margin-top-3">
        E-mails to these addresses have come back, so we leave them out of messages to many people. E-mails
        about an account, a booking or a payment still go there. Correct the address, or try again once it
        works.
      </p>
      <div className="margin-top-4">
        <RecordLines
          none="No e-mail has come back."
          lines={addresses.map(({ email, failingSince, reason }) => ({
            id: email,
            title: email,
            under: (
              <>
                {members
                  .filter((member) => member.emails.includes(email))
                  .map(({ id, name }) => (
                    <span key={id}>
                      <Link to={adminPaths.member(id)}>{name}</Link>,{' '}
                    </span>
                  ))}
                since <DayText at={failingSince} />
                {reason && <div>{reason}</div>}
              </>
            ),
            badges: [],
            action: <TryAgain email={email} back={adminPaths.failingEmails} />,
          }))}
        />
      </div>
    </>
  )
}
