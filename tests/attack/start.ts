import { join } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Runs the attacks as modules of Vite: some of what they ask the product about is written in JSX, which Node cannot
 * read.
 */
await runnerImport(join(import.meta.dirname, 'attack.ts'))
