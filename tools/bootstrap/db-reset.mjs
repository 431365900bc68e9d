// Run directly with the project's own Node, which reads TypeScript.
import { eraseData } from '../../src/platform/database/erase.ts'

const dataDir = process.env.DATA_DIR || '.data'

try {
  if (process.env.DATABASE_URL)
    throw new Error(
      'db:reset empties the database and the files of DATA_DIR, and DATABASE_URL names another database: empty that by its own tools.',
    )
  await eraseData(dataDir, console.log)
  console.log(
    `The database and the files in ${dataDir} have been deleted. The next start creates them again with demo data.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
