import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { HIDE_SURNAMES_JOB } from '../teams/model.ts'
import { hideSurnamesOfMinors } from './commands/hide-surnames-of-minors.server.ts'

/** Queued when a team has become a youth team. */
export const memberTasks = (ports: Ports): TaskList => ({
  [HIDE_SURNAMES_JOB]: () => hideSurnamesOfMinors({ ...ports, pages: NO_PAGES }),
})
