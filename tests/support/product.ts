import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProduct } from './child.ts'
import { placeCluster } from './prepared-cluster.ts'

/** Starts the product as an operator would, and returns its output after it has exited. */
export async function startAndFail(
  ...given: Parameters<typeof startProduct>
): Promise<{ code: number | null; said: string }> {
  const { child, said } = run(...given)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said: said().trim() }
}

/** Runs the built product as a child process for this test. */
export function run(...given: Parameters<typeof startProduct>) {
  const product = startProduct(...given)
  onTestFinished(() => void product.child.kill('SIGKILL'))
  return product
}

/** A data folder for this test with a migrated, empty database. */
export async function aDataFolder(): Promise<string> {
  const folder = await aFolder()
  await placeCluster(folder)
  return folder
}

/** An empty folder for this test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'club-'))
  // PostgreSQL keeps writing to it until it notices that the product was killed.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}
