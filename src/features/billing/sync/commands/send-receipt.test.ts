import { expect, test } from 'vitest'
import { itemsInWords } from './send-receipt.server.ts'

const item = (description: string, forName = '') => ({ description, forName })

test.each([
  ['Training camp', [item('Training camp')]],
  [
    'Registration: Leo and Mateo',
    [item('Registration', 'Leo'), item('Registration, sibling price', 'Mateo')],
  ],
  ['Registration: Leo and Training camp', [item('Registration', 'Leo'), item('Training camp')]],
  ['Hall and Ball', [item('Hall'), item('Ball'), item('Ball')]],
])('the items of one sum are named once each: %s', (words, items) => {
  expect(itemsInWords(items)).toBe(words)
})
