import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

const days = wholeNumber('Enter days from 0 to 28', 0, 28)

test('a whole number is read from what was typed', () => {
  expect(['0', ' 7 ', '28'].map((typed) => days.parse(typed))).toEqual([0, 7, 28])
})

test('an empty field and anything but a number within the bounds get the message, and do not count as 0', () => {
  for (const typed of ['', '  ', undefined, '-1', '29', '1.5', 'ten'])
    expect(days.safeParse(typed).error?.issues, typed).toMatchObject([{ message: 'Enter days from 0 to 28' }])
})
