import { copyAll } from '../platform/files/copy-all.ts'
import { diskFiles } from '../platform/files/disk.ts'
import { folderOf } from '../platform/files/files-of.ts'
import { s3Files } from '../platform/files/s3.ts'
import type { CommandContext } from './command.ts'

const USAGE = 'Usage: npm run files:move -- to-s3 | to-disk'

/**
 * `npm run files:move`: copies all files from DATA_DIR into the S3-compatible store, or back. Skips files that are
 * already there, so it can be interrupted and repeated. Returns the exit code.
 */
export async function moveFiles(
  [direction, ...rest]: string[],
  { say, config: settings }: CommandContext,
): Promise<number> {
  if (rest.length > 0 || (direction !== 'to-s3' && direction !== 'to-disk')) {
    say(USAGE)
    return 2
  }
  const config = settings()
  if (!config.s3) {
    say('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.')
    return 1
  }
  const disk = diskFiles(folderOf(config))
  const store = s3Files(config.s3)
  const toStore = direction === 'to-s3'
  const { copied, present } = await copyAll(toStore ? disk : store, toStore ? store : disk)
  say(`Copied: ${copied}. Already there: ${present}. The originals were not removed.`)
  return 0
}
