import { data } from 'react-router'
import { z } from 'zod'
import { EntryModal } from '../../../../features/studio/admin/entry-modal.tsx'
import { publishLater } from '../../../../features/studio/commands/entry-actions.server.ts'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { dateTimeValue, readDateTime } from '../../../../kernel/date-time-field.ts'
import { TextField } from '../../../../ui/forms/field.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/schedule'
import { studioPathIn } from './studio-path.ts'

/** An empty time removes the schedule. */
const scheduleInput = z.object({
  at: z
    .string()
    .default('')
    .transform((text, check) => {
      if (text === '') return null
      const at = readDateTime(text)
      if (at) return at
      check.addIssue({ code: 'custom', message: 'Please choose a date and time' })
      return z.NEVER
    }),
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, draft } = await entryForm(ctxOf(context), params.collection, params.id)
  const at = draft?.publishAt && new Date(draft.publishAt)
  return { name, at: at ? dateTimeValue(at) : '' }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await submittedForm(request)
  const form = parseForm(scheduleInput, sent)
  if (!form.ok) return data({ form }, { status: 422 })
  const { at } = form.value
  const scheduled = await publishLater(ctxOf(context), params.collection, params.id, at)
  if (!scheduled.ok) {
    const message = scheduled.reason === 'PAST' ? 'This time has passed' : 'There is no draft to publish'
    return data({ form: refuseForm(sent, { at: [message] }) }, { status: 422 })
  }
  const text = at ? 'The draft is scheduled' : 'The draft is no longer scheduled'
  return redirectWithNotice(`${studioPathIn(request)}/${params.collection}/${params.id}`, {
    tone: 'ok',
    text,
  })
}

/** Schedules when a draft is published. */
export default function Schedule({ loaderData: { name, at }, actionData }: Route.ComponentProps) {
  const refused = actionData?.form
  return (
    <EntryModal title={`Publish ${name} later`} button="Set the time">
      <TextField
        name="at"
        label="Date and time, in the club’s time zone"
        hint="Leave empty to publish it yourself."
        type="datetime-local"
        optional
        defaultValue={refused?.values.at ?? at}
        errors={refused?.errors.at}
      />
    </EntryModal>
  )
}
