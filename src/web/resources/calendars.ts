import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { privateCalendar } from '../../features/calendar/queries/private-feed.server.ts'
import { teamCalendar, venueCalendar } from '../../features/calendar/queries/public-feeds.server.ts'
import { ITEM_KINDS, singleItem } from '../../features/calendar/queries/single-item.server.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { type Limit, networkOf, spend } from '../../platform/limits/limits.ts'

type C = Context<HttpEnv>

const PUBLIC = 'public, max-age=300'
/** Cached only by the reader's calendar app, which revalidates it every time. */
const PRIVATE = 'private, no-cache'

/**
 * Calendar apps request a feed a few times an hour. A family, an office and a calendar service each count as one
 * network.
 */
export const CALENDAR_LIMIT: Limit = { name: 'calendars', points: 600, seconds: 600 }

/** Rate-limits calendar requests by network, which also stops clients from guessing private URLs. */
export const limitCalendars: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { ctx } = c.var
  const spent = await spend(ctx.db, CALENDAR_LIMIT, networkOf(ctx.client))
  if (spent.allowed) return next()
  return c.text('Too many requests for calendars. Please try again later.', 429, {
    'retry-after': String(spent.retryAfterSeconds),
    'cache-control': 'no-store',
  })
}

/** Removes the .ics extension; '' for any other extension. */
const nameIn = (c: C) => /^(.+)\.ics$/.exec(c.req.param('file') ?? '')?.[1] ?? ''

/** GET /calendar/team/men-1.ics: games and sessions of a team. */
export const teamFeed = async (c: C) => send(c, await teamCalendar(c.var.ctx, nameIn(c)), PUBLIC)

/** GET /calendar/venue/<id>.ics: games and sessions in a hall. */
export const venueFeed = async (c: C) => send(c, await venueCalendar(c.var.ctx, nameIn(c)), PUBLIC)

/** GET /calendar/private/<token>.ics: the events of everyone the account acts for, without a login. */
export async function privateFeed(c: C): Promise<Response> {
  const answer = send(c, await privateCalendar(c.var.ctx, nameIn(c)), PRIVATE)
  answer.headers.set('referrer-policy', 'no-referrer')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}

/** GET /calendar/session/<id>.ics and similar: a single event. */
export async function itemFile(c: C): Promise<Response> {
  const kind = ITEM_KINDS.find((known) => known === c.req.param('kind'))
  const token = c.req.query('token')
  const text = kind && (await singleItem(c.var.ctx, kind, nameIn(c), token))
  const isPublic = c.var.ctx.actor.kind === 'visitor' && !token
  return send(c, text, isPublic ? PUBLIC : PRIVATE, 'attachment')
}

/** Sends a calendar, or a 304 if the client already has it. Returns a 404 without one. */
function send(c: C, text: string | undefined, caching: string, as = 'inline'): Response {
  if (text === undefined) return c.text('There is no such calendar', 404, { 'cache-control': 'no-store' })
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const headers = { etag, 'cache-control': caching }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(text, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${as}; filename="calendar.ics"`,
  })
}
