import type { Club } from '../../../kernel/club.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { setClubLocale } from '../../../kernel/locale.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ClubSettings, clubOf } from '../model.ts'
import { canManageClub } from '../policy.ts'
import { clubSettings } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'config'>

/** The page tag of everything that the club's settings change. */
export const CLUB = 'club'

/**
 * The club as saved at /admin/settings and, where nothing was saved, as the environment or its name says. From then on
 * this process shows instants and amounts as the club does.
 */
export async function readClub({ db, pages, config }: Reads): Promise<Club> {
  pages.read(CLUB)
  const [saved] = await db
    .select({ settings: clubSettings.settings, publishedAt: clubSettings.publishedAt })
    .from(clubSettings)
  const club = clubOf(config.initialClub, saved?.settings ?? {})
  setClubLocale(club)
  return { ...club, isPublished: isPublished(saved) }
}

/** A club from before there were settings has been public all along. */
const isPublished = (row: { publishedAt: Date | null } | undefined) =>
  row === undefined || row.publishedAt !== null

/**
 * The club of a public site: as saved or, as a draft, with the settings that are being previewed. Throws Forbidden
 * unless the caller is an administrator.
 */
export async function readClubPreview(
  { db, config, actor }: Reads & Pick<Ctx, 'actor'>,
  shows: 'saved' | 'draft',
): Promise<Club> {
  if (!canManageClub(actor)) throw new Forbidden()
  const [row] = await db.select().from(clubSettings)
  const draft = shows === 'draft' ? row?.draft : undefined
  return clubOf(config.initialClub, row?.settings ?? {}, draft ?? {})
}

/**
 * What the settings page edits: the club, what it would be with nothing saved, and the version of the row, 0 without
 * one. Throws Forbidden unless the caller is an administrator.
 */
export async function readSettings({ db, config, actor }: Pick<Ctx, 'db' | 'config' | 'actor'>): Promise<{
  saved: ClubSettings
  club: Club
  version: number
}> {
  if (!canManageClub(actor)) throw new Forbidden()
  const [row] = await db.select().from(clubSettings)
  const saved = row?.settings ?? {}
  const club = { ...clubOf(config.initialClub, saved), isPublished: isPublished(row) }
  return { saved, club, version: row?.version ?? 0 }
}
