import { Outlet, useLocation } from 'react-router'
import { SetupSteps } from '../../../features/setup/admin/setup-steps.tsx'
import { stepIn } from '../../../features/setup/model/steps.ts'
import { readProgress } from '../../../features/setup/queries/progress.server.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/setup'

export const loader = ({ context }: Route.LoaderArgs) => readProgress(ctxOf(context))

/** Sets up a club in short steps, which can be left at any time. */
export default function Setup({ loaderData: { progress } }: Route.ComponentProps) {
  const step = stepIn(useLocation().pathname)
  return (
    <>
      <h1>Set up your club</h1>
      {step && <SetupSteps at={step} progress={progress} />}
      <Outlet />
    </>
  )
}
