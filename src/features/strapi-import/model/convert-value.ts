import { slugOf } from '../../../kernel/text.ts'
import type { Field, ScalarField } from '../../../platform/content/content-type.ts'
import { booleanOf } from '../../../platform/content/filter-values.ts'
import { dayText, instantText, plainJson, unixSeconds } from './source-values.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Converts a value of the other site for a field of the content type. Values that cannot be converted are returned
 * unchanged, so that the validation of the write reports them.
 */
export function convertValue(field: ScalarField, given: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'richText':
      return typeof given === 'number' ? String(given) : given
    case 'number':
      return field.unit === 'unixSeconds' ? unixSeconds(given) : numberOf(given)
    case 'boolean':
      return booleanOf(given) ?? given
    case 'day':
      return typeof given === 'string' ? (dayText(given) ?? given) : given
    case 'instant':
      return typeof given === 'string' ? (instantText(given) ?? given) : given
    case 'choice':
      return choiceOf(field, given)
    case 'slug':
      return typeof given === 'string' && !SLUG.test(given) ? slugOf(given.replaceAll('_', ' '), '') : given
    case 'json':
      return plainJson(given)
    case 'id':
    case 'image':
      return given
  }
}

const numberOf = (given: unknown): unknown =>
  typeof given === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(given) ? Number(given) : given

const SPELT: Readonly<Record<string, string>> = {
  f: 'female',
  m: 'male',
  w: 'female',
  woman: 'female',
  man: 'male',
}

function choiceOf({ choices = [] }: ScalarField, given: unknown): unknown {
  const word = String(given).trim().toLowerCase()
  return choices.find((one) => one.toLowerCase() === word || one === SPELT[word]) ?? given
}

/** Returns the value that clears a field; undefined for a required field, which keeps its value. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'many') return []
  if (field.kind === 'slug' || (field.kind !== 'one' && field.required)) return undefined
  const isText = field.kind === 'text' || field.kind === 'email' || field.kind === 'richText'
  if (field.column?.notNull) return isText ? '' : undefined
  return null
}
