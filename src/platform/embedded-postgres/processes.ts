import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const HAS_PROC = process.platform === 'linux'
const POSTGRES = /(^|\/)(postgres|initdb)(:| |$)/ // A worker calls itself `postgres: ...`.
const STATE = 0
const START_TIME = 19 // Field 22 of /proc/<pid>/stat, counted from the state, which is field 3.

/**
 * When a process started, in the system's own words; undefined when it does not run. With the pid this names
 * one process for ever, where a pid alone is given to another process later.
 */
export function startTimeOf(pid: number): string | undefined {
  const [state, startTime] = HAS_PROC ? procState(pid) : psState(pid)
  // kill(pid, 0) succeeds on a zombie, and some containers reap late: a zombie counts as dead.
  const isDead = state === undefined || state.startsWith('Z') || state.startsWith('X')
  return isDead ? undefined : startTime
}

/** Whether a process is a live PostgreSQL program that works on this folder. */
export function worksOn(pid: number, folder: string): boolean {
  if (startTimeOf(pid) === undefined) return false
  const command = commandLineOf(pid)
  if (!POSTGRES.test(command)) return false
  // After the folder was moved the command still names its old path, but the server works in the new one.
  return ` ${command} `.includes(` ${folder} `) || workingFolderOf(pid) === folder
}

/** Every live PostgreSQL program that works on this folder. */
export function allWorkingOn(folder: string): number[] {
  return allProcesses().filter((pid) => worksOn(pid, folder))
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** Waits until `isSo` holds. Answers false when the time limit passes first. */
export async function until(isSo: () => boolean, limitMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const startedAt = performance.now()
  while (!isSo()) {
    if (performance.now() - startedAt > limitMs) return false
    await setTimeout(5)
  }
  return true
}

/** Whether something thrown is the system error of this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function procState(pid: number): (string | undefined)[] {
  const stat = readProc(pid, 'stat')
  // The program's name stands in brackets and may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return [fields?.[STATE], fields?.[START_TIME]]
}

function psState(pid: number): (string | undefined)[] {
  const [state, ...started] = ps('-o', 'stat=,lstart=', '-p', String(pid)).split(/\s+/)
  return [state || undefined, started.join(' ')]
}

function commandLineOf(pid: number): string {
  if (!HAS_PROC) return ps('-o', 'command=', '-p', String(pid))
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ''
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return HAS_PROC ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    return undefined // Gone in the meantime, or another user's.
  }
}

function allProcesses(): number[] {
  const names = HAS_PROC ? readdirSync('/proc') : ps('-ax', '-o', 'pid=').split(/\s+/)
  return names.filter((name) => /^\d+$/.test(name)).map(Number)
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined // No such process.
  }
}

function ps(...args: string[]): string {
  return spawnSync('ps', args, { encoding: 'utf8' }).stdout.trim()
}
