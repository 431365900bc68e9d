import { countUnpaidInvoices } from '../../features/billing/invoices/queries/invoices.server.ts'
import { countUnassigned } from '../../features/registrations/review/queries/attention.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { adminPaths } from '../admin-paths.ts'
import type { Section } from './sections.ts'

const WAITING: Readonly<Record<string, (ctx: Ctx) => Promise<number>>> = {
  [adminPaths.registrations]: ({ db }) => countUnassigned(db),
  [adminPaths.invoices]: countUnpaidInvoices,
}

/** Counts the open work in each section, for the sidebar. */
export async function waitingBySection(
  ctx: Ctx,
  sections: readonly Pick<Section, 'path'>[],
): Promise<Record<string, number>> {
  const counted = sections.map(async ({ path }) => [path, (await WAITING[path]?.(ctx)) ?? 0] as const)
  return Object.fromEntries(await Promise.all(counted))
}
