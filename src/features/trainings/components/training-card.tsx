import { Html } from '../../../ui/primitives/html.tsx'
import { paths } from '../../../web/paths.ts'
import type { TeamTraining } from '../queries/trainings.server.ts'

/** When and where one team trains. [TRN-001] */
export function TrainingCard({ training }: { training: TeamTraining }) {
  return (
    <li className="card">
      <h3 className="margin-bottom-2">
        {training.teamSlug ? <a href={paths.team(training.teamSlug)}>{training.label}</a> : training.label}
      </h3>
      <Html html={training.html} />
    </li>
  )
}
