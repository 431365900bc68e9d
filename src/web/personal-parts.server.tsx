import { renderToStaticMarkup } from 'react-dom/server'
import { firstNameOf } from '../features/members/model/member.ts'
import { piecesIn } from '../features/store/cart/model/cart.ts'
import { currentCart } from '../features/store/cart/queries/cart.server.ts'
import { readCartCookie } from '../features/store/cart/queries/cart-cookie.server.ts'
import { type Actor, isStaff } from '../kernel/actor.ts'
import type { Ctx } from '../platform/context.ts'
import type { PartName } from '../ui/layout/personal-part.tsx'
import { Entrance, PersonMenu, type SiteUser } from '../ui/layout/site-header.tsx'
import { ToCart } from '../ui/layout/to-cart.tsx'

/** No shared page is in the account's menu or is the cart, so none of these links is marked as the current page. */
const ELSEWHERE = ''

/** The same for every visitor. */
const VISITORS_LINKS = renderToStaticMarkup(<Entrance />)

/** Renders the personal parts of one reader. It is the only function that has both a person and a shared page. */
export async function personalParts(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  headers: Headers,
): Promise<Record<PartName, string>> {
  const { actor } = ctx
  const pieces = await piecesInCart(ctx, headers)
  const user = siteUserOf(actor)
  return {
    account: user ? renderToStaticMarkup(<PersonMenu {...user} path={ELSEWHERE} />) : VISITORS_LINKS,
    cart: pieces === 0 ? '' : renderToStaticMarkup(<ToCart pieces={pieces} path={ELSEWHERE} />),
    'first-name': user ? renderToStaticMarkup(firstNameOf(user.name)) : '',
  }
}

/** The user in the header. Undefined for a visitor. */
export function siteUserOf(actor: Actor): SiteUser | undefined {
  return actor.kind === 'user' ? { name: actor.name, isStaff: isStaff(actor) } : undefined
}

/** Counts the pieces in the cart. Requests without a cart cookie cost no query. */
export async function piecesInCart(ctx: Pick<Ctx, 'db' | 'actor'>, headers: Headers): Promise<number> {
  return readCartCookie(headers).lines.length === 0 ? 0 : piecesIn(await currentCart(ctx, headers))
}
