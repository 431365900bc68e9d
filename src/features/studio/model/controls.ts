import type { Field, ScalarField } from '../../../platform/content/content-type.ts'
import { type Control, type FormField, labelFromName } from './studio.ts'

/** Texts that may be longer than this get a text area. */
const ONE_LINE = 300

const SLUG_HELP = 'The last part of the address. If empty, it is made from the name.'

/** The label of a field: its own, or one made from its wire name. */
export const fieldLabel = (name: string, field: Field): string => field.label ?? labelFromName(name)

/** Describes the form field with which staff edit a field of a content type. */
export const toFormField = (name: string, field: Field): FormField => ({
  name,
  label: fieldLabel(name, field),
  help: field.help ?? (field.kind === 'slug' ? SLUG_HELP : undefined),
  required: isRequired(field),
  control: controlOf(field),
})

/** Whether a value is required. A checkbox always has a value, and a list may be empty. */
function isRequired(field: Field): boolean {
  if (field.kind === 'many' || field.kind === 'boolean' || field.kind === 'slug') return false
  if (field.kind === 'one') return field.column?.notNull === true
  return field.required === true || (isCounted(field) && field.column?.notNull === true)
}

const isCounted = (field: ScalarField) => ['number', 'day', 'instant', 'choice', 'image'].includes(field.kind)

function controlOf(field: Field): Control {
  switch (field.kind) {
    case 'one':
      return { kind: 'one', to: field.to, none: field.none }
    case 'many':
      return { kind: 'many', to: field.to, limit: field.limit }
    case 'richText':
      return { kind: 'richText' }
    case 'boolean':
      return { kind: 'tick' }
    case 'day':
      return { kind: 'day' }
    case 'instant':
      return { kind: 'time' }
    case 'image':
      return { kind: 'picture' }
    case 'json':
      return field.shape ? { kind: 'shape', shape: field.shape } : { kind: 'json' }
    case 'choice': {
      const canBeEmpty = !isRequired(field) || field.choices?.includes('') === true
      return { kind: 'choice', choices: (field.choices ?? []).filter(Boolean), canBeEmpty }
    }
    case 'number':
      if (field.unit === 'unixSeconds') return { kind: 'time' }
      return { kind: 'number', min: field.min, max: field.max, unit: field.unit }
    case 'email':
    case 'slug':
      return { kind: 'line', type: field.kind, max: field.max }
    case 'text':
    case 'id':
      if ((field.max ?? ONE_LINE) > ONE_LINE) return { kind: 'lines', max: field.max }
      return { kind: 'line', type: 'text', max: field.max }
  }
}
