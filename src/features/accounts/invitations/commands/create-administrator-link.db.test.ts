import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { authenticators, verifications } from '../../table.server.ts'
import { createAdministratorLink } from './create-administrator-link.server.ts'
import { inviteByEmail } from './invite-by-email.server.ts'

const EMAIL = 'robin@example.org'
const DAY_MS = 86_400_000

test('a link from the terminal lets in a sole administrator who has lost the authenticator app', async () => {
  const ctx = await aCtx()
  const boss = await aUser(ctx, { email: EMAIL, roles: ['administrator'] })
  const member = await aUser(ctx, { email: 'ana@example.org' })
  for (const { id } of [boss, member])
    await ctx.db.insert(authenticators).values({ userId: id, key: 'lost', confirmedAt: TEST_NOW })
  expect(await createAdministratorLink(ctx, 'ana@example.org')).toEqual({
    ok: false,
    reason: 'NO_ADMINISTRATOR',
  })
  expect((await createAdministratorLink(ctx, EMAIL)).ok).toBe(true)
  const left = await ctx.db.select({ userId: authenticators.userId }).from(authenticators)
  expect(left).toEqual([{ userId: member.id }])
})

test('an invitation works for seven days [resolutions A09]', async () => {
  const ctx = await aCtx()
  const { id } = await transact(ctx, (tx) => inviteByEmail(ctx, tx, { email: 'coach@example.org' }))
  const [link] = await ctx.db
    .select({ until: verifications.expiresAt })
    .from(verifications)
    .where(eq(verifications.value, `password-link:${id}`))
  expect(link?.until).toEqual(new Date(TEST_NOW.getTime() + 7 * DAY_MS))
})
