import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { configurationContentType } from '../../../content/content-type.ts'
import { configurations } from '../../../content/table.server.ts'
import { canManageStore } from '../../catalog/policy.ts'

/**
 * Sets the address of the supplier's catalogue; '' removes it. It is the only field of the configuration that the kit
 * manager may write. Throws Forbidden unless the actor manages the store, and Invalid for an invalid address.
 */
export async function setCatalogueAddress(ctx: Ctx, address: string): Promise<void> {
  if (!canManageStore(ctx.actor)) throw new Forbidden()
  const [configuration] = await ctx.db.select({ id: configurations.id }).from(configurations)
  if (!configuration) throw new NotFound()
  const granted = ['CatalogueUrl']
  await updateEntry(ctx, configurationContentType, configuration.id, { CatalogueUrl: address }, { granted })
}
