import { defineConfig } from 'vitest/config'

// Only the tests of money. Each mutant runs those that reach it.
process.env.TZ = 'America/New_York'

export default defineConfig({
  test: {
    include: [
      'src/kernel/money.test.ts',
      'src/features/events/model.test.ts',
      'src/features/billing/**/*.db.test.ts',
      'src/features/store/catalog/model/*.test.ts',
      'src/features/store/cart/*.test.ts',
      'src/features/store/orders/{,model/}*.test.ts',
      'src/features/store/batches/model.test.ts',
    ],
    globalSetup: ['tests/support/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
