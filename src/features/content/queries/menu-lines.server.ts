import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { folded } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type MenuItem, type MenuLine, menuLines } from '../model.ts'
import { configurations } from '../table.server.ts'

export type MenuLists = { id: string | undefined; main: MenuLine[]; bottom: MenuLine[] }

/**
 * Both menus as lists, lines below others included; those whose title or link holds a text. Throws Forbidden.
 * [ADM-024]
 */
export async function menuLists(ctx: Pick<Ctx, 'db' | 'actor'>, q: string): Promise<MenuLists> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const [found] = await ctx.db
    .select({
      id: configurations.id,
      mainMenu: configurations.mainMenu,
      menuBottom: configurations.menuBottom,
    })
    .from(configurations)
  const matching = (items: readonly MenuItem[]) => menuLines(items).filter((line) => holds(line, q))
  return { id: found?.id, main: matching(found?.mainMenu ?? []), bottom: matching(found?.menuBottom ?? []) }
}

const holds = ({ title, link }: MenuLine, q: string): boolean =>
  folded(`${title} ${link}`).includes(folded(q))
