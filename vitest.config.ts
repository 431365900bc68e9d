import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Neither UTC nor the club's zone, so that an accidental local time shows.
process.env.TZ = 'America/New_York'

/** Limits end what hangs; they judge no speed, which is different on every machine. [docs/decisions/0128] */
const patient = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } }

const withDatabase = {
  globalSetup: ['tests/support/database-server.ts'],
  ...patient,
}

const LONG = /\/tests\/(attack|torture|contract)\/|\/(backup|embedded|import-site)\.db\.test\.ts$/

/** The longest first, so that no worker has them left when the other has nothing more to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    // Modules are loaded once a worker, not once a file: half of the whole time. No test changes a module.
    isolate: false,
    // More than cores: a test waits for PostgreSQL and for time limits four fifths of its time.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'stripe-sandbox/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/contract/**/*.contract.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/*.http.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts', 'demo/**/*.db.test.ts', 'tests/contract/**/*.db.test.ts'],
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'http',
          include: ['src/**/*.http.test.ts', 'tests/**/*.http.test.ts'],
          ...withDatabase,
        },
      },
    ],
  },
})
