import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const HAS_PROC = process.platform === 'linux'
const POSTGRES = /(^|\/)(postgres|initdb)(:| |$)/ // A worker's process title is `postgres: ...`.
const STATE = 0
const START_TIME = 19 // Field 22 of /proc/<pid>/stat, as an index counted from field 3, the state.

/**
 * Returns a process's start time as the system reports it, or undefined if the process is not running. Pid and start
 * time together identify a process uniquely, because pids are reused.
 */
export function startTimeOf(pid: number): string | undefined {
  const [state, startTime] = HAS_PROC ? procState(pid) : psState(pid)
  // kill(pid, 0) also succeeds for a zombie, and some containers reap zombies late. So a zombie counts as dead.
  const isDead = state === undefined || state.startsWith('Z') || state.startsWith('X')
  return isDead ? undefined : startTime
}

/** Whether a process is a running PostgreSQL program that works on this folder. */
export function worksOn(pid: number, folder: string): boolean {
  if (startTimeOf(pid) === undefined) return false
  const command = commandLineOf(pid)
  if (!POSTGRES.test(command)) return false
  // After the folder was moved, the command line still has the old path, but the working directory is the new one.
  return ` ${command} `.includes(` ${folder} `) || workingFolderOf(pid) === folder
}

/** Lists the running PostgreSQL programs that work on this folder. */
export function allWorkingOn(folder: string): number[] {
  return allProcesses().filter((pid) => worksOn(pid, folder))
}

/** Sends a signal. A process that has already ended is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** Waits until `isSo` returns true. Returns false if the time limit passes first. */
export async function until(isSo: () => boolean, limitMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const startedAt = performance.now()
  while (!isSo()) {
    if (performance.now() - startedAt > limitMs) return false
    await setTimeout(5)
  }
  return true
}

/** Whether a thrown value is the system error with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function procState(pid: number): (string | undefined)[] {
  const stat = readProc(pid, 'stat')
  // The program's name is in brackets and may itself contain spaces and brackets.
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
    return undefined // The process has ended, or belongs to another user.
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
