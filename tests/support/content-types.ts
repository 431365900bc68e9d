import { sql } from 'drizzle-orm'
import { posts } from '../../src/features/content/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { type Actor, isMember, type Role } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'
import {
  boolean,
  type ContentType,
  choice,
  defineContentType,
  email,
  image,
  many,
  number,
  one,
  richText,
  slug,
  text,
} from '../../src/platform/content/content-type.ts'
import { listQueryOfUrl } from '../../src/platform/content/convention.ts'
import { isFieldFor, readList } from '../../src/platform/content/read.ts'
import { Registry } from '../../src/platform/content/registry.ts'
import type { Ctx } from '../../src/platform/context.ts'

// Test content types over real tables, so that the engine is tested independently of the club's content types.

const entry = {
  read: 'public',
  write: ['administrator'],
  limit: 5,
  sort: 'Name:asc',
} as const

export const teamContentType = defineContentType({
  ...entry,
  collection: 'teams',
  type: 'Team',
  single: 'team',
  one: 'Team',
  many: 'Teams',
  table: teams,
  id: teams.id,
  sort: 'name:asc',
  fields: {
    name: text(teams.name, { required: true, max: 20 }),
    slug: slug(teams.slug, { from: 'name' }),
    genre: choice(teams.genre, ['men', 'women', 'mixed'], { required: true }),
    Active: boolean(teams.active),
    legacy_id: number(teams.legacyId, { min: 1, max: 99 }),
    description: richText(teams.description, { write: ['coach'], max: 400 }),
    MainImage: image(teams.mainImageId),
    members: many('members', 'team', { limit: 2, sort: 'Name:asc' }),
  },
})

/** Visitors read listed members with their first names; only the administrator reads the e-mail address. */
export const memberContentType = defineContentType({
  ...entry,
  collection: 'members',
  type: 'Member',
  single: 'member',
  one: 'Member',
  many: 'Members',
  table: members,
  id: members.id,
  rows: (reader) => (isMember(reader.actor) ? undefined : sql`${members.listed}`),
  fields: {
    Name: {
      kind: 'text',
      column: members.name,
      value: (reader) => (isMember(reader.actor) ? sql`${members.name}` : sql`${members.firstName}`),
    },
    email: email(members.email, { read: ['administrator'] }),
    Active: boolean(members.active),
    team: one(members.teamId, 'teams'),
    dob: { kind: 'day', value: members.bornOn, read: 'members' },
  },
})

export const secretContentType = defineContentType({
  ...entry,
  collection: 'posts',
  type: 'Post',
  single: 'post',
  one: 'Post',
  many: 'Posts',
  table: posts,
  id: posts.id,
  read: ['administrator'],
  sort: 'Title:asc',
  fields: { Title: text(posts.title) },
})

export const registry = new Registry([teamContentType, memberContentType, secretContentType])
/** A user with a role and an active membership. */
export const anActor = (role: Role): Actor => ({
  kind: 'user',
  userId: newId(),
  name: 'Mo',
  email: 'mo@example.org',
  roles: role === 'member' ? [] : [role],
  teams: [],
  memberId: null,
  people: [],
  isMember: true,
})
export const MEMBER = anActor('member')

/** Reads a list as a caller does, with a query string. */
export async function list(ctx: Ctx, of: ContentType, query = '') {
  const listQuery = listQueryOfUrl(new URLSearchParams(query), isFieldFor(registry, of, ctx))
  return JSON.parse(await readList(ctx, registry, of, listQuery))
}

export async function names(ctx: Ctx, query = '') {
  const found: { Name: string }[] = await list(ctx, memberContentType, query)
  return found.map((member) => member.Name)
}
