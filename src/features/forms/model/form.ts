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

/** One field of a form, with its API names. [FRM-004] */
export type FormField = {
  name: string
  label: string
  typeField: (typeof FIELD_TYPES)[number]
  required?: boolean | undefined
  placeholder?: string | undefined
  description?: string | undefined
  options?: { label: string; value: string }[] | undefined
  /** The initial value; for a single tick box, what a tick means; for htmlcustom, the HTML. */
  value?: string | undefined
  multiple?: boolean | undefined
  size?: number | undefined
  disabled?: boolean | undefined
  rows?: number | undefined
  accept?: string | undefined
}

/** One line of an answer; `files` are the ids of uploaded papers. */
export type FormAnswer = { label: string; value: string; files?: string[] }

/** The default text of the submit button. */
export const SEND = 'Send'
export const SENDING = 'Sending form...'
export const SENT = 'Form sent'

/** The API values for accepted and refused terms. */
export const TERMS = { accepted: 'accepted', notAccepted: 'not_accepted' } as const
export const TERMS_LABEL = 'Terms'

/** The purpose of a form's captcha, so that a solution for one form is not valid for another. */
export const captchaPurpose = (formId: string): string => `form:${formId}`

/** The maximum length of values, in characters. */
export const LONGEST_LINE = 300
export const LONGEST_TEXT = 5000

/** Input names that the form page uses for itself, so no field may have them. */
export const OWN_NAMES: readonly string[] = ['terms', 'altcha']

/** The input with the key of the page. No field can have this name, because names begin with a letter. */
export const KEY_NAME = '_key'

/** Whether visitors can fill in the field: it is enabled and not a block of HTML. */
export const isFilledIn = (field: FormField): boolean => field.typeField !== 'htmlcustom' && !field.disabled

/** Whether a field accepts several answers: tick boxes, a multiple select or several files. */
export const takesMany = ({ typeField, multiple, options }: FormField): boolean =>
  typeField === 'checkbox'
    ? Boolean(options?.length)
    : Boolean(multiple) && (typeField === 'select' || typeField === 'file')

/** Returns the value that a tick in a single box stands for. */
export const tickValue = (field: FormField): string => field.value || 'Yes'

/** Returns the values that can be chosen; undefined for free text. */
export function choicesOf(field: FormField): string[] | undefined {
  const { typeField, options = [] } = field
  if (typeField === 'checkbox' && options.length === 0) return [tickValue(field)]
  if (typeField === 'select' || typeField === 'radio' || typeField === 'checkbox')
    return options.map((option) => option.value)
  return undefined
}

/** Returns the file extensions that a field accepts: the supported ones that `accept` names, or all supported ones. */
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
