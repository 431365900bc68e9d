import type { TaskList } from 'graphile-worker'
import type { Ports } from './platform/context.ts'

/** What runs by the clock: minute hour day month weekday task. Times are UTC. */
export const CRONTAB = ''

/** Every job of the product, by name. */
export function tasks(_ports: Ports): TaskList {
  return {}
}
