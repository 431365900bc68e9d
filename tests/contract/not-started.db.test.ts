import { expect, onTestFinished, test } from 'vitest'
import { commandNamed } from '../../src/cli/commands.ts'
import { newId } from '../../src/kernel/ids.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { createDatabase } from '../support/fresh-database.ts'

test.each([['--setup-link'], ['--retention'], ['--export-member', newId()], ['--erase-member', newId()]])(
  '%s says in one line that the club has not been started yet',
  async (name, ...args) => {
    const { url, drop } = await createDatabase('template1')
    onTestFinished(drop)
    const lines: string[] = []
    const code = await commandNamed(name)?.(args, {
      from: '/',
      say: (line) => lines.push(line),
      config: () => parseConfig({ DATABASE_URL: url, LOG_LEVEL: 'error' }),
      open: () => Promise.reject(new Error('not needed')),
      isDemo: async () => false,
      now: new Date(),
    })
    expect(code).toBe(1)
    expect(lines).toEqual([
      'No club has been started here yet. Start it with npm start; then run this again.',
    ])
  },
)
