import { kills } from './kill.ts'
import type { Trial } from './trial.ts'

export const TRIALS: readonly Trial[] = [kills]
