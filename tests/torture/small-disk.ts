import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from './trial.ts'

/** Does the work on a disk of some megabytes, mounted on a new folder. Says so if this process may not mount one. */
export async function onSmallDisk(
  folder: string,
  megabytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder)
  if (!mount(folder, megabytes))
    return { measured: 'not tried: this machine mounts no small disk', findings: [] }
  try {
    return await work()
  } finally {
    execFileSync('umount', ['-l', folder])
  }
}

function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Fills a disk up to its last byte. Returns what makes room again. */
export async function fillUp(folder: string, megabytes: number): Promise<() => Promise<void>> {
  const ballast = join(folder, 'ballast')
  // A write that does not fit keeps what fits.
  await writeFile(ballast, Buffer.alloc(megabytes * 2 ** 20)).catch(() => {})
  return () => rm(ballast)
}
