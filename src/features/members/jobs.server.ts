import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { GUARD_MINORS } from '../teams/model.ts'
import { guardMinors } from './commands/own-record.server.ts'

/** Asked for when a team became one of children. */
export const memberTasks = (ports: Ports): TaskList => ({
  [GUARD_MINORS]: () => guardMinors({ ...ports, pages: NO_PAGES }),
})
