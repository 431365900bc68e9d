import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../../platform/context.ts'
import { GAME_CHANGED_JOB } from '../model/game.ts'
import { announceChanges } from './commands/announce-changes.server.ts'
import { remindSquads } from './commands/remind-squads.server.ts'

/** Every ten minutes, because each game is due for its reminder exactly a day before. */
export const SQUAD_CRONTAB = '*/10 * * * * games:remind'

const changed = z.object({ gameId: z.uuid(), startedAt: z.coerce.date() })

/** Notifies squads of changes and sends reminders on the day before. */
export const squadTasks = (ports: Ports): TaskList => ({
  async [GAME_CHANGED_JOB](payload) {
    await announceChanges(ports, changed.parse(payload))
  },
  async 'games:remind'() {
    await remindSquads(ports)
  },
})
