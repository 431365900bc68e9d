/** [FRM-005] */
export const FIELD_TYPES = [
  'text',
  'email',
  'select',
  'radio',
  'textarea',
  'checkbox',
  'file',
  'htmlcustom',
] as const

/** One field of a form, with its wire names. [FRM-004] */
export type FormField = {
  name: string
  label: string
  typeField: (typeof FIELD_TYPES)[number]
  required?: boolean | undefined
  placeholder?: string | undefined
  description?: string | undefined
  options?: { label: string; value: string }[] | undefined
  /** What stands in the field at first; of a single box to tick what it says; of htmlcustom the HTML itself. */
  value?: string | undefined
  multiple?: boolean | undefined
  size?: number | undefined
  disabled?: boolean | undefined
  rows?: number | undefined
  accept?: string | undefined
}

/** One line of an answer; uploaded papers by their file ids. [resolutions F05] */
export type FormAnswer = { label: string; value: string; files?: string[] }

/** What the submit button says when the form itself does not. [FRM-007, resolutions F05] */
export const SEND = 'Send'
/** [FRM-008] */
export const SENDING = 'Sending form...'
/** [FRM-019] */
export const SENT = 'Form sent'

/** Whether the terms were accepted, in the specification's words. [FRM-011] */
export const TERMS = { accepted: 'accepted', notAccepted: 'not_accepted' } as const
export const TERMS_LABEL = 'Terms'

/** What the captcha of a form is solved for: a solution for one form opens no other. */
export const captchaPurpose = (formId: string): string => `form:${formId}`

/** What a field holds at most, in characters. */
export const LONGEST_LINE = 300
export const LONGEST_TEXT = 5000

/** Names that the form page itself uses beside the fields. */
export const OWN_NAMES: readonly string[] = ['terms', 'altcha']

/** Somebody can fill it in: it is not printed HTML, nor switched off. */
export const isFilledIn = (field: FormField): boolean => field.typeField !== 'htmlcustom' && !field.disabled

/** Several answers to one field: ticked boxes, a list of many choices, several files. */
export const takesMany = ({ typeField, multiple, options }: FormField): boolean =>
  typeField === 'checkbox'
    ? Boolean(options?.length)
    : Boolean(multiple) && (typeField === 'select' || typeField === 'file')

/** What a single box to tick says in the answer. */
export const tickValue = (field: FormField): string => field.value || 'Yes'

/** What may be chosen; undefined where people write freely. */
export function choicesOf(field: FormField): string[] | undefined {
  const { typeField, options = [] } = field
  if (typeField === 'checkbox' && options.length === 0) return [tickValue(field)]
  if (typeField === 'select' || typeField === 'radio' || typeField === 'checkbox')
    return options.map((option) => option.value)
  return undefined
}

/** The endings of files that a field takes: those of `accept` that the club takes at all. [resolutions A16] */
export function endingsOf({ accept }: FormField): string[] {
  const wanted = (accept ?? '').toLowerCase()
  const taken = FILE_KINDS.filter(({ words }) => words.some((word) => wanted.includes(word)))
  return (taken.length > 0 ? taken : FILE_KINDS).flatMap((kind) => kind.endings)
}

const FILE_KINDS = [
  { endings: ['.pdf'], words: ['pdf'] },
  { endings: ['.jpg', '.jpeg'], words: ['jpg', 'jpeg', 'image/*'] },
  { endings: ['.png'], words: ['png', 'image/*'] },
] as const
