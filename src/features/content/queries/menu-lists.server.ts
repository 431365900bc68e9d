import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { MenuItem } from '../model/content.ts'
import { configurations } from '../table.server.ts'

/** Both menus as they are now; `version` is that of the configuration which holds them. */
export type Menus = { id: string; version: number; main: MenuItem[]; bottom: MenuItem[] }

/** Both menus with all their entries; undefined before there is a configuration. Throws Forbidden. */
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
