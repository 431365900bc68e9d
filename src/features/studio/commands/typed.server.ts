import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import type { Ctx } from '../../../platform/context.ts'
import { labelOf } from '../model/controls.ts'
import { wireValueOf } from '../model/values.ts'
import { fingerprint } from '../queries/current.server.ts'
import { editableFields } from '../queries/opened.server.ts'

/** Names the fields that a form carries: a box that is not ticked sends nothing. */
const CARRIED = 'fields'
/** What the form was made from. */
const WAS = 'was'

export type Typed = {
  fields: [string, Field][]
  /** All that the form carries, as it goes over the wire. */
  values: Record<string, unknown>
  /** Only what differs from what the form was made from. */
  changed: Record<string, unknown>
  was: Record<string, string>
  problems: Record<string, string[]>
}

/** What somebody typed into the form of an entry. */
export function typedIn(ctx: Pick<Ctx, 'actor'>, entry: ContentType, form: FormData, making: boolean): Typed {
  const carried = new Set(form.getAll(CARRIED).map(String))
  const was = wasIn(form)
  const typed: Typed = { fields: [], values: {}, changed: {}, was, problems: {} }
  for (const [name, field] of editableFields(ctx, entry, making)) {
    if (!carried.has(name)) continue
    typed.fields.push([name, field])
    const value = wireValueOf(
      field,
      form.getAll(name).filter((one) => typeof one === 'string'),
    )
    if (value === undefined) {
      typed.problems[name] = [`${labelOf(name, field)} must be JSON`]
      continue
    }
    typed.values[name] = value
    if (making ? !isNothing(value) : fingerprint(field, value) !== was[name]) typed.changed[name] = value
  }
  return typed
}

/** What a new entry is silent about has the value that its column has by itself. */
const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What the fields held when the form was drawn, by their names: fingerprints, for comparing alone. */
export function wasIn(form: FormData): Record<string, string> {
  try {
    const given: unknown = JSON.parse(String(form.get(WAS) ?? '{}'))
    if (typeof given !== 'object' || given === null) return {}
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  } catch {
    return {} // a form that somebody wrote by hand: all of it counts as changed
  }
}
