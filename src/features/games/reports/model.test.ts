import { expect, test } from 'vitest'
import { surnamesIn } from './model.ts'

test.each([
  ['Leo Castellanos scored first.', ['Leo Castellanos']],
  ['Both goals: Castellanos', ['Leo Castellanos']],
  ['Adam and Leo scored. The van broke down.', []],
  ['A Castellanosian win by Nybergs', []],
  ['Áron’s save, then Żak-Nowak scored', ['Ola Żak-Nowak']],
])('the surnames in “%s” are found as whole words', (text, found) => {
  expect(surnamesIn(text, ['Leo Castellanos', 'Ola Żak-Nowak', 'Jan de Wit', 'Pelé', 'Eli Nyberg'])).toEqual(
    found,
  )
})
