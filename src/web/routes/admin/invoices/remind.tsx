import '../../../../ui/admin/email-text.css'
import '../../../../ui/admin/facts.css'
import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import {
  type RemindInvoice,
  remindInvoice,
} from '../../../../features/billing/invoices/commands/remind-invoice.server.ts'
import { invoiceReminder } from '../../../../features/billing/invoices/model.ts'
import { findInvoice } from '../../../../features/billing/invoices/queries/invoices.server.ts'
import { plainText } from '../../../../features/emails/model.ts'
import { clubTime, longDay } from '../../../../kernel/dates.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/remind'
import { INVOICES, OF_INVOICES } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const invoice = await findInvoice(ctx, params.id)
  const email = invoiceReminder({ ...invoice, club: ctx.club.name })
  return {
    to: invoice.customerEmail,
    subject: email.subject,
    text: plainText(email),
    reminded: invoice.remindedAt ? longDay(invoice.remindedAt) : undefined,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const reminded = await remindInvoice(ctxOf(context), params.id)
  if (!reminded.ok) return data({ failure: worded(reminded) }, { status: 422 })
  const { searchParams } = new URL(request.url)
  return redirectWithNotice(`${INVOICES}${keepQuery(searchParams, OF_INVOICES)}`, {
    tone: 'ok',
    text: `Email sent to ${reminded.email}!`,
  })
}

function worded(refused: Extract<RemindInvoice, { ok: false }>): string {
  switch (refused.reason) {
    case 'NO_EMAIL':
      return 'there is no e-mail address.'
    case 'NOT_OPEN':
      return 'this invoice is no longer open.'
    case 'JUST_SENT':
      return `a reminder went out at ${clubTime(refused.at)} already. Wait an hour before the next.`
    default:
      return unreachable(refused)
  }
}

/** Previews and sends a reminder. [INV-005] */
export default function Remind({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${INVOICES}${keepQuery(search, OF_INVOICES)}`
  const isSending = useNavigation().state !== 'idle'
  const { to, subject, text, reminded } = loaderData
  return (
    <Modal
      title="Send a reminder"
      closeTo={list}
      foot={
        <>
          <p className="small muted">{reminded && `Reminded before, on ${reminded}.`}</p>
          <Link className="button secondary compact" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="remind" disabled={isSending}>
            Send reminder
          </button>
        </>
      }
    >
      {actionData && (
        <Note tone="bad">
          <p>Error sending: {actionData.failure}</p>
        </Note>
      )}
      <Form id="remind" method="post" preventScrollReset className="stack-small">
        <dl className="facts">
          <div>
            <dt>To</dt>
            <dd>{to}</dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd>{subject}</dd>
          </div>
        </dl>
        <p className="email-text">{text}</p>
      </Form>
    </Modal>
  )
}
