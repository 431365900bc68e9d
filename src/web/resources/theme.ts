import type { Handler } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'
import { themeOf } from '../../ui/theme.ts'

const COLOURS = /^([0-9a-f]{6})-([0-9a-f]{6})$/

/** GET /theme.css?colours=1f6feb-0b3350: the colours of the site. Its answer never changes, so browsers keep it. */
export const theme: Handler<HttpEnv> = (c) => {
  const [, first, second] = COLOURS.exec(c.req.query('colours') ?? '') ?? []
  if (!first || !second) return c.text('There are no such colours', 404)
  const { css } = themeOf(`#${first}`, `#${second}`)
  return c.body(css, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
}
