import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { fetchableAudiences } from '../../../platform/files/audience.ts'
import { fetchableBy, imageColumns } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { teamImages, teams } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'actor'>

const facts = {
  id: teams.id,
  name: teams.name,
  slug: teams.slug,
  colour: teams.colour,
  genre: teams.genre,
  youth: teams.youth,
  legacyId: teams.legacyId,
  description: teams.description,
  image: imageColumns,
}

const mainImage = (actor: Actor) => and(eq(files.id, teams.mainImageId), fetchableBy(actor))

const shown = and(teams.showInMenu, teams.active)
const inOrder = [asc(teams.position), asc(teams.name)]

export type ListedTeam = Awaited<ReturnType<typeof teamsInMenu>>[number]

/** Lists the teams of the public site in their order. [resolutions F06] */
export async function teamsInMenu(ctx: Reads) {
  ctx.pages.read('teams')
  return ctx.db
    .select(facts)
    .from(teams)
    .leftJoin(files, mainImage(ctx.actor))
    .where(shown)
    .orderBy(...inOrder)
    .limit(900)
}

/** Lists the names of the same teams, for menus and selects. */
export async function teamNames(ctx: Pick<Ctx, 'db' | 'pages'>) {
  ctx.pages.read('teams')
  return names(ctx.db).execute()
}

const names = preparedOn((db) =>
  db
    .select({
      name: teams.name,
      slug: teams.slug,
      youth: teams.youth,
      genre: teams.genre,
      minAge: teams.minAge,
      maxAge: teams.maxAge,
    })
    .from(teams)
    .where(shown)
    .orderBy(...inOrder)
    .prepare('team_names'),
)

export type TeamPage = NonNullable<Awaited<ReturnType<typeof findTeam>>>

/** Finds the team with this slug, or undefined. */
export async function findTeam(ctx: Reads, slug: string) {
  const [team] = await withSlug(ctx.db).execute({ slug, audiences: fetchableAudiences(ctx.actor) })
  ctx.pages.read(team ? `teams/${team.id}` : 'teams')
  return team
}

const withSlug = preparedOn((db) =>
  db
    .select({ ...facts, showStandings: teams.showStandings, fixturesHtml: teams.fixturesHtml })
    .from(teams)
    .leftJoin(
      files,
      and(
        eq(files.id, teams.mainImageId),
        sql`${files.audience} = any(${sql.placeholder('audiences')}::text[])`,
      ),
    )
    .where(eq(teams.slug, sql.placeholder('slug')))
    .prepare('team_with_slug'),
)

/** Selects a team's further pictures that the reader may fetch, as a list in the API. */
export const furtherPictures = (actor: Actor): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${files.id},
    'url', '/files/' || ${files.id} || '/' || coalesce(${files.variantsPx} ->> -1, 'original'), 'alt', ${files.alt})
    order by ${teamImages.position}), '[]')
  from ${teamImages} join ${files} on ${files.id} = ${teamImages.fileId}
  where ${teamImages.teamId} = ${teams.id} and ${fetchableBy(actor)})`

/** Lists all teams, for selects in the admin area. */
export const teamChoices = ({ db }: Pick<Ctx, 'db'>) =>
  db.select({ value: teams.id, label: teams.name }).from(teams).orderBy(asc(teams.position), asc(teams.name))
