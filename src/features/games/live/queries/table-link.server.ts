import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'

const PURPOSE = 'match-table'
/** A late game has ended by then. */
const ENDS_AT = '06:00'

/** The address of the scorer's table, which works without a login on the day of the game. */
export function tableAddress(
  { secret, config }: Pick<Ctx, 'secret' | 'config'>,
  game: { id: string; startsAt: Date },
): string {
  const day = clubDay(game.startsAt)
  const token = signLink(secret, PURPOSE, [game.id, day], clubInstant(addDays(day, 1), ENDS_AT))
  return new URL(`${paths.matchTable(game.id)}?token=${token}`, config.publicUrl).href
}

/**
 * What a link to the scorer's table gives now. A link to another game, and one from before the game was moved to
 * another day, gives nothing.
 */
export function tableAccess(
  { secret, clock }: Pick<Ctx, 'secret' | 'clock'>,
  game: { id: string; startsAt: Date },
  token: string,
): 'open' | 'too-early' | 'none' {
  const now = clock.now()
  const [gameId, day] = readSignedLink(secret, PURPOSE, token, now) ?? []
  if (gameId !== game.id || day !== clubDay(game.startsAt)) return 'none'
  return clubDay(now) < day ? 'too-early' : 'open'
}
