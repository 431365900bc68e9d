import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { describeError } from './failed-page.tsx'

const facts = { failed: true, requestId: '01a1' }

test('a response thrown by a loader keeps its status and message [SYS-042]', () => {
  const error = new ErrorResponse(403, 'Forbidden', 'You are not allowed to see this page')
  expect(describeError(error, facts)).toEqual({
    status: 403,
    message: 'You are not allowed to see this page',
  })
})

test('a router error gets the product’s own message [SYS-042]', () => {
  const error = new ErrorResponse(404, 'Not Found', 'Error: No route matches URL "/x"', true)
  expect(describeError(error, facts)).toEqual({ status: 404, message: 'This page could not be found' })
  expect(describeError(new ErrorResponse(405, '', null), facts).message).toBe(
    'We could not read that address',
  )
})

test('a 500 thrown by a route keeps its message and shows the request id [SYS-041]', () => {
  const error = new ErrorResponse(500, '', 'Unknown middleware')
  expect(describeError(error, facts)).toEqual({
    status: 500,
    message: 'Unknown middleware',
    requestId: '01a1',
  })
})

test('a bug is a 500 that shows only the request id [SYS-042]', () => {
  const described = describeError(new Error('duplicate key value violates unique constraint'), facts)
  expect(described).toEqual({ status: 500, message: 'Something went wrong on our side', requestId: '01a1' })
})

test('a proxy’s response is not shown as the product’s message [SYS-042]', () => {
  const error = new ErrorResponse(502, 'Bad Gateway', '<html><h1>502 Bad Gateway</h1><hr>nginx</html>')
  expect(describeError(error, facts).message).toBe('Something went wrong on our side')
})
