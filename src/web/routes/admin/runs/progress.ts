import { bulkProgress } from '../../../../platform/jobs/bulk/progress.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/progress'

/** Returns a bulk run's progress as JSON, polled by its page. */
export const loader = ({ params, context }: Route.LoaderArgs) => bulkProgress(ctxOf(context), params.run)
