import { z } from 'zod'
import { registry } from '../../content-types.ts'
import { countActiveMembers, listShirtNumbers } from '../../features/members/queries/shirt-numbers.server.ts'
import { heldNumbers } from '../../features/store/orders/queries/held-numbers.server.ts'
import { NotFound } from '../../kernel/errors.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { AskedCondition, ListQuery } from '../../platform/content/convention.ts'
import type { Picked } from '../../platform/content/query.ts'
import { readList } from '../../platform/content/read.ts'
import { call, replace } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'
import { json } from './collections.ts'

const members = registry.get('members')
const users = registry.get('users')

const found = z.object({
  _id: z.string(),
  Name: z.string(),
  slug: z.string(),
  email: z.string(),
  Active: z.boolean(),
})
const account = z.object({
  _id: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  confirmed: z.boolean(),
})

/** Calls that search for people. */
export const MEMBER_CALLS = [
  call({
    route: 'GET /gdutils/players_numbers',
    who: 'users',
    says: 'The shirt numbers that are taken, with their members',
    answer: z.array(z.object({ number: z.int(), gender: z.string(), name: z.string() })),
    headers: NOT_KEPT,
    handle: async (c) => {
      const held = [...(await listShirtNumbers(c.var.ctx)), ...(await heldNumbers(c.var.ctx))]
      // Ids are left out. For each number, a member who wears it takes precedence over one who has ordered it.
      const answer = new Map(
        held.reverse().map(({ number, gender, name }) => [`${gender} ${number}`, { number, gender, name }]),
      )
      return [...answer.values()].sort(byNumber)
    },
  }),
  call({
    route: 'GET /gdutils/getBySlug/:slug',
    who: 'public',
    says: 'The id of the member with this slug',
    answer: z.object({ id: z.string() }),
    headers: NOT_KEPT,
    handle: async (c) => {
      const listQuery = only('slug', c.req.param('slug'), 1)
      const [member] = JSON.parse(await readList(c.var.ctx, registry, members, listQuery, pick('id')))
      if (!member) throw new NotFound()
      return member
    },
  }),
  call({
    route: 'GET /gdutils/getbyEmail/:email',
    who: ['administrator'],
    says: 'The members and the account with an e-mail address',
    answer: z.object({ members: z.array(found), users: z.array(account) }),
    handle: async (c) => {
      const { ctx } = c.var
      const listQuery = only('email', c.req.param('email'), 100)
      const listed = await readList(ctx, registry, members, listQuery, pick(...Object.keys(found.shape)))
      const accounts = await readList(
        ctx,
        registry,
        users,
        listQuery,
        pick(...Object.keys(account.shape), 'role'),
      )
      return json(c, `{"members":${listed},"users":${accounts}}`)
    },
  }),
  call({
    route: 'GET /members/get_all_active_members_nogdpr',
    who: ['administrator'],
    says: 'The name and e-mail address of every active member, regardless of consent',
    answer: z.array(z.object({ _id: z.string(), Name: z.string(), email: z.string() })),
    handle: async (c) => {
      const { ctx } = c.var
      await audit(ctx.db, ctx, { action: 'members.list-without-consent', subject: 'members' })
      const listQuery = only('Active', true, members.limit)
      return json(c, await readList(ctx, registry, members, listQuery, pick('_id', 'Name', 'email')))
    },
  }),
]

export const MEMBER_REPLACEMENTS = [
  replace({
    route: 'GET /members/count',
    handle: async (c) => {
      const query = new URL(c.req.url).searchParams.toString()
      if (query !== 'Active=true') return undefined
      // A count reveals no names, so unlisted members are included.
      return json(c, String(await countActiveMembers(c.var.ctx)))
    },
  }),
]

const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number

const pick = (...names: string[]): Picked[] => names.map((name) => ({ key: name, field: name }))

function only(field: string, value: unknown, limit: number): ListQuery {
  const where: AskedCondition[] = [{ parameter: field, field, operator: 'eq', given: [value] }]
  return { prefix: '_', where, limit, problems: {} }
}
