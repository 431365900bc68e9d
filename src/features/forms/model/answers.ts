import { isEmail, respelledEmail } from '../../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../../kernel/email-message.ts'
import { plainLine, plainText } from '../../../kernel/text.ts'
import {
  choicesOf,
  endingsOf,
  type FormAnswer,
  type FormField,
  isFilledIn,
  LONGEST_LINE,
  LONGEST_TEXT,
  TERMS,
  TERMS_LABEL,
  takesMany,
} from './form.ts'

/** A file as the browser uploads it. */
export type Upload = { readonly name: string; readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }

/** The submitted values by field name. Names that the form does not have are ignored. */
export type Filled = {
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly uploads: ReadonlyMap<string, readonly Upload[]>
  readonly terms: boolean
}

/** The stored uploads by field name. */
export type Papers = ReadonlyMap<string, readonly Paper[]>
export type Paper = { readonly id: string; readonly name: string }

/** Messages by field name, in the order of the form. */
export type FormProblems = Record<string, string[]>

/** [resolutions A16] */
const MAX_BYTES = 5 * 1024 * 1024
const MAX_FILES = 3

const isLong = (field: FormField): boolean => field.typeField === 'textarea'

/** Finds the problems of all fields and of the terms; an empty object if there are none. */
export function problemsIn(fields: readonly FormField[], filled: Filled): FormProblems {
  const found = fields.filter(isFilledIn).map((field) => [field.name, problemOf(field, filled)] as const)
  const terms = ['terms', filled.terms ? undefined : 'Please accept the terms'] as const
  return Object.fromEntries(
    [...found, terms].flatMap(([name, problem]) => (problem ? [[name, [problem]]] : [])),
  )
}

/** Returns the answer as it is stored and e-mailed: the filled-in fields in the order of the form, then the terms. */
export function answersOf(
  fields: readonly FormField[],
  filled: Filled,
  papers: Papers = new Map(),
): FormAnswer[] {
  const given = fields.filter(isFilledIn).flatMap((field): FormAnswer[] => {
    if (field.typeField === 'file') return paperAnswer(field, papers.get(field.name) ?? [])
    const texts = textsOf(field, filled)
    return texts.length > 0 ? [{ label: field.label, value: texts.join(', ') }] : []
  })
  return [...given, { label: TERMS_LABEL, value: TERMS.accepted }]
}

const paperAnswer = ({ label }: FormField, papers: readonly Paper[]): FormAnswer[] =>
  papers.length === 0
    ? []
    : [{ label, value: papers.map(({ name }) => name).join(', '), files: papers.map(({ id }) => id) }]

/** The field with the reply address: the first e-mail field, if any. */
const senderField = (fields: readonly FormField[]) =>
  fields.find((one) => one.typeField === 'email' && isFilledIn(one))

/** Whether every answer names the e-mail address of its sender. */
export const requiresSender = (fields: readonly FormField[]): boolean =>
  senderField(fields)?.required === true

/** Returns the reply address of an answer, if it names one. */
export function senderOf(fields: readonly FormField[], filled: Filled): string | undefined {
  const field = senderField(fields)
  return field && textsOf(field, filled)[0]
}

function textsOf(field: FormField, { texts }: Filled): string[] {
  const clean = isLong(field) ? plainText : plainLine
  const given = (texts.get(field.name) ?? []).map(clean).filter((text) => text !== '')
  return field.typeField === 'email' ? given.map(respelledEmail) : given
}

const requiredText = (label: string): string =>
  label.endsWith('?') ? 'Please answer this question' : `${label} is required`

function problemOf(field: FormField, filled: Filled): string | undefined {
  if (field.typeField === 'file') return problemOfUploads(field, filled.uploads.get(field.name) ?? [])
  const texts = textsOf(field, filled)
  if (texts.length === 0) return field.required ? requiredText(field.label) : undefined
  if (texts.length > 1 && !takesMany(field)) return `${field.label} takes one answer`
  const longest = isLong(field) ? LONGEST_TEXT : LONGEST_LINE
  if (texts.some((text) => text.length > longest)) return `${field.label} takes ${longest} characters at most`
  if (field.typeField === 'email' && !texts.every(isEmail)) return EMAIL_MESSAGE
  const choices = choicesOf(field)
  if (choices && !texts.every((text) => choices.includes(text))) return 'Please choose from the list'
  return undefined
}

/** Checks number, size and extension; `storeUploads` checks the content. */
function problemOfUploads(field: FormField, uploads: readonly Upload[]): string | undefined {
  if (uploads.length === 0) return field.required ? requiredText(field.label) : undefined
  const most = takesMany(field) ? MAX_FILES : 1
  if (uploads.length > most)
    return `${field.label} takes ${most === 1 ? 'one file' : `${most} files`} at most`
  if (uploads.some((upload) => upload.size > MAX_BYTES)) return 'A file can be up to 5 MB'
  const endings = endingsOf(field)
  const fits = ({ name }: Upload) => endings.some((ending) => name.toLowerCase().endsWith(ending))
  return uploads.every(fits) ? undefined : `Please choose a file that ends in ${endings.join(', ')}`
}
