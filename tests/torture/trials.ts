import { databaseRestarts } from './database-restart.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kill.ts'
import type { Trial } from './trial.ts'
import { twoNodes } from './two-nodes.ts'

export const TRIALS: readonly Trial[] = [kills, databaseRestarts, fullDisk, twoNodes]
