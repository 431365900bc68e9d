import type { Club } from '../../../kernel/club.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { setClubLocale } from '../../../kernel/locale.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ClubSettings, clubOf } from '../model.ts'
import { canManageClub } from '../policy.ts'
import { clubSettings } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'config'>

/** The cache tag of every page that depends on the club's settings. */
export const CLUB = 'club'

/**
 * Reads the club as saved at /admin/settings, with defaults from the environment. Also sets the time zone and currency
 * of this process.
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

/** A club that is older than the settings table is public. */
const isPublished = (row: { publishedAt: Date | null } | undefined) =>
  row === undefined || row.publishedAt !== null

/**
 * Reads the club for a preview of the public site: as saved, or with the unsaved draft. Throws Forbidden unless the
 * caller is an administrator.
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
 * Reads what the settings page edits: the saved settings, the resulting club, and the row version (0 without a row).
 * Throws Forbidden unless the caller is an administrator.
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
