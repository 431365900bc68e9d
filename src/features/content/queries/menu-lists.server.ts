import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { MenuItem } from '../model/content.ts'
import { configurations } from '../table.server.ts'

/** Both menus and the row version of the configuration that contains them. */
export type Menus = { id: string; version: number; main: MenuItem[]; bottom: MenuItem[] }

/**
 * Returns both menus with all entries; undefined if there is no configuration. Throws Forbidden unless the caller may
 * edit them.
 */
export async function listMenus(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Menus | undefined> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const [found] = await ctx.db
    .select({
      id: configurations.id,
      version: configurations.version,
      main: configurations.mainMenu,
      bottom: configurations.menuBottom,
    })
    .from(configurations)
  return found
}
