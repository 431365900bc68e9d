import { asc, eq } from 'drizzle-orm'
import { hidesPhotos, isMinor, sightIn } from '../../src/features/members/queries/visibility.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anAlbum, somePhotos } from '../builders/album.ts'
import type { PictureKind } from '../drawings/draw.ts'

type AlbumData = {
  title: string
  description: string
  kind: PictureKind
  daysAgo: number
  photos: number
  /** The team whose players are in it. */
  team?: string
  membersOnly?: boolean
}

const ALBUMS: readonly AlbumData[] = [
  {
    title: 'Women 1 against Cambridge',
    description: 'Two goals behind at half time, three ahead at the end.',
    kind: 'match',
    daysAgo: 7,
    photos: 19,
    team: 'women-1',
  },
  {
    title: 'Tuesday night at Brentford Hall',
    description: 'Passing drills, a short game, and someone brought cake.',
    kind: 'training',
    daysAgo: 18,
    photos: 11,
    team: 'men-3',
  },
  {
    title: 'London Cup, day one',
    description: 'Eight teams, fourteen games, one broken net.',
    kind: 'cup',
    daysAgo: 34,
    photos: 24,
    team: 'men-1',
  },
  {
    title: 'Junior autumn tournament',
    description: 'For the families. Please don’t share these photos.',
    kind: 'junior',
    daysAgo: 41,
    photos: 12,
    team: 'u16-boys',
    membersOnly: true,
  },
  {
    title: 'Season opening party',
    description: 'New faces, old songs.',
    kind: 'party',
    daysAgo: 62,
    photos: 13,
    team: 'women-2',
  },
  {
    title: 'Men 1 in Nottingham',
    description: 'A long bus ride, and a point that made it worthwhile.',
    kind: 'away',
    daysAgo: 76,
    photos: 14,
    team: 'men-1',
  },
  {
    title: 'Beach handball weekend',
    description: 'Sand in every shoe until October.',
    kind: 'beach',
    daysAgo: 118,
    photos: 16,
    team: 'women-1',
  },
  {
    title: 'Open day for beginners',
    description: 'Forty people who had never held a handball. Most of them scored.',
    kind: 'training',
    daysAgo: 150,
    photos: 10,
  },
  {
    title: 'Spring tournament at Crystal Palace',
    description: 'Our U16 boys played five games. Pictures with players are for members.',
    kind: 'junior',
    daysAgo: 240,
    photos: 9,
    team: 'u16-boys',
  },
  {
    title: 'Men 2, last home game',
    description: 'Third in the table, and a full stand.',
    kind: 'match',
    daysAgo: 262,
    photos: 8,
    team: 'men-2',
  },
]

/** A player, and who sees photos with them. */
type Player = { id: string; shown: 'public' | 'members' | 'nobody' }

/** Creates ten albums of drawings. Tags hide some of the photos from visitors. */
export async function seedPhotos(ctx: Ctx): Promise<void> {
  for (const [index, album] of ALBUMS.entries()) await createAlbum(ctx, album, index)
}

async function createAlbum(ctx: Ctx, data: AlbumData, index: number): Promise<void> {
  const { kind, daysAgo, photos, team, ...facts } = data
  const takenAt = new Date(ctx.clock.now().getTime() - daysAgo * 86_400_000)
  const album = await anAlbum(ctx, { ...facts, takenAt })
  const squad = team ? await squadOf(ctx, team) : []
  const shown = Array.from({ length: photos }, (_, position) => ({
    album,
    position,
    picture: { kind, seed: index * 100 + position },
    tagged: playersIn(squad, position),
    cover: position === 0,
    // The last photo of every fifth album is hidden.
    visible: !(index % 5 === 0 && position === photos - 1),
  }))
  await somePhotos(ctx, shown)
}

/** Returns the players of a team with who sees photos of them. */
async function squadOf(ctx: Ctx, slug: string): Promise<Player[]> {
  const sight = sightIn(ctx)
  const squad = await ctx.db
    .select({
      id: members.id,
      minor: isMinor(sight),
      hidden: hidesPhotos(sight),
      showsPhotos: members.showsPhotos,
    })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(eq(teams.slug, slug))
    .orderBy(asc(members.name))
  return squad.map(({ id, minor, hidden, showsPhotos }) => ({
    id,
    shown: hidden ? 'nobody' : showsPhotos && !minor ? 'public' : 'members',
  }))
}

/**
 * Every third photo tags two players who agreed, every seventh one that only members see, and every tenth one that
 * nobody sees. Three in four photos of a youth team tag a child.
 */
function playersIn(squad: Player[], position: number): Player[] {
  const [agreed, others, hidden] = (['public', 'members', 'nobody'] as const).map((shown) =>
    squad.filter((player) => player.shown === shown),
  ) as [Player[], Player[], Player[]]
  const chosen =
    position % 3 === 1 ? [agreed[position % agreed.length], agreed[(position + 4) % agreed.length]] : []
  const shown = agreed.length === 0 ? position % 4 !== 0 : position % 7 === 5
  const shy = shown ? others[position % others.length] : undefined
  const refused = position % 10 === 8 ? hidden[position % hidden.length] : undefined
  const found = [...chosen, shy, refused].filter((player) => player !== undefined)
  return [...new Set(found)]
}
