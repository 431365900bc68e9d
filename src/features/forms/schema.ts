import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'
import { startRow } from '../../kernel/list-search.ts'
import { choicesOf, FIELD_TYPES, OWN_NAMES, takesMany } from './model/form.ts'
import { RESULT_STATUSES } from './model/status.ts'

const line = (max: number) => z.string().trim().max(max)
const filled = (max: number) => line(max).min(1)

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/
/** A field's name becomes the name of its input, so it must be plain and not reserved by the page or JavaScript. */
const fieldName = z
  .string()
  .regex(NAME, 'Use letters, digits, - and _, and begin with a letter')
  .refine(
    (name) => !OWN_NAMES.includes(name) && !(name in Object.prototype),
    'This name is reserved. Choose another',
  )

const option = z.union([
  filled(200).transform((text) => ({ label: text, value: text })),
  z.strictObject({ label: filled(200), value: filled(200) }),
])

const formField = z
  .strictObject({
    name: fieldName,
    label: line(200),
    typeField: z.enum(FIELD_TYPES),
    required: z.boolean().optional(),
    placeholder: line(200).optional(),
    description: line(500).optional(),
    options: z.array(option).max(100).optional(),
    value: z.string().max(20_000).optional(),
    multiple: z.boolean().optional(),
    size: z.number().int().min(1).max(100).optional(),
    disabled: z.boolean().optional(),
    rows: z.number().int().min(1).max(40).optional(),
    accept: line(200).optional(),
  })
  .superRefine((field, check) => {
    const refuse = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (field.typeField === 'htmlcustom') return
    if (field.label === '') refuse('label', 'Enter a label')
    const choices = choicesOf(field)
    if (!choices) return
    if (choices.length === 0) refuse('options', 'Add options')
    if (new Set(choices).size < choices.length) refuse('options', 'Give each option a different value')
    if (field.value && !takesMany(field) && !choices.includes(field.value))
      refuse('value', 'Enter the value of one of the options')
  })

/** Fields are identified by name on the page and by label in the call `send_form`. */
const areDistinct = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length

/** The fields of a form as staff enter them. HTML in them is sanitised later. */
export const formDataInput = z.strictObject({
  fields: z
    .array(formField)
    .max(60)
    .refine((fields) => areDistinct(fields.map((field) => field.name)), 'Two fields have the same name')
    .refine(
      (fields) => areDistinct(fields.filter((field) => field.label !== '').map((field) => field.label)),
      'Two fields have the same label',
    ),
})

/** The input of `POST /api/gdutils/send_form`: the last item of `data` says whether the terms are accepted. */
export const sendFormCall = z.object({
  form_id: z.string().max(100),
  token: z.string().max(5000).nullish(),
  data: z
    .array(
      z.object({
        label: z.string().max(300),
        value: z.union([z.string().max(10_000), z.array(z.string().max(10_000)).max(100)]),
      }),
    )
    .min(1)
    .max(101),
})
export type SendFormCall = z.output<typeof sendFormCall>

/** The search of the list of answers. Invalid parameters are ignored. */
export const resultSearch = z.object({
  q: z.string().trim().max(100).catch(''),
  form: z.string().refine(isId).optional().catch(undefined),
  status: z.enum(RESULT_STATUSES).optional().catch(undefined),
  /** The month in which answers arrived: '2026-11'. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  /** The label of a question, and one of its choices. */
  field: z.string().max(200).catch(''),
  choice: z.string().max(20_000).catch(''),
  start: startRow,
})

export type ResultSearch = z.output<typeof resultSearch>

/** A reply to the sender of an answer. `seen` is the number of earlier replies that its author knows. */
export const replyInput = z.object({
  text: z.string().trim().min(1, 'Write a reply').max(5000, 'Write at most 5000 characters'),
  seen: z.coerce.number().int().min(0).catch(0),
})
