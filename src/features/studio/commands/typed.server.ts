import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import type { Ctx } from '../../../platform/context.ts'
import { fieldLabel } from '../model/controls.ts'
import { toWireValue } from '../model/values.ts'
import { fingerprint } from '../queries/current.server.ts'
import { editableFields } from '../queries/opened.server.ts'

/** The input that names the form's fields, because browsers do not send checkboxes that are not ticked. */
const CARRIED = 'fields'
/** The input with the fingerprints of the original values. */
const WAS = 'was'

export type Typed = {
  fields: [string, Field][]
  /** All values of the form in their wire format. */
  values: Record<string, unknown>
  /** Only the values that differ from the original ones. */
  changed: Record<string, unknown>
  was: Record<string, string>
  problems: Record<string, string[]>
}

/** Parses the submitted form of an entry. */
export function parseEntryForm(
  ctx: Pick<Ctx, 'actor'>,
  contentType: ContentType,
  form: FormData,
  isNew: boolean,
): Typed {
  const carried = new Set(form.getAll(CARRIED).map(String))
  const was = originalFingerprints(form)
  const typed: Typed = { fields: [], values: {}, changed: {}, was, problems: {} }
  for (const [name, field] of editableFields(ctx, contentType, isNew)) {
    if (!carried.has(name)) continue
    typed.fields.push([name, field])
    const value = toWireValue(
      field,
      form.getAll(name).filter((one) => typeof one === 'string'),
    )
    if (value === undefined) {
      typed.problems[name] = [`${fieldLabel(name, field)} must be valid JSON`]
      continue
    }
    typed.values[name] = value
    if (isNew ? !isEmpty(value) : fingerprint(field, value) !== was[name]) typed.changed[name] = value
  }
  return typed
}

/** Leaves out an empty value of a new entry, so that the column's default applies. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The fingerprints of the original values by field name. */
export function originalFingerprints(form: FormData): Record<string, string> {
  try {
    const given: unknown = JSON.parse(String(form.get(WAS) ?? '{}'))
    if (typeof given !== 'object' || given === null) return {}
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  } catch {
    return {} // not one of our forms: all fields count as changed
  }
}
