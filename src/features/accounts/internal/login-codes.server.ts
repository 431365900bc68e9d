import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { counterOfCode } from '../../../platform/auth/one-time-code.ts'
import { seal, unseal } from '../../../platform/auth/seal.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { authenticators, recoveryCodes } from '../table.server.ts'
import { RECOVERY_CODES } from '../two-step/model/two-step.ts'

/** Letters and digits that cannot be mistaken for each other. Ten of them are 49 random bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 10

type Needs = Pick<Ctx, 'db' | 'clock' | 'secret'>

const purposeOf = (userId: string) => `authenticator key of ${userId}`

/** Encrypts the key of an authenticator app for storage. */
export const sealKey = (key: string, secret: string, userId: string): string =>
  seal(key, secret, purposeOf(userId))

/** Decrypts the key of an authenticator app. Returns undefined if the site's secret has changed. */
export const unsealKey = (sealed: string, secret: string, userId: string): string | undefined =>
  unseal(sealed, secret, purposeOf(userId))

/**
 * Uses a code of the user's authenticator app, or a recovery code. Of two concurrent requests with the same code only
 * one returns true.
 */
export const redeemLoginCode = (ctx: Needs, userId: string, code: string): Promise<boolean> =>
  code.length === CODE_LENGTH ? redeemRecoveryCode(ctx, userId, code) : redeemAppCode(ctx, userId, code)

async function redeemAppCode({ db, clock, secret }: Needs, userId: string, code: string): Promise<boolean> {
  const isConfirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  const [app] = await db.select({ key: authenticators.key }).from(authenticators).where(isConfirmed)
  const key = app && unsealKey(app.key, secret, userId)
  const counter = key && (await counterOfCode(key, code, clock.now()))
  if (!counter) return false
  const used = await db
    .update(authenticators)
    .set({ lastCounter: counter })
    .where(and(isConfirmed, eq(authenticators.key, app.key), lt(authenticators.lastCounter, counter)))
    .returning({ userId: authenticators.userId })
  return used.length === 1
}

async function redeemRecoveryCode(ctx: Needs, userId: string, code: string): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(code, ctx.secret, userId)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}

/**
 * Replaces the recovery codes of a user. Returns the new ones, such as 'abcde-fghjk'. Only their hashes are stored.
 */
export async function replaceRecoveryCodes(tx: Tx, secret: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code, secret, userId) })))
  return codes.map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`)
}

const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Includes the site's secret, so that a stolen table does not allow guessing the codes. */
const hashOf = (code: string, secret: string, userId: string) =>
  createHmac('sha256', `${secret} recovery code of ${userId}`).update(code).digest('base64url')
