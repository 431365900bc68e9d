import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmForm } from './confirm-form.tsx'
import type { SeasonPerson } from './family-answers.tsx'

const MIA: SeasonPerson = {
  ...{ id: 'mia', firstName: 'Mia', name: 'Mia Reed', isSelf: false, version: 1, phone: '', address: '' },
  ...{ postcode: '', team: 'U16', answer: null, subscriptions: [], payUrl: undefined },
}
const formOf = (...people: SeasonPerson[]) =>
  renderToStaticMarkup(createElement(ConfirmForm, { people, fees: ['Registration, £45.00'], back: '/' }))

test('a family reads that the fees are for each person, before what it saves for several children', () => {
  const words = 'For each person, before any family discount:'
  expect(formOf(MIA, { ...MIA, id: 'leo', firstName: 'Leo' })).toContain(words)
  expect(formOf(MIA)).not.toContain(words)
})
