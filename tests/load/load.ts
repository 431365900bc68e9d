import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import autocannon from 'autocannon'

export type Load = {
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
  cpuMicrosPerRequest: number
  failed: number
  /** The share of the time that the host stole from this machine. */
  stolen: number
}

type Options = {
  url: string
  seconds: number
  /** Seconds of warm-up before the measurement, long enough to compile the code even on slow machines. */
  warmUp?: number
  connections: number
  pid: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Paths to request in turn instead of `url`. */
  paths?: readonly string[]
  /** The number of addresses that the requests seem to come from. */
  addresses?: number
}

const TICKS_PER_SECOND = 100
const POLL_MS = 50

/** Sends requests for some seconds after a warm-up. Returns the results and the processor time used. */
export async function load({
  pid,
  seconds,
  warmUp = 6,
  paths,
  addresses,
  ...options
}: Options): Promise<Load> {
  const request = {
    ...options,
    ...(paths && inTurn(paths.map((path) => ({ path })))),
    ...(addresses && inTurn(fromAddresses(addresses, options))),
  }
  await autocannon({ ...request, duration: warmUp })
  const before = cpuMicros(pid)
  const stolenBefore = stolenMicros()
  const result = await autocannon({ ...request, duration: seconds })
  const done = result['2xx']
  return {
    requestsPerSecond: done / result.duration,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicrosPerRequest: (cpuMicros(pid) - before) / done,
    failed: result.non2xx + result.errors + result.timeouts,
    stolen: (stolenMicros() - stolenBefore) / (result.duration * 1e6 * cpus().length),
  }
}

/** Each connection starts at a different path, because visitors do not request the same page simultaneously. */
function inTurn(requests: readonly autocannon.Request[]): Partial<autocannon.Options> {
  let begun = 0
  return {
    setupClient(client) {
      const start = (begun * 37) % requests.length
      begun += 1
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
    },
  }
}

function fromAddresses(count: number, { method, headers, body }: Partial<Options>): autocannon.Request[] {
  return Array.from({ length: count }, (_, n) => ({
    ...(method && { method }),
    ...(body && { body }),
    headers: { ...headers, 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
  }))
}

/** User and system time of one process, as reported by the kernel. */
function cpuMicros(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6
}

const STEAL = 8

/** The time that the host has stolen from all processors of this machine since boot. */
function stolenMicros(): number {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? []
  return (Number(fields[STEAL] ?? 0) / TICKS_PER_SECOND) * 1e6
}

/** Resident memory of one process in megabytes. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

export type Server = ChildProcess & { pid: number }
type Tail<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never

/** Starts a Node program on the first processor, leaving the second to the load, and waits until it responds. */
export const startOnOneCore = (...facts: Tail<Parameters<typeof startOnCore>>): Promise<Server> =>
  startOnCore(0, ...facts)

/** Starts a Node program on one processor and waits until it responds. */
export async function startOnCore(
  core: number,
  args: string[],
  env: Record<string, string>,
  readyUrl: string,
  patienceMs = 30_000,
): Promise<Server> {
  const [command = '', ...rest] = [...pin(core), process.execPath, ...args]
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid === undefined) throw new Error(`could not start ${args.join(' ')}`)
  started.add(child)
  for (let waitedMs = 0; waitedMs < patienceMs && !hasEnded(child); waitedMs += POLL_MS) {
    const ready = await fetch(readyUrl).then(
      (answer) => answer.ok,
      () => false,
    )
    // Another process may be answering on this port, in which case the child has ended or will end soon.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    if (ready && !hasEnded(child)) return child as Server // its pid was checked above
  }
  if (hasEnded(child)) throw new Error(`${args.join(' ')} ended by itself: is its port taken?`)
  throw new Error(`${readyUrl} did not answer within ${patienceMs / 1000} s`)
}

/** Ends the started servers when this process ends. */
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill()
})

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Ends a started server unless it has already ended. */
export async function stopped(server: Server): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

/** `taskset` keeps the pid, because it replaces itself with the program. Without it the processors are shared. */
function pin(core: number): string[] {
  try {
    execFileSync('taskset', ['-V'])
    return ['taskset', '-c', String(core)]
  } catch {
    return []
  }
}
