import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'

const PURPOSE = 'match-table'
/** Long enough for the latest game of a day to end. */
const ENDS_AT = '06:00'

/** Returns the address of the scorer's table, which works without login on the day of the game. */
export function tableAddress(
  { secret, config }: Pick<Ctx, 'secret' | 'config'>,
  game: { id: string; startsAt: Date },
): string {
  const day = clubDay(game.startsAt)
  const token = signLink(secret, PURPOSE, [game.id, day], clubInstant(addDays(day, 1), ENDS_AT))
  return new URL(`${paths.matchTable(game.id)}?token=${token}`, config.publicUrl).href
}

/**
 * Checks a link to the scorer's table. It is not valid for another game, or after the game was moved to another day.
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
