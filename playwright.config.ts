import { defineConfig } from '@playwright/test'
import {
  EMAIL_WEBHOOK_SECRET,
  JOURNEY_PORT,
  JOURNEY_SITE,
  PUSH_SERVICE,
} from './tests/support/journey-site.ts'

process.env.TZ = 'America/New_York'

const KIT_MANAGER = 'kit-manager.spec.ts'
const CHANGING_MEMBERS = ['admin-member-import.spec.ts', 'admin-member-records.spec.ts']
const CHANGING_TEAMS = 'new-season.spec.ts'

const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: '.data/e2e-results',
  fullyParallel: true,
  forbidOnly: true,
  // Beside each other on two cores: what passes at the second try is named at the end. [docs/decisions/0128]
  retries: 1,
  // One more than cores: a journey also waits.
  workers: 3,
  // Limits end what hangs; they judge no speed, which is different on every machine. [docs/decisions/0128]
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    // What hangs is named, and does not hold up half of the others for long.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    baseURL: JOURNEY_SITE,
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: [
        ...['passwords.spec.ts', 'match-day.spec.ts', KIT_MANAGER, CHANGING_TEAMS],
        ...CHANGING_MEMBERS,
      ],
    },
    // It buys with logins whose carts others use, into a batch that takes every new order.
    { name: 'kit-manager', testMatch: KIT_MANAGER, dependencies: ['journeys'] },
    // Last: these change the passwords with which the others log in.
    { name: 'passwords', testMatch: 'passwords.spec.ts', dependencies: ['journeys', 'kit-manager'] },
    // It leads the home page with a game, which others expect without one.
    { name: 'match-day', testMatch: 'match-day.spec.ts', dependencies: ['journeys'] },
    // These add members, and other journeys count them.
    { name: 'members', testMatch: CHANGING_MEMBERS, dependencies: ['journeys'] },
    // It closes a season, which moves players to other teams, and writes to every family.
    { name: 'season', testMatch: CHANGING_TEAMS, dependencies: ['members', 'match-day', 'kit-manager'] },
  ],
  webServer: {
    // A fresh demo club at each run: the journeys write.
    command: 'rm -rf .data/e2e && exec node build/server/index.js',
    // With a trusted proxy a journey can come from an address of its own, and have limits of its own.
    env: {
      PORT: String(JOURNEY_PORT),
      DATA_DIR: '.data/e2e',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      PUSH_SERVICE,
      EMAIL_WEBHOOK_SECRET,
    },
    url: `${JOURNEY_SITE}/readyz`,
    timeout: 1_800_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
