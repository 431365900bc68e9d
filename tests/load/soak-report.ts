/** What was seen of the club at one moment of the soak. */
export type Moment = {
  second: number
  memoryMb: number
  /** The connections to the database. */
  connections: number
  openFiles: number
  /** How long the oldest due job has waited. */
  oldestJobSeconds: number
  failedJobs: number
}

export type Soak = {
  minutes: number
  /** The highest rate, measured at the start. */
  limitPerSecond: number
  perSecond: number
  failed: number
  medianMs: number
  p99Ms: number
  moments: readonly Moment[]
}

const MOST_MEMORY_MB = 350
/** The memory of the last third may exceed that of the middle third by this factor: a collector leaves some to later. */
const MOST_GROWTH = 1.1
/** A pool opens connections when it needs them; more than these were not given back. */
const MOST_MORE_CONNECTIONS = 3
const MOST_MORE_FILES = 20
const MOST_JOB_SECONDS = 60

/** The faults of a soak as sentences; none if everything stayed as it was. The first third is the warm-up. */
export function faultsOf({ failed, moments }: Soak): string[] {
  const third = Math.floor(moments.length / 3)
  const middle = moments.slice(third, -third)
  const last = moments.slice(-third)
  const most = (some: readonly Moment[], of: keyof Moment) => Math.max(...some.map((one) => one[of]))
  const grew = (of: keyof Moment) => most(last, of) - most(middle, of)
  const faults = [
    failed > 0 && `${failed} requests failed`,
    medianOf(last) > medianOf(middle) * MOST_GROWTH &&
      `memory grew from ${medianOf(middle)} to ${medianOf(last)} MB`,
    most(moments, 'memoryMb') > MOST_MEMORY_MB && `memory reached ${most(moments, 'memoryMb')} MB`,
    grew('connections') > MOST_MORE_CONNECTIONS &&
      `${grew('connections')} more connections in the last third`,
    grew('openFiles') > MOST_MORE_FILES && `${grew('openFiles')} more open files in the last third`,
    most(moments, 'oldestJobSeconds') > MOST_JOB_SECONDS &&
      `a job was ${most(moments, 'oldestJobSeconds')} s late`,
    most(moments, 'failedJobs') > 0 && `${most(moments, 'failedJobs')} failed jobs`,
  ]
  return faults.filter((fault) => fault !== false)
}

function medianOf(moments: readonly Moment[]): number {
  const sorted = moments.map(({ memoryMb }) => memoryMb).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The soak as Markdown. `machine` says where and when it ran. */
export function soakReport(machine: string, soak: Soak): string {
  const faults = faultsOf(soak)
  return `# Soak

Made by \`npm run soak -- --minutes ${soak.minutes}\`: ${machine}

The built product on one processor, under a mixed load of visitors, members, an administrator and programs at a quarter of
the rate that it reaches: ${Math.round(soak.perSecond)} of ${Math.round(soak.limitPerSecond)} requests a second for ${soak.minutes} minutes. An administrator
writes to a hundred members at each look. Half of the answers took ${soak.medianMs} ms or less, 99 of 100 took
${soak.p99Ms} ms or less, ${soak.failed} failed.

${faults.length === 0 ? 'Nothing grew, and no job was late.' : faults.map((fault) => `- **${fault}**`).join('\n')}

| Minute | Memory | Connections to the database | Open files | Oldest job waits | Failed jobs |
| --- | --- | --- | --- | --- | --- |
${soak.moments.map(lineOf).join('\n')}
`
}

function lineOf({ second, memoryMb, connections, openFiles, oldestJobSeconds, failedJobs }: Moment): string {
  const minute = (second / 60).toFixed(1)
  const cells = [minute, `${memoryMb} MB`, connections, openFiles, `${oldestJobSeconds} s`, failedJobs]
  return `| ${cells.join(' | ')} |`
}
