import { SetupChecklist } from '../../../../features/setup/admin/checklist.tsx'
import { readProgress } from '../../../../features/setup/queries/progress.server.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/overview'

export const loader = ({ context }: Route.LoaderArgs) => readProgress(ctxOf(context))

export const meta: Route.MetaFunction = () => [
  { title: 'Set up your club · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Lists all steps with their state, and the one to continue with. */
export default function SetupOverview({ loaderData: { progress } }: Route.ComponentProps) {
  return <SetupChecklist progress={progress} />
}
