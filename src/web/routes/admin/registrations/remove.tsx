import { data, Form, Link, useSearchParams } from 'react-router'
import { removeRegistration } from '../../../../features/registrations/review/commands/remove-registration.server.ts'
import {
  PAYMENT_WORDS,
  REMOVAL_REFUSED,
} from '../../../../features/registrations/review/model/registration-row.ts'
import { removalOf } from '../../../../features/registrations/review/queries/registration-admin.server.ts'
import { removeInput } from '../../../../features/registrations/review/schema.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { removalNotice } from '../../../words.ts'
import type { Route } from './+types/remove'
import { listIn, listQuery, REGISTRATIONS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { payment, ...facts } = await removalOf(ctxOf(context), params.id)
  return { ...facts, payment: PAYMENT_WORDS[payment].text }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = parseForm(removeInput, await submittedForm(request))
  const { name } = await removalOf(ctx, params.id)
  const removed = await removeRegistration(ctx, params.id, form.ok ? form.value : {})
  if (!removed.ok) return data({ failure: REMOVAL_REFUSED[removed.reason] }, { status: 422 })
  return redirectWithNotice(listIn(request), { tone: 'ok', text: removalNotice(`Registration of ${name}`) })
}

/** Asks before removing a registration. [ADM-029, ADM-030, resolutions B24] */
export default function Remove({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${REGISTRATIONS}${listQuery(search)}`
  const { name, email, payment, registrationPaid, isRunning, member } = loaderData
  return (
    <Modal
      small
      title={`Remove ${name}`}
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="remove" disabled={isRunning}>
            Remove registration
          </button>
        </>
      }
    >
      {actionData && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      <Form id="remove" method="post" className="stack-small" preventScrollReset>
        <p>
          <b>Are you sure you want to remove the registration?</b>
        </p>
        <p className="muted">{[name, email, payment].filter(Boolean).join(', ')}</p>
        {member && (
          <p>
            It belongs to {member}, who keeps its payments. If it belongs to someone else, unlink the member
            first.
          </p>
        )}
        {isRunning && (
          <Note tone="warn">
            <p>
              Its subscription is running. <Link to={adminPaths.subscriptions}>Cancel the subscription</Link>{' '}
              first.
            </p>
          </Note>
        )}
        {registrationPaid && !isRunning && (
          <TickField
            name="paid"
            value="yes"
            label="Remove it even though it is paid. The payment is kept and not refunded"
          />
        )}
      </Form>
    </Modal>
  )
}
