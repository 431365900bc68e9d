import type { RecordShape } from '../../../platform/content/shape.ts'
import { FIELD_TYPES } from './form.ts'

/** How staff put a form together. What may stand in it is said by `schema.ts`. [FRM-003] */
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
            help: 'Letters, digits, - and _. Answers are kept by the label.',
          },
          typeField: { kind: 'choice', label: 'Type', choices: FIELD_TYPES },
          required: { kind: 'boolean', label: 'Must be filled in', optional: true },
          placeholder: { kind: 'text', label: 'Words in the empty field', optional: true },
          description: { kind: 'text', label: 'Help beside it', optional: true },
          options: {
            kind: 'list',
            label: 'Choices',
            one: 'choice',
            optional: true,
            of: {
              kind: 'record',
              label: 'Choice',
              title: 'label',
              fields: { label: { kind: 'text', label: 'Words' }, value: { kind: 'text', label: 'Value' } },
            },
          },
          value: {
            kind: 'longText',
            label: 'What stands in it at first',
            help: 'Of htmlcustom the HTML itself; of a single box what it says.',
            optional: true,
          },
          multiple: { kind: 'boolean', label: 'Takes more than one', optional: true },
          rows: { kind: 'number', label: 'Lines of a long text', optional: true },
          size: { kind: 'number', label: 'Lines of a list', optional: true },
          accept: { kind: 'text', label: 'Files that it takes', help: 'Like .pdf,image/*', optional: true },
          disabled: { kind: 'boolean', label: 'Cannot be changed', optional: true },
        },
      },
    },
  },
}
