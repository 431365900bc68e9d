import { workOn } from '../../src/platform/jobs/bulk/work.ts'

/** Works on a run until nothing more of it can be done now, however slow the machine is. */
export const workOff = (...[ports, workshop, runId]: Parameters<typeof workOn>) =>
  workOn(ports, workshop, runId, Number.POSITIVE_INFINITY)
