import { slugOf } from '../../../kernel/text.ts'
import type { Field, ScalarField } from '../../../platform/content/content-type.ts'
import { booleanOf } from '../../../platform/content/filter-values.ts'
import { dayText, instantText, plainJson, unixSeconds } from './source-values.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * A value of the other site as the content type takes it. What cannot be converted is returned as it is, so that the
 * check of the write says what is wrong with it.
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

/** What clears a field; undefined where it must have a value, which it then keeps. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'many') return []
  if (field.kind === 'slug' || (field.kind !== 'one' && field.required)) return undefined
  const isText = field.kind === 'text' || field.kind === 'email' || field.kind === 'richText'
  if (field.column?.notNull) return isText ? '' : undefined
  return null
}
