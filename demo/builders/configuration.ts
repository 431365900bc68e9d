import { configurations } from '../../src/features/content/table.server.ts'
import { replaceFees } from '../../src/features/fees/commands/replace-fees.server.ts'
import type { RegistrationFees } from '../../src/features/fees/model/fees.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'

type Given = Partial<typeof configurations.$inferInsert> & {
  /** What registration offers. */
  fees?: RegistrationFees
}

/** Changes the given fields of the only configuration record, creating it when it is missing. */
export async function aConfiguration(ctx: Ctx, { fees, ...given }: Given = {}) {
  return transact(ctx, async (tx) => {
    const [saved] = await tx
      .insert(configurations)
      .values(given)
      .onConflictDoUpdate({
        target: configurations.only,
        set: { ...given, updatedAt: ctx.clock.now() },
      })
      .returning()
    if (!saved) throw new Error('the configuration was not saved')
    if (fees) await replaceFees(tx, ctx, fees)
    await touch(tx, 'configurations', `configurations/${saved.id}`)
    return saved
  })
}
