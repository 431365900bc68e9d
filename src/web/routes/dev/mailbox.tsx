import '../../../ui/layout/entry-list.css'
import { mailboxOf, mailIn, mailsIn } from '../../../platform/email/mailbox.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { isFromThisMachine } from '../../local-request.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import './mailbox.css'
import type { Route } from './+types/mailbox'

/** Shows sent e-mails if no mail server is configured. Development only, because the e-mails contain login links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = ctxOf(context)
  if (!config.development || !isFromThisMachine(request))
    throw new Response('This page could not be found', { status: 404 })
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const folder = mailboxOf(config)
  const [list, open] = await Promise.all([mailsIn(folder), mailIn(folder, id)])
  return { list, open }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Mailbox', noindex: true }, matches)

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { list, open } = loaderData
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <h1 className="heading-1 margin-bottom-5">Mailbox</h1>
      {list.length === 0 ? (
        <Empty>
          <h2 className="heading-3">No mail yet</h2>
          <p>E-mails from the site appear here. Ask for a new password, or send a form.</p>
        </Empty>
      ) : (
        <div className="mailbox">
          <ul className="entry-list">
            {list.map((mail) => (
              <li key={mail.id}>
                <a
                  href={`${paths.mailbox}?id=${mail.id}`}
                  aria-current={mail.id === open?.id ? 'true' : undefined}
                >
                  <b>{mail.subject}</b>
                  <span className="small muted">
                    {mail.to.email}, <DateTimeText at={mail.createdAt} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {open && <OpenMail mail={open} />}
        </div>
      )}
    </div>
  )
}

type Mail = NonNullable<Route.ComponentProps['loaderData']['open']>

function OpenMail({ mail }: { mail: Mail }) {
  return (
    <article className="card stack">
      <h2 className="heading-3">{mail.subject}</h2>
      <p className="small muted">
        From {mail.from.email} to {mail.to.email}
        {mail.cc && `, copy to ${mail.cc.email}`}
        {mail.replyTo && `, answers to ${mail.replyTo.email}`}
      </p>
      <div className="email-body">{linked(mail.text)}</div>
      <p>
        <a className="more-link" href={paths.mail(mail.id)}>
          As HTML
        </a>
      </p>
    </article>
  )
}

/** Turns the URLs in a text into links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith('http') ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
