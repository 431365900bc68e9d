import { Outlet } from 'react-router'
import { StoreNavigation } from '../../../../features/store/catalog/components/store-navigation.tsx'
import '../../../../features/store/catalog/components/store.css'
import { pageContext } from '../../../context.ts'
import { storeMenu } from '../../../store-menu.server.ts'
import type { Route } from './+types/layout'

export const loader = ({ context, request }: Route.LoaderArgs) => storeMenu(context.get(pageContext), request)

/** The store's menu next to its pages. Pages of visitors with a cart are not cached. */
export default function StoreLayout({ loaderData: { club: _club, ...menu } }: Route.ComponentProps) {
  return (
    <div className="page padding-top-6 padding-bottom-band store-page">
      <StoreNavigation {...menu} />
      <div className="stack">
        <Outlet />
      </div>
    </div>
  )
}
