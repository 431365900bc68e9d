import { z } from 'zod'
import { readDateTime } from '../../kernel/date-time-field.ts'
import { isLocalDate } from '../../kernel/dates.ts'
import { formKey } from '../../kernel/form-key.ts'
import { plainLine } from '../../kernel/text.ts'
import { unknownFields } from '../emails/model.ts'
import { messageDraft, messageInput } from '../emails/schema.ts'
import { MONEY_FILTERS } from './model/audience.ts'
import { FIELD_NAMES, KIND_IDS } from './model/message.ts'
import { pictureProblem } from './model/pictures.ts'

const MAX_GROUPS = 200

/** One value or several, as forms send them. */
const several = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .default([])
  .transform((all) => [...new Set(all)].filter((one) => one !== '' && one.length <= 100).slice(0, MAX_GROUPS))

/** Who gets a message. Invalid filters count as none. */
export const audienceInput = z.object({
  to: several,
  money: z.enum(MONEY_FILTERS).catch('any'),
  plan: z.string().max(200).catch(''),
  season: z
    .string()
    .catch('')
    .transform((day) => (isLocalDate(day) ? String(day) : '')),
})

const kind = z.enum(KIND_IDS, 'Choose what it is about').default('news')

/** A message that was written and can be sent. */
export const writtenMessage = messageInput.extend({ kind }).superRefine(checkFields)

const shortName = z
  .string('Enter a name')
  .transform(plainLine)
  .pipe(z.string().min(1, 'Enter a name').max(80, 'Enter a name of at most 80 characters'))

/** A template as staff edit it. `version` is that of the template when the form was opened. */
export const templateInput = messageInput
  .pick({ subject: true, html: true })
  .extend({ name: shortName, kind, version: z.coerce.number().int().optional().catch(undefined) })
  .superRefine((template, check) => checkFields({ ...template, synopsis: '' }, check))
export type TemplateInput = z.output<typeof templateInput>

/** The name under which an audience is saved. */
export const audienceName = z.object({ audienceName: shortName })

/** An unfinished message, for the preview. */
export const unfinishedMessage = messageDraft.extend({ kind: kind.catch('news') })

type Written = { subject: string; synopsis: string; html: string }

function checkFields(message: Written, check: z.RefinementCtx): void {
  for (const name of ['subject', 'synopsis', 'html'] as const) {
    const [unknown] = unknownFields(message[name], FIELD_NAMES)
    if (unknown !== undefined)
      check.addIssue({ code: 'custom', path: [name], message: unknownFieldText(unknown) })
  }
  const problem = pictureProblem(message.html)
  if (problem) check.addIssue({ code: 'custom', path: ['html'], message: problem })
}

export const unknownFieldText = (name: string): string =>
  `There is no {${name}}. You can use ${FIELD_NAMES.map((known) => `{${known}}`).join(', ')}`

/** When to send: now, or at a time in the future. */
export const sendTime = (now: Date) =>
  z
    .object({ when: z.enum(['now', 'later']).catch('now'), at: z.string().catch('') })
    .transform(({ when, at }, check) => {
      if (when === 'now') return { sendAt: now }
      const sendAt = readDateTime(at)
      if (sendAt && sendAt > now) return { sendAt }
      check.addIssue({ code: 'custom', path: ['at'], message: 'Enter a date and time in the future' })
      return z.NEVER
    })

/**
 * The key of a form that is sent, how many people get the message, as the page has shown, and which version of a
 * message that is edited was opened.
 */
export const sentForm = z.object({
  key: formKey,
  people: z.coerce.number().int().catch(0),
  version: z.coerce.number().int().catch(0),
})
