import type { RecordShape } from '../../../platform/content/shape.ts'
import { FIELD_TYPES } from './form.ts'

/** The editor for the fields of a form. `schema.ts` validates the result. */
export const formShape: RecordShape = {
  kind: 'record',
  label: 'Form',
  fields: {
    fields: {
      kind: 'list',
      label: 'Fields',
      one: 'field',
      of: {
        kind: 'record',
        label: 'Field',
        title: 'label',
        fields: {
          label: { kind: 'text', label: 'Label' },
          name: {
            kind: 'id',
            label: 'Name',
            help: 'Letters, digits, - and _. Answers are stored under the label.',
          },
          typeField: { kind: 'choice', label: 'Type', choices: FIELD_TYPES },
          required: { kind: 'boolean', label: 'Required', optional: true },
          placeholder: { kind: 'text', label: 'Placeholder', optional: true },
          description: { kind: 'text', label: 'Help text', optional: true },
          options: {
            kind: 'list',
            label: 'Choices',
            one: 'choice',
            optional: true,
            of: {
              kind: 'record',
              label: 'Choice',
              title: 'label',
              fields: { label: { kind: 'text', label: 'Label' }, value: { kind: 'text', label: 'Value' } },
            },
          },
          value: {
            kind: 'longText',
            label: 'Initial value',
            help: 'For htmlcustom, the HTML. For a single tick box, what a tick means.',
            optional: true,
          },
          multiple: { kind: 'boolean', label: 'Allow several', optional: true },
          rows: { kind: 'number', label: 'Rows of a long text', optional: true },
          size: { kind: 'number', label: 'Rows of a list', optional: true },
          accept: { kind: 'text', label: 'Accepted files', help: 'For example .pdf,image/*', optional: true },
          disabled: { kind: 'boolean', label: 'Disabled', optional: true },
        },
      },
    },
  },
}
