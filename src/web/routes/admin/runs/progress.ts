import { bulkProgress } from '../../../../platform/jobs/bulk/progress.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/progress'

/** How far a run is, asked again and again while it is watched. */
export const loader = ({ params, context }: Route.LoaderArgs) => bulkProgress(ctxOf(context), params.run)
