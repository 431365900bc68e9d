import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/env.ts'
import { mountCaptcha } from './rest/captcha.ts'

/** The machine doors, all under /api. Each only translates: parse, call the feature, answer. */
export function api(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  mountCaptcha(app)
  app.notFound((c) =>
    c.json({ statusCode: 404, error: 'Not Found', message: 'This page could not be found' }, 404),
  )
  return app
}
