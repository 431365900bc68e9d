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
  required?: boolean
  placeholder?: string
  description?: string
  options?: { label: string; value: string }[]
  value?: string
  multiple?: boolean
  size?: number
  disabled?: boolean
  rows?: number
  accept?: string
}

export type FormAnswer = { label: string; value: string }
