import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { configurations } from '../../src/features/content/table.server.ts'
import { files } from '../../src/platform/files/table.server.ts'
import { aCtx } from '../../tests/support/database.ts'
import { seedContent } from './content.ts'

test('the demo catalogue is a public file of the demo club, and a club without one serves none [STO-015]', async () => {
  const ctx = await aCtx()
  await seedContent(ctx)
  const [configuration] = await ctx.db.select().from(configurations)
  const id = /^\/files\/([\w-]{36})\/original$/.exec(configuration?.catalogueAddress ?? '')?.[1] ?? ''
  const [file] = await ctx.db.select().from(files).where(eq(files.id, id))
  expect(file).toMatchObject({ name: 'kit-catalogue.pdf', mediaType: 'application/pdf', audience: 'public' })
  expect(
    Buffer.from((await ctx.files.get(`${id}/original`)) ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(existsSync('public/demo-kit-catalogue.pdf')).toBe(false)
})
