import type { ListShape, RecordShape, Shape } from '../../../platform/content/shape.ts'

// How staff edit the parts of the configuration. `schema.ts` defines which values are valid.

const ID_HELP =
  'Lower-case letters, digits and underscores. Answers are stored under it, so do not change one that is in use.'

const line: Readonly<Record<string, Shape>> = {
  title: { kind: 'text', label: 'Title' },
  link: { kind: 'link', label: 'Link', help: 'A path like /teams, or an address with https://' },
  typeLink: { kind: 'choice', label: 'Leads to', choices: ['page', 'external'] },
  showInMenu: { kind: 'boolean', label: 'Shown in the menu', standard: true },
  private: { kind: 'boolean', label: 'Only for logged-in users', optional: true },
}

const meta: RecordShape = {
  kind: 'record',
  label: 'For search engines',
  optional: true,
  fields: {
    title: { kind: 'text', label: 'Title of the page', optional: true },
    description: { kind: 'text', label: 'Description', optional: true },
    image: { kind: 'link', label: 'Address of a picture', optional: true },
  },
}

const subItems: ListShape = {
  kind: 'list',
  label: 'Lines below it',
  one: 'line',
  optional: true,
  of: { kind: 'record', label: 'Line', title: 'title', fields: { ...line, meta } },
}

/** [CNT-012] */
export const menuShape: ListShape = {
  kind: 'list',
  label: 'Lines',
  one: 'line',
  of: { kind: 'record', label: 'Line', title: 'title', fields: { ...line, meta, subItems } },
}

export const imagesShape: ListShape = {
  kind: 'list',
  label: 'Pictures',
  one: 'picture',
  of: { kind: 'image', label: 'Picture' },
}

/** [REG-013] */
export const questionsShape: ListShape = {
  kind: 'list',
  label: 'Questions',
  one: 'question',
  of: {
    kind: 'record',
    label: 'Question',
    title: 'label',
    fields: {
      label: { kind: 'text', label: 'Question' },
      id: { kind: 'id', label: 'Id', help: ID_HELP },
      options: {
        kind: 'list',
        label: 'Answers',
        one: 'answer',
        of: {
          kind: 'record',
          label: 'Answer',
          title: 'label',
          fields: {
            label: { kind: 'text', label: 'Answer' },
            value: { kind: 'id', label: 'Id', help: ID_HELP },
          },
        },
      },
    },
  },
}

/** [REG-016] */
export const detailsShape: ListShape = {
  kind: 'list',
  label: 'Details',
  one: 'detail',
  of: {
    kind: 'record',
    label: 'Detail',
    title: 'label',
    fields: {
      label: { kind: 'text', label: 'Label' },
      id: { kind: 'id', label: 'Id', help: ID_HELP },
      type: {
        kind: 'choice',
        label: 'Type',
        choices: ['text', 'email', 'number', 'date', 'select', 'textarea', 'file'],
      },
      required: { kind: 'boolean', label: 'Required' },
      options: {
        kind: 'list',
        label: 'Choices of a select',
        one: 'choice',
        optional: true,
        of: { kind: 'text', label: 'Choice' },
      },
    },
  },
}
