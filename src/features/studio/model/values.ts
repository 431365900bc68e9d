import { dateTimeValue, readDateTime } from '../../../kernel/date-time-field.ts'
import { isTooDeep } from '../../../kernel/json-depth.ts'
import type { Field, ScalarField } from '../../../platform/content/content-type.ts'
import type { FormValue } from './studio.ts'

/** Converts a wire value to a form value. */
export function toFormValue(field: Field, wire: unknown): FormValue {
  if (field.kind === 'many') return Array.isArray(wire) ? wire.map(String) : []
  if (field.kind === 'boolean') return wire === true
  if (field.kind === 'json') {
    const edited = field.edited ? field.edited.from(wire) : wire
    return edited === undefined || edited === null ? '' : JSON.stringify(edited)
  }
  if (wire === null || wire === undefined) return ''
  if (field.kind === 'instant') return dateTimeValue(new Date(String(wire)))
  if (field.kind === 'number' && field.unit === 'unixSeconds')
    return dateTimeValue(new Date(Number(wire) * 1000))
  if (field.kind === 'number' && field.unit === 'pounds') return Number(wire).toFixed(2)
  return String(wire)
}

/** Converts the submitted values of a field to a wire value; undefined for invalid JSON. */
export function toWireValue(field: Field, typed: readonly string[]): unknown {
  const text = typed[0] ?? ''
  switch (field.kind) {
    case 'many':
      return typed.filter(Boolean)
    case 'boolean':
      return text !== ''
    case 'json':
      return jsonOf(field, text)
    case 'number':
      if (field.unit === 'unixSeconds') return secondsOf(text)
      return text.trim() === '' ? null : numberOf(text)
    case 'instant':
      return instantOf(text)
    case 'day':
    case 'image':
    case 'one':
      return text || null
    case 'choice':
      return text === '' && !field.choices?.includes('') ? null : text
    default:
      // An empty text is null if the column allows it.
      return text === '' && !field.required && field.column?.notNull === false ? null : lines(text)
  }
}

/** Browsers send line breaks as CRLF. */
const lines = (text: string) => text.replaceAll('\r\n', '\n')

function jsonOf(field: ScalarField, text: string): unknown {
  if (text.trim() === '') return null
  if (isTooDeep(text)) return undefined
  try {
    const edited: unknown = JSON.parse(text)
    return field.edited ? field.edited.to(edited) : edited
  } catch {
    return undefined // the caller reports invalid JSON
  }
}

/** An invalid number is kept as typed, so that the validation of the field reports it. */
function numberOf(text: string): number | string {
  const number = Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : text
}

/** An invalid date is kept as typed, so that the validation of the field reports it. */
const instantOf = (text: string): string | null => readDateTime(text)?.toISOString() ?? (text || null)

function secondsOf(text: string): unknown {
  const instant = instantOf(text)
  const seconds = instant === null ? Number.NaN : Math.floor(new Date(instant).getTime() / 1000)
  return Number.isNaN(seconds) ? text || null : seconds
}
