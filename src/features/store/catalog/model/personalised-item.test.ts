import { expect, test } from 'vitest'
import { personalisationAltText, personalisedItem } from './personalised-item.ts'

const picture = (id: string) => ({ id, alt: '', widthPx: 1, heightPx: 1, variantsPx: [] })

test('a personalisation is shown on the back, else on the front, else on a drawn shirt or cloth [STO-011]', () => {
  const [back, front] = [picture('back'), picture('front')]
  expect(personalisedItem(back, front, true)).toEqual({ picture: back, side: 'back' })
  expect(personalisedItem(null, front, true)).toEqual({ picture: front, side: 'front' })
  expect(personalisedItem(null, null, true)).toEqual({ picture: null, side: 'back' })
  expect(personalisedItem(null, null, false), 'it may be a bag').toEqual({ picture: null, side: 'front' })
})

test('a preview has an alternative text [STO-011]', () => {
  expect(personalisationAltText('back', { initials: 'AKV', shirtNumber: 0 })).toBe(
    'Back, personalised AKV and 0',
  )
  expect(personalisationAltText('back', { initials: '', shirtNumber: 7 })).toBe('Back, personalised 7')
  expect(personalisationAltText('front', { initials: '', shirtNumber: null })).toBe('Front, not personalised')
})
