import { defineConfig } from 'vitest/config'

// Neither UTC nor the club's zone, so that an accidental local time shows.
process.env.TZ = 'America/New_York'

const withDatabase = {
  globalSetup: ['tests/support/database-server.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    allowOnly: false,
    // Modules are loaded once a worker, not once a file: half of the whole time. No test changes a module.
    isolate: false,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/contract/**/*.contract.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.http.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts', 'db/**/*.db.test.ts', 'tests/contract/**/*.db.test.ts'],
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
