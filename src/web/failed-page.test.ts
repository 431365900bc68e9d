import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { worded } from './failed-page.tsx'

const facts = { failed: true, requestId: '01a1' }

test('an answer that a loader threw keeps its number and its words [SYS-042]', () => {
  const error = new ErrorResponse(403, 'Forbidden', 'You are not allowed to see this page')
  expect(worded(error, facts)).toEqual({ status: 403, message: 'You are not allowed to see this page' })
})

test('what the router says itself is worded by us [SYS-042]', () => {
  const error = new ErrorResponse(404, 'Not Found', 'Error: No route matches URL "/x"', true)
  expect(worded(error, facts)).toEqual({ status: 404, message: 'This page could not be found' })
  expect(worded(new ErrorResponse(405, '', null), facts).message).toBe('We could not read that address')
})

test('a failure that a route named itself keeps its words, and the number of the request [SYS-041]', () => {
  const error = new ErrorResponse(500, '', 'Unknown middleware')
  expect(worded(error, facts)).toEqual({ status: 500, message: 'Unknown middleware', requestId: '01a1' })
})

test('a bug is a 500 that tells nothing but the number of its line in the log [SYS-042]', () => {
  const told = worded(new Error('duplicate key value violates unique constraint'), facts)
  expect(told).toEqual({ status: 500, message: 'Something went wrong on our side', requestId: '01a1' })
})
