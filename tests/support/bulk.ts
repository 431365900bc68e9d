import { workOn } from '../../src/platform/jobs/bulk/work.ts'

/** Processes a bulk run until nothing more can be done now, however slow the machine is. */
export const workOff = (...[ports, workshop, runId]: Parameters<typeof workOn>) =>
  workOn(ports, workshop, runId, Number.POSITIVE_INFINITY)
