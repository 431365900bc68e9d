import type { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'
import { type Limit, networkOf, spend } from '../../platform/limits/limits.ts'

const CHALLENGES: Limit = { name: 'captcha', points: 60, seconds: 60 }
const PURPOSE = /^[a-z0-9:-]{1,80}$/

/** GET /captcha/{purpose}: a challenge for the widget of one form. [decisions A10, D03] */
export function mountCaptcha(app: Hono<HttpEnv>): void {
  app.get('/captcha/:purpose', async (c) => {
    const { ctx } = c.var
    const purpose = c.req.param('purpose')
    if (!PURPOSE.test(purpose)) return c.notFound()
    const spent = await spend(ctx.db, CHALLENGES, networkOf(ctx.client))
    if (!spent.allowed) {
      return c.json({ statusCode: 429, error: 'Too Many Requests', message: 'Please wait a minute' }, 429, {
        'retry-after': String(spent.retryAfterSeconds),
      })
    }
    return c.json(await ctx.captcha.challenge(purpose), 200, { 'cache-control': 'no-store' })
  })
}
