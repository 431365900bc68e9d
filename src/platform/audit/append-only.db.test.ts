import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { SYSTEM } from '../../kernel/actor.ts'
import { auditLog } from '../content/table.server.ts'
import { audit } from './audit.ts'

const REFUSED = expect.objectContaining({
  cause: expect.objectContaining({ message: 'lines of the audit log are only added' }),
})

async function aLine() {
  const ctx = await aCtx({ actor: SYSTEM })
  await audit(ctx.db, ctx, { action: 'members.update', subject: 'members/x' })
  return ctx
}

test('the product cannot change, delete or truncate the audit log', async () => {
  const { db } = await aLine()
  await expect(db.update(auditLog).set({ action: 'nothing' })).rejects.toEqual(REFUSED)
  await expect(db.delete(auditLog)).rejects.toEqual(REFUSED)
  await expect(db.execute(sql`truncate audit_log`)).rejects.toEqual(REFUSED)
  expect(await db.select().from(auditLog)).toMatchObject([{ action: 'members.update' }])
})

test('audit entries can be deleted only in a retention transaction, and never changed', async () => {
  const { db } = await aLine()
  const retention = sql`set local sevenmetre.retention = 'on'`
  const changed = db.transaction(async (tx) => {
    await tx.execute(retention)
    await tx.update(auditLog).set({ action: 'nothing' })
  })
  await expect(changed).rejects.toEqual(REFUSED)
  await db.transaction(async (tx) => {
    await tx.execute(retention)
    await tx.delete(auditLog)
  })
  expect(await db.$count(auditLog)).toBe(0)
  await audit(db, { actor: SYSTEM, clock: { now: () => new Date(0) } }, { action: 'a', subject: 'b' })
  await expect(db.delete(auditLog)).rejects.toEqual(REFUSED)
})
