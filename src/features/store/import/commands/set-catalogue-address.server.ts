import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { configurationContentType } from '../../../content/content-type.ts'
import { configurations } from '../../../content/table.server.ts'
import { canManageStore } from '../../catalog/policy.ts'

/**
 * Says where the supplier's catalogue is; '' for nowhere. Of the configuration the kit manager writes this alone.
 * Throws Forbidden to all but shop and administrator, Invalid for what is no address. [STO-015]
 */
export async function setCatalogueAddress(ctx: Ctx, address: string): Promise<void> {
  if (!canManageStore(ctx.actor)) throw new Forbidden()
  const [configuration] = await ctx.db.select({ id: configurations.id }).from(configurations)
  if (!configuration) throw new NotFound()
  const granted = ['CatalogueUrl']
  await updateEntry(ctx, configurationContentType, configuration.id, { CatalogueUrl: address }, { granted })
}
