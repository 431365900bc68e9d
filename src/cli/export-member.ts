import { readClub } from '../features/club/queries/club.server.ts'
import { actorOfMember } from '../features/members/queries/actor-of-member.server.ts'
import { isId } from '../kernel/ids.ts'
import { NO_PAGES } from '../platform/page-cache/tags.ts'
import { ownFile } from '../web/resources/personal-data.server.ts'
import type { CommandContext } from './command.ts'
import { withClub } from './with-database.ts'

const USAGE = 'Usage: npm run --silent member:export ID > FILE'

/** `npm run member:export`: exports all data on a member, for members without a login. Returns the exit code. */
export async function exportMember(
  [id = '', ...rest]: string[],
  { say, config: settings, now }: CommandContext,
) {
  if (!isId(id) || rest.length > 0) {
    say(USAGE)
    return 2
  }
  const config = settings()
  return withClub(config, say, async (db) => {
    const actor = await actorOfMember(db, id)
    say(
      actor
        ? (
            await ownFile({
              db,
              club: await readClub({ db, config, pages: NO_PAGES }),
              actor,
              clock: { now: () => now },
            })
          ).trimEnd()
        : 'There is no member with this ID.',
    )
    return actor ? 0 : 1
  })
}
