import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden, Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { configurationContentType } from '../content-type.ts'
import type { MenuName } from '../model/content.ts'
import { type MenuMove, menuRows, moveEntry } from '../model/menu-tree.ts'
import { listMenus } from '../queries/menu-lists.server.ts'

export type MoveMenuEntry = Outcome<
  { title: string },
  { reason: 'CHANGED' } | { reason: 'NOT_POSSIBLE' } | { reason: 'NOT_VALID'; problems: string[] }
>

/**
 * Moves a menu entry. `version` is the configuration's row version that the caller has seen: the move is refused if
 * someone has saved since. Throws Forbidden unless the caller may edit menus.
 */
export async function moveMenuEntry(
  ctx: Ctx,
  { menu, version, move }: { menu: MenuName; version: number; move: MenuMove },
): Promise<MoveMenuEntry> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const lists = await listMenus(ctx)
  if (!lists) return refused('NOT_POSSIBLE')
  const items = menu === 'main' ? lists.main : lists.bottom
  const title = menuRows(items)[move.from]?.item.title
  const moved = moveEntry(items, move)
  if (title === undefined || !moved) return refused(lists.version === version ? 'NOT_POSSIBLE' : 'CHANGED')
  const field = menu === 'main' ? 'MainMenu' : 'MenuBottom'
  try {
    const saved = await updateEntry(ctx, configurationContentType, lists.id, { [field]: moved }, { version })
    return saved.ok ? done({ title }) : refused('CHANGED')
  } catch (error) {
    if (error instanceof Invalid)
      return refused('NOT_VALID', { problems: Object.values(error.fields).flat() })
    throw error
  }
}
