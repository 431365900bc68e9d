import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../ui/primitives/record-lines.tsx'
import { deliveryState } from '../../emails/model.ts'
import type { memberHistory } from '../queries/member-admin.server.ts'
import type { memberEmails } from '../queries/member-emails.server.ts'
import { describeAction } from './describe-action.ts'

type Emails = Awaited<ReturnType<typeof memberEmails>>
type Actions = Awaited<ReturnType<typeof memberHistory>>

/** The e-mails that were sent to a member, with errors of delivery. */
export function MemberEmails({ emails }: { emails: Emails }) {
  const lines = emails.map((one) => ({
    id: one.id,
    title: one.subject,
    under: (
      <>
        {one.toEmail}, <DateTimeText at={one.sentAt ?? one.createdAt} />
        {one.error && `, ${one.error}`}
      </>
    ),
    badges: [deliveryState(one)],
  }))
  return <RecordLines lines={lines} none="No e-mails." />
}

/** The audit log of a member: what was done, by which user, and when. */
export function MemberHistory({ actions }: { actions: Actions }) {
  const lines = actions.map((one) => ({
    id: one.id,
    title: describeAction(one),
    under: (
      <>
        {one.by ?? 'The website'}, <DateTimeText at={one.at} />
      </>
    ),
    badges: [],
  }))
  return <RecordLines lines={lines} none="No changes by staff yet." />
}
