import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { makeFolder } from '../files/make-folder.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'

const ROOT = 0

/** Creates the data folder if needed and returns its real path. Refuses a folder that cannot be used. */
export function openDataDir(dataDir: string): string {
  const root = writableFolder(dataDir)
  const owner = statSync(`${root}/pg`, { throwIfNoEntry: false })?.uid
  const me = process.getuid?.()
  if (owner === undefined || me === ROOT || owner === me) return root
  throw new EmbeddedDatabaseError(
    `DATA_DIR ${root} belongs to another user (uid ${owner}): start as that user or set another DATA_DIR.`,
  )
}

function writableFolder(dataDir: string): string {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR ${dataDir} cannot be written: give that folder to the user who starts the program or set another DATA_DIR.`,
      { cause },
    )
  }
}
