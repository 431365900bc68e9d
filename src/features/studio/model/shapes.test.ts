import { expect, test } from 'vitest'
import type { ListShape } from '../../../platform/content/shape.ts'
import { emptyOf, itemName, placedMessage, withField } from './shapes.ts'

const record = {
  kind: 'record',
  label: 'Question',
  title: 'label',
  fields: {
    label: { kind: 'text', label: 'Words' },
    id: { kind: 'id', label: 'Id' },
    hidden: { kind: 'boolean', label: 'Hidden', optional: true },
    options: { kind: 'list', label: 'Answers', one: 'answer', of: { kind: 'text', label: 'Answer' } },
  },
} as const
const list: ListShape = { kind: 'list', label: 'Questions', one: 'question', of: record }

test('a new item has its required fields and no optional ones', () => {
  expect(emptyOf(record)).toEqual({ label: '', id: '', options: [] })
})

test('a generated id follows the title; a typed one stays', () => {
  const first = withField(record, { label: '', id: '' }, 'label', 'How did you hear?')
  expect(first).toMatchObject({ id: 'how_did_you_hear' })
  expect(withField(record, { label: 'Old', id: 'kept' }, 'label', 'New')).toMatchObject({ id: 'kept' })
})

test('an optional field is removed when it is empty', () => {
  expect(withField(record, { label: 'A', hidden: true }, 'hidden', false)).toEqual({ label: 'A' })
})

test('items are named by title or number, and messages name fields by their labels', () => {
  expect(itemName(list, { label: 'Why?' }, 0)).toBe('Why?')
  expect(itemName(list, { label: '' }, 2)).toBe('Question 3')
  expect(placedMessage(list, '1.options.0: Enter a text')).toBe('Questions 2, Answers 1: Enter a text')
  expect(placedMessage(list, 'Two have the same id')).toBe('Two have the same id')
})
