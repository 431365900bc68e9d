import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'

/** The process that answers, and its disk. */
export type MachineState = {
  node: string
  upSeconds: number
  memoryBytes: number
  disk: { freeBytes: number; totalBytes: number }
}

export async function machineState({
  dataDir,
  root,
}: Pick<Config, 'dataDir' | 'root'>): Promise<MachineState> {
  // Without local files the product has created no folder.
  const { bsize, blocks, bavail } = await statfs(existsSync(dataDir) ? dataDir : root)
  return {
    node: process.versions.node,
    upSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
  }
}
