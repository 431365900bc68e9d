import { expect, test } from 'vitest'
import { tried } from './trial.ts'
import { TRIALS } from './trials.ts'

for (const trial of TRIALS.filter(({ isLong }) => !isLong)) {
  test(`${trial.name}: ${trial.says}`, async () => {
    const { findings } = await tried(trial, false)
    expect(findings).toEqual([])
  })
}
