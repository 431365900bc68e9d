import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/features/**/*table.server.ts', './src/platform/**/*table.server.ts'],
  out: './db/migrations',
})
