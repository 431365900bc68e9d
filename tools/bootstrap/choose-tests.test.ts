import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.mjs'

test('words that match no file choose nothing', () => {
  expect(chooseTests([['nowhere', 'to be', 'found'].join(' – ')])).toMatchObject({ vitest: [], journeys: [] })
})

test('a folder chooses the test files below it', () => {
  const { vitest, journeys, title } = chooseTests(['tools/bootstrap'])
  expect(vitest).toContain('tools/bootstrap/choose-tests.test.ts')
  expect(vitest.every((file) => file.startsWith('tools/bootstrap/'))).toBe(true)
  expect(journeys).toEqual([])
  expect(title).toBeUndefined()
})

test('the name of a journey chooses the journey', () => {
  expect(chooseTests(['e2e/checkout'])).toEqual({ vitest: [], journeys: ['tests/e2e/checkout.spec.ts'] })
})

test('words of a title choose the files and the title', () => {
  expect(chooseTests(['the name of a journey', 'chooses the journey'])).toEqual({
    vitest: ['tools/bootstrap/choose-tests.test.ts'],
    journeys: [],
    title: 'the name of a journey chooses the journey',
  })
})
