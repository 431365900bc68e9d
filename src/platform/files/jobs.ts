import type { TaskList } from 'graphile-worker'
import { isId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import { removeOrphans } from './orphans.ts'

/** Cleans up files daily. The time is UTC, which is night at the club. */
export const FILE_CRONTAB = '17 2 * * * files:sweep'

/** Deletes the bytes of deleted files, and of uploads that never got a database row. */
export const fileTasks = (ports: Ports): TaskList => ({
  async 'files:erase'(payload) {
    const { id } = payload as { id: string } // written by deleteFile
    if (isId(id)) await ports.files.remove(`${id}/`)
  },
  async 'files:sweep'() {
    const removed = await removeOrphans(ports)
    if (removed > 0) ports.log.info({ removed }, 'files without a row were removed')
  },
})
