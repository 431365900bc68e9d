import { clockJumps } from './clock.ts'
import { databaseRestarts } from './database-restart.ts'
import { faults } from './faults.ts'
import { fullDatabaseDisk } from './full-database-disk.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kill.ts'
import { restore } from './restore.ts'
import { rollingUpdate } from './rolling-update.ts'
import { s3Gone } from './s3-gone.ts'
import { slowMail } from './slow-mail.ts'
import type { Trial } from './trial.ts'
import { twoNodes } from './two-nodes.ts'

export const TRIALS: readonly Trial[] = [
  kills,
  databaseRestarts,
  faults,
  slowMail,
  s3Gone,
  clockJumps,
  fullDisk,
  fullDatabaseDisk,
  twoNodes,
  rollingUpdate,
  restore,
]
