import { Link } from 'react-router'
import { FigureTable } from '../../../features/figures/admin/figure-rows.tsx'
import { isFigure } from '../../../features/figures/model/figure.ts'
import { readFigureRows } from '../../../features/figures/queries/figures.server.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/figure'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const wanted = { bar: searchParams.get('bar') ?? '', series: searchParams.get('series') ?? '' }
  const found = isFigure(params.figure)
    ? await readFigureRows(ctxOf(context), params.figure, wanted)
    : undefined
  if (!found) throw new NotFound()
  return { found, anchor: params.figure }
}

/** The rows that a bar of a plot counts. */
export default function FigurePage({ loaderData: { found, anchor } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`${found.title}: ${found.bar}`}>
        <Link className="button secondary compact" to={`${adminPaths.home}#plot-${anchor}`}>
          Back to the dashboard
        </Link>
      </PageHead>
      <p className="muted">{found.series}</p>
      {found.rows.length === 0 ? (
        <Empty>
          <p>Nothing is counted here.</p>
        </Empty>
      ) : (
        <FigureTable found={found} />
      )}
    </>
  )
}
