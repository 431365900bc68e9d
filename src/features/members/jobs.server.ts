import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/pagecache/tags.ts'
import { GUARD_MINORS } from '../teams/model.ts'
import { guardMinors } from './commands.server.ts'

/** Every hour: on some day somebody turns 18, or a team became one of children. */
export const MEMBERS_CRONTAB = `7 * * * * ${GUARD_MINORS}`

export const memberTasks = (ports: Ports): TaskList => ({
  [GUARD_MINORS]: () => guardMinors({ ...ports, pages: NO_PAGES }),
})
