import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../platform/http/env.ts'
import { gated } from './authorise.ts'

const routes = () => new Hono<HttpEnv>().get('/known', (c) => c.text('x')).post('/known/', (c) => c.text('x'))
const KNOWN = {
  'GET /known': { who: 'public', says: 'Known' },
  'POST /known': { who: 'public', says: 'Known' },
} as const

test('a route without a row and a row without a route are refused at start [API-063]', () => {
  expect(() =>
    gated(
      routes().get('/stray', (c) => c.text('x')),
      KNOWN,
    ),
  ).toThrow('GET /stray')
  expect(() => gated(routes(), { ...KNOWN, 'GET /promised': { who: 'public', says: 'x' } })).toThrow(
    'GET /promised',
  )
  expect(() => gated(routes(), KNOWN)).not.toThrow()
})
