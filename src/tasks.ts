import type { TaskList } from 'graphile-worker'
import type { Ports } from './platform/context.ts'
import { FILE_CRONTAB, fileTasks } from './platform/files/jobs.ts'

/** What runs by the clock: minute hour day month weekday task. Times are UTC. */
export const CRONTAB = FILE_CRONTAB

/** Every job of the product, by name. */
export function tasks(ports: Ports): TaskList {
  return { ...fileTasks(ports) }
}
