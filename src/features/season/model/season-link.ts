import { readSignedLink, signLink } from '../../../platform/links/signed-link.ts'
import { paths } from '../../../web/paths.ts'

const PURPOSE = 'answer-season'
const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** Returns the path of a family's link to its page about the new season, which works without login for 180 days. */
export function seasonPath(secret: string, familyId: string, now: Date): string {
  const until = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  return `${paths.seasonAnswer}?token=${encodeURIComponent(signLink(secret, PURPOSE, [familyId], until))}`
}

/** Returns the family of a token; undefined if it is invalid, expired or of another purpose. */
export const readSeasonLink = (secret: string, token: string, now: Date): string | undefined =>
  readSignedLink(secret, PURPOSE, token, now)?.[0]
