import { data } from 'react-router'
import { AccessLayout } from '../../features/accounts/components/access-layout.tsx'
import { unsubscribe } from '../../features/notifications/commands/unsubscribe.server.ts'
import { NOTIFICATION_KINDS } from '../../features/notifications/model/kinds.ts'
import {
  type EmailsState,
  findUnsubscribeLink,
} from '../../features/notifications/queries/unsubscribe-link.server.ts'
import { ctxOf } from '../context.ts'
import { pageMeta } from '../page-meta.ts'
import { submittedForm } from '../parse-form.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/unsubscribe'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const link = await findUnsubscribeLink(ctx, tokenIn(request))
  return data({ link }, link ? 200 : 410)
}

/**
 * Also handles one-click unsubscribe from mail programs (RFC 8058). Opening the link changes nothing, because e-mail
 * scanners open links.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const again = form.get('do') === 'again'
  const changed = await unsubscribe(ctx, tokenIn(request), { again })
  return data({ again }, changed.ok ? 200 : 410)
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Keeps the token in the URL from other sites. The page's own form still needs an origin, hence not `no-referrer`. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'same-origin' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'E-mails from the club', noindex: true }, matches)

export default function Unsubscribe({ loaderData: { link }, actionData }: Route.ComponentProps) {
  return (
    <AccessLayout>
      {link ? <Choice link={link} isChosen={actionData?.again === true} /> : <Expired />}
    </AccessLayout>
  )
}

type Link = NonNullable<Route.ComponentProps['loaderData']['link']>

/** Says whether the recipient gets these e-mails, and offers the other choice where it is theirs to make here. */
function Choice({ link, isChosen }: { link: Link; isChosen: boolean }) {
  const about = `${NOTIFICATION_KINDS[link.kind].toLowerCase()}${link.firstName ? ` for ${link.firstName}` : ''}`
  const { title, text, button } = choiceWords(about, isChosen)[link.state]
  return (
    <form method="post" className="stack">
      <h1 className="heading-1">{title}</h1>
      <p>{text}</p>
      {button && (
        <p>
          <button className={button.className} type="submit" name="do" value={button.value}>
            {button.label}
          </button>
        </p>
      )}
      {link.hasAccount && (
        <p>
          <a href={paths.notifications}>Log in to choose everything we send you</a>
        </p>
      )}
    </form>
  )
}

type Words = { title: string; text: string; button?: { value: string; label: string; className: string } }

/** The words of each state. `isChosen`: the reader has just started these e-mails again. */
const choiceWords = (about: string, isChosen: boolean): Record<EmailsState, Words> => ({
  on: isChosen
    ? {
        title: 'E-mails are on again',
        text: `We’ll send you e-mails about ${about} again.`,
        button: { value: 'stop', label: 'Stop e-mails', className: 'button secondary' },
      }
    : {
        title: `Stop e-mails about ${about}?`,
        text: 'We’ll still e-mail you important news, such as a cancelled session.',
        button: { value: 'stop', label: 'Stop e-mails', className: 'button wide' },
      },
  stopped: {
    title: 'E-mails stopped',
    text: `We don’t send you e-mails about ${about}, except what is important, such as a cancelled session.`,
    button: { value: 'again', label: 'Send them again', className: 'button secondary' },
  },
  complained: {
    title: 'E-mails stopped',
    text: 'One of our e-mails was marked as spam in your mailbox. Since then we only e-mail you about your account, bookings and payments.',
  },
  none: {
    title: 'You don’t get these e-mails',
    text: `We don’t send e-mails about ${about} to you any more.`,
  },
})

const Expired = () => (
  <div className="stack">
    <h1 className="heading-1">This link has expired</h1>
    <p>
      <a href={paths.notifications}>Log in to choose what we send you</a>, or reply to any of our e-mails.
    </p>
  </div>
)
