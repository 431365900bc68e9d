import { Link } from 'react-router'
import { STATUS_WORDS } from '../../../../features/messages/model/message.ts'
import { listMessages } from '../../../../features/messages/queries/messages.server.ts'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/messages'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  messages: await listMessages(ctxOf(context)),
})

export const meta: Route.MetaFunction = () => [
  { title: 'Messages · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The messages that staff have written to many people. */
export default function Messages({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.emails, text: 'E-mails' }]} here="Messages" />
      <PageHead title="Messages">
        <Link className="button secondary" to={adminPaths.messageTemplates}>
          Templates
        </Link>
        <Link className="button" to={adminPaths.newEmail}>
          <Icon name="pencil" /> New e-mail
        </Link>
      </PageHead>
      <div className="margin-top-4">
        <RecordLines
          none="No messages yet. Each message to several people is listed here, with its recipients."
          lines={messages.map(({ id, subject, status, sendAt, written, author }) => ({
            id,
            title: <Link to={adminPaths.message(id)}>{subject}</Link>,
            under: (
              <>
                <DateTimeText at={sendAt} />
                {author && `, ${author}`}, {count(written, 'e-mail')}
              </>
            ),
            badges: [STATUS_WORDS[status]],
          }))}
        />
      </div>
    </>
  )
}
