import type { Hono } from 'hono'
import { countActiveMembers, listShirtNumbers } from '../../features/members/queries/shirt-numbers.server.ts'
import { heldNumbers } from '../../features/store/orders/queries/held-numbers.server.ts'
import { NotFound } from '../../kernel/errors.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { AskedCondition, ListQuery } from '../../platform/content/convention.ts'
import type { Picked } from '../../platform/content/query.ts'
import { readList } from '../../platform/content/read.ts'
import type { Registry } from '../../platform/content/registry.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { NOT_KEPT } from '../no-store.ts'
import { json } from './collections.ts'

/** Finds people. Mount before the collections. [API-031, API-032, API-033, API-050, API-051, API-052] */
export function mountMembers(app: Hono<HttpEnv>, registry: Registry): void {
  const members = registry.get('members')
  const users = registry.get('users')

  app.get('/gdutils/players_numbers', async (c) => {
    const held = [...(await listShirtNumbers(c.var.ctx)), ...(await heldNumbers(c.var.ctx))]
    // The call answers number, gender and name, but no id. A member who wears a number comes before one who ordered it.
    const answer = new Map(
      held.reverse().map(({ number, gender, name }) => [`${gender} ${number}`, { number, gender, name }]),
    )
    return c.json([...answer.values()].sort(byNumber), 200, NOT_KEPT)
  })

  // A count reveals no names, so unlisted members are included.
  app.get('/members/count', async (c, next) => {
    const asked = new URL(c.req.url).searchParams.toString()
    if (asked !== 'Active=true') return next()
    return json(c, String(await countActiveMembers(c.var.ctx)))
  })

  app.get('/gdutils/getBySlug/:slug', async (c) => {
    const listQuery = only('slug', c.req.param('slug'), 1)
    const [found] = JSON.parse(await readList(c.var.ctx, registry, members, listQuery, pick('id')))
    if (!found) throw new NotFound()
    return c.json(found, 200, NOT_KEPT)
  })

  app.get('/gdutils/getbyEmail/:email', async (c) => {
    const { ctx } = c.var
    const listQuery = only('email', c.req.param('email'), 100)
    const found = await readList(
      ctx,
      registry,
      members,
      listQuery,
      pick('_id', 'Name', 'slug', 'email', 'Active'),
    )
    const accounts = await readList(
      ctx,
      registry,
      users,
      listQuery,
      pick('_id', 'username', 'email', 'confirmed', 'role'),
    )
    return json(c, `{"members":${found},"users":${accounts}}`)
  })

  app.get('/members/get_all_active_members_nogdpr', async (c) => {
    const { ctx } = c.var
    await audit(ctx.db, ctx, { action: 'members.list-without-consent', subject: 'members' })
    const listQuery = only('Active', true, members.limit)
    return json(c, await readList(ctx, registry, members, listQuery, pick('_id', 'Name', 'email')))
  })
}

const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number

const pick = (...names: string[]): Picked[] => names.map((name) => ({ key: name, field: name }))

function only(field: string, value: unknown, limit: number): ListQuery {
  const where: AskedCondition[] = [{ parameter: field, field, operator: 'eq', given: [value] }]
  return { prefix: '_', where, limit, problems: {} }
}
