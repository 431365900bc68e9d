import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'

/** The state of this process and its disk. */
export type MachineState = {
  node: string
  upSeconds: number
  memoryBytes: number
  disk: { freeBytes: number; totalBytes: number }
}

/** Reads the state of this process and its disk for the admin area's status page. */
export async function machineState({
  dataDir,
  root,
}: Pick<Config, 'dataDir' | 'root'>): Promise<MachineState> {
  // DATA_DIR does not exist if the product stores no files locally.
  const { bsize, blocks, bavail } = await statfs(existsSync(dataDir) ? dataDir : root)
  return {
    node: process.versions.node,
    upSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
  }
}
