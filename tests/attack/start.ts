import { join } from 'node:path'
import { runnerImport } from 'vite'

/** Runs the attacks as Vite modules, because they import product code in JSX, which Node cannot read. */
await runnerImport(join(import.meta.dirname, 'attack.ts'))
