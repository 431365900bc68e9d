import { expect, test } from 'vitest'
import { deliveryState } from './model.ts'

test('an e-mail with an error came back if it was sent, and has failed otherwise', () => {
  expect(deliveryState({ status: 'sent', error: '550 gone' })).toEqual({ tone: 'bad', text: 'Came back' })
  expect(deliveryState({ status: 'sent', error: '' }).text).toBe('Sent')
  expect(deliveryState({ status: 'failed', error: '550 gone' }).text).toBe('Failed')
  expect(deliveryState({ status: 'queued', error: 'try later' }).text).toBe('Waiting')
})
