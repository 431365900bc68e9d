import { Outlet } from 'react-router'
import { Wordmark } from '../../../ui/layout/wordmark.tsx'
import { CourtSymbols } from '../../../ui/primitives/court.tsx'
import { ctxOf } from '../../context.ts'
import { FailedPage } from '../../failed-page.tsx'
import type { Route } from './+types/layout'

export const loader = ({ context }: Route.LoaderArgs) => ({ club: ctxOf(context).club.name })

/** Layout of pages for suppliers and scorers: no menu, login or links to the club. */
export default function ExternalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CourtSymbols />
      <main id="main" className="page padding-top-6 padding-bottom-6">
        <p>
          <Wordmark club={loaderData.club} />
        </p>
        <Outlet />
      </main>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
