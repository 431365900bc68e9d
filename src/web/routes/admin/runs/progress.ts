import { bulkProgress } from '../../../../platform/jobs/bulk/progress.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/progress'

/** The progress of a bulk run as JSON, polled by its page. */
export const loader = ({ params, context }: Route.LoaderArgs) => bulkProgress(ctxOf(context), params.run)
