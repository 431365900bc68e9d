import { Html } from '../../../ui/primitives/html.tsx'
import { paths } from '../../../web/paths.ts'
import type { TeamTraining } from '../queries/trainings.server.ts'
import { CancelledNote } from './cancelled-note.tsx'

/** When and where one team trains. */
export function TrainingCard({
  training,
  cancelled,
}: {
  training: TeamTraining
  /** Why it is cancelled. */
  cancelled?: string | undefined
}) {
  return (
    <li className="card">
      <h3 className="margin-bottom-2">
        {training.teamSlug ? <a href={paths.team(training.teamSlug)}>{training.label}</a> : training.label}
      </h3>
      {cancelled !== undefined && <CancelledNote reason={cancelled} />}
      <Html html={training.html} />
    </li>
  )
}
