import type { Handler } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'
import { themeOf } from '../../ui/theme.ts'
import { paths } from '../paths.ts'

const COLOURS = /^([0-9a-f]{6})-([0-9a-f]{6})$/
const CREST = /^[0-9a-f]{16}$/

/**
 * GET /theme.css?colours=1f6feb-0b3350&crest=…: the site's colours, and its crest if one was uploaded. The URL contains
 * everything, so the response is immutable.
 */
export const theme: Handler<HttpEnv> = (c) => {
  const [, first, second] = COLOURS.exec(c.req.query('colours') ?? '') ?? []
  if (!first || !second) return c.text('There are no such colours', 404)
  const { css } = themeOf(`#${first}`, `#${second}`)
  const crest = c.req.query('crest') ?? ''
  return c.body(CREST.test(crest) ? css + crestRules(crest) : css, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

/** Replaces the drawn crest with the uploaded one (see ui/primitives/crest.css). */
const crestRules = (version: string) => `:root{--crest:url(${paths.crest}?v=${version});--drawn-crest:none}`
