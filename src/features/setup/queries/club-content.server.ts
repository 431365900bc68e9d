import type { Ctx } from '../../../platform/context.ts'
import { configurations } from '../../content/table.server.ts'
import { feesOnOffer } from '../../fees/queries/plans.server.ts'

/** Reads the configuration record, which the steps fill in part by part. Throws if it does not exist yet. */
export async function readConfiguration(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>) {
  const [found] = await ctx.db
    .select({
      id: configurations.id,
      version: configurations.version,
      mainMenu: configurations.mainMenu,
      footerMenu: configurations.menuBottom,
      questions: configurations.questions,
      details: configurations.registerDetails,
    })
    .from(configurations)
  if (!found) throw new Error('there is no configuration: the product makes it at its first start')
  return { ...found, ...(await feesOnOffer(ctx)) }
}
