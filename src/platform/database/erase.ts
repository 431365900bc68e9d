import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnfinished } from '../embedded-postgres/cluster.ts'
import { openDataDir } from '../embedded-postgres/data-dir.ts'
import { stopOrphan } from '../embedded-postgres/orphan.ts'
import { claim } from '../embedded-postgres/owner.ts'

/** Deletes the embedded database, the stored files and the e-mails. Refuses while a running process uses them. */
export async function eraseData(dataDir: string, log: (message: string) => void): Promise<void> {
  const root = openDataDir(dataDir)
  const release = claim(root)
  try {
    await stopOrphan(join(root, 'pg'), log)
    await removeUnfinished(root)
    for (const folder of ['pg', 'files', 'mailbox'])
      rmSync(join(root, folder), { recursive: true, force: true })
  } finally {
    release()
  }
}
