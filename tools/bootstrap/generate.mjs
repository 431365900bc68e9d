import { readdirSync, rmSync } from 'node:fs'
import { run } from './run.mjs'

const META = 'db/migrations/meta'

/** Writes the next migration. Of the snapshots only the newest is kept: drizzle-kit compares the tables with that one. */
export async function generate(node, args) {
  const code = await run(node, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...args])
  const snapshots = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'))
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(`${META}/${file}`)
  return code
}
