import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { paths } from '../../../../web/paths.ts'
import type { EmailText } from '../../../emails/model.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import type { About } from '../emails/squad-emails.tsx'
import { answerAddress } from '../queries/answer-link.server.ts'
import type { SquadGame } from './emailed-game.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>
type Message = {
  /** The idempotency key. */
  key: string
  players: readonly { memberId: string }[]
  isImportant?: boolean
  compose: (about: About) => EmailText
}

/** Notifies players of a game, or their guardians, with a link to answer. Returns the number of notified people. */
export const notifySquad = (
  ctx: Needs,
  tx: Tx,
  game: SquadGame,
  { players, compose, ...message }: Message,
): Promise<number> =>
  notify(ctx, tx, {
    ...message,
    kind: 'game',
    memberIds: players.map(({ memberId }) => memberId),
    path: paths.memberGame(game.id),
    linksUntil: game.startsAt,
    compose: (reader) =>
      compose({ game, ofClub: ctx.club.teamNames, reader, url: answerAddress(ctx, game, reader) }),
  })
