import { Outlet } from 'react-router'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/layout'

export function loader({ context }: Route.LoaderArgs) {
  ctxOf(context).pages.keep(60)
  return null
}

export default function PublicLayout() {
  return <Outlet />
}
