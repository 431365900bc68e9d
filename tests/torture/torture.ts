import { join } from 'node:path'
import { type Checked, writeChecks } from '../support/report.ts'
import { type Trial, tried } from './trial.ts'
import { TRIALS } from './trials.ts'

/** `npm run torture [-- words of names]`: runs every trial in its long form and prints a report. */

const ROOT = join(import.meta.dirname, '../..')
process.chdir(ROOT)
const INTRODUCTION =
  'Each trial starts the built product as an operator would, causes a failure, and checks what was lost. PostgreSQL is the embedded one with fsync on.'

const words = process.argv.slice(2).join(' ')
const checks: Checked[] = []
for (const trial of TRIALS.filter(({ name }) => name.includes(words))) checks.push(await timed(trial))
if (words === '') {
  const title = 'Torture'
  await writeChecks(join(ROOT, 'docs/torture'), {
    title,
    command: 'npm run torture',
    introduction: INTRODUCTION,
    checks,
  })
}
process.exit(checks.every(({ findings }) => findings.length === 0) ? 0 : 1)

async function timed(trial: Trial): Promise<Checked> {
  const started = performance.now()
  const { measured, findings } = await tried(trial, true)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  console.log(
    `${findings.length > 0 ? 'NOT ' : '    '}${trial.name}: ${measured}, ${findings.length} found, ${seconds} s`,
  )
  for (const finding of findings.slice(0, 40)) console.log(`      ${finding}`)
  return { name: trial.name, says: trial.says, measured, findings, seconds }
}
