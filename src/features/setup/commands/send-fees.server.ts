import type { Ctx } from '../../../platform/context.ts'
import { priceFees } from '../../billing/prices/commands/price-fees.server.ts'
import { readConfiguration } from '../queries/club-content.server.ts'

/**
 * Updates the prices of the saved fees at the payment provider. Throws Forbidden unless the caller is an administrator.
 */
export const sendFees = async (ctx: Ctx) => priceFees(ctx, (await readConfiguration(ctx)).fees)
