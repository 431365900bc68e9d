import { data, useNavigation } from 'react-router'
import {
  MessagePreview,
  type Preview,
  WriteMessage,
} from '../../../../features/events/booking/admin/message-form.tsx'
import {
  messagePayers,
  previewMessage,
} from '../../../../features/events/booking/commands/message-payers.server.ts'
import { AUDIENCE_WORDS } from '../../../../features/events/booking/model/message.ts'
import { organisedEvent } from '../../../../features/events/booking/queries/organiser.server.ts'
import { messagesOf } from '../../../../features/events/booking/queries/recipients.server.ts'
import { type MessageInput, messageInput } from '../../../../features/events/booking/schema.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import type { FormErrors } from '../../../../ui/forms/field.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/message'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { event } = await organisedEvent(ctx, params.id)
  return { event, ...(await messagesOf(ctx, event.id)), formKey: newId() }
}

type Step = {
  values: Record<string, string>
  errors?: FormErrors
  failure?: string
  preview?: Preview
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const { values } = refuseForm(submitted, {})
  if (submitted.get('do') === 'edit') return data<Step>({ values })
  const form = parseForm(messageInput, submitted)
  if (!form.ok) return data<Step>({ values: form.values, errors: form.errors }, 422)
  const { event } = await organisedEvent(ctx, params.id)
  if (submitted.get('do') === 'preview') return preview(ctx, event.id, form.value, values)
  const sent = await messagePayers(ctx, event.id, form.value)
  if (sent.ok)
    return redirectWithNotice(adminPaths.event(event.id), {
      tone: 'ok',
      text: `Sent to ${count(sent.people, 'person', 'people')}`,
    })
  const failure =
    sent.reason === 'CHANGED' ? 'The list has changed since your preview. Check it again.' : undefined
  return preview(ctx, event.id, form.value, values, failure)
}

async function preview(
  ctx: Ctx,
  eventId: string,
  message: MessageInput,
  values: Record<string, string>,
  failure?: string,
) {
  const { recipients, email } = await previewMessage(ctx, eventId, message)
  if (!email) return data<Step>({ values, errors: { audience: ['Nobody is on this list now'] } }, 422)
  return data<Step>(
    { values, preview: { recipients, email }, ...(failure && { failure }) },
    failure ? 409 : 200,
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Write to the people of ${loaderData?.event.name ?? 'an event'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** Writes an e-mail to the payers of an event, with a preview before it is sent. */
export default function WriteToPayers({ loaderData, actionData }: Route.ComponentProps) {
  const { event, counts, sent, formKey } = loaderData
  const busy = useNavigation().state !== 'idle'
  const { values = {}, errors, failure, preview } = actionData ?? {}
  return (
    <>
      <Breadcrumb
        trail={[
          { to: adminPaths.events, text: 'Events' },
          { to: adminPaths.event(event.id), text: event.name },
        ]}
        here="Message"
      />
      <PageHead title="Write to the people who booked" />
      <div className="stack prose-width margin-top-4">
        {failure && (
          <Note tone="bad">
            <p>{failure}</p>
          </Note>
        )}
        {counts.every(({ people }) => people === 0) ? (
          <p className="muted">Nobody has booked or is waiting for a place.</p>
        ) : preview ? (
          <MessagePreview preview={preview} values={values} busy={busy} />
        ) : (
          <WriteMessage formKey={formKey} counts={counts} values={values} errors={errors} />
        )}
        {sent.length > 0 && (
          <section aria-labelledby="sent">
            <h2 id="sent">Sent</h2>
            <RecordLines
              none=""
              lines={sent.map(({ id, subject, audience, people, sentAt }) => ({
                id,
                title: subject,
                under: (
                  <>
                    {AUDIENCE_WORDS[audience]}: {count(people, 'person', 'people')},{' '}
                    <DateTimeText at={sentAt} />
                  </>
                ),
                badges: [],
              }))}
            />
          </section>
        )}
      </div>
    </>
  )
}
