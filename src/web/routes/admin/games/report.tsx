import { data, useNavigation } from 'react-router'
import { ReportForm } from '../../../../features/games/reports/admin/report-form.tsx'
import { saveReport } from '../../../../features/games/reports/commands/save-report.server.ts'
import { reportToEdit } from '../../../../features/games/reports/queries/report.server.ts'
import { reportInput } from '../../../../features/games/reports/schema.ts'
import { opponentsOf } from '../../../../features/games/squad/model/squad.ts'
import { listWords } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/report'

export const loader = ({ params, context }: Route.LoaderArgs) => reportToEdit(ctxOf(context), params.id)

const REFUSALS = {
  NOT_BEGUN: 'This game has not begun yet',
  NO_ALBUM: 'Choose an album from the list',
} as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const form = parseForm(reportInput, submitted)
  if (!form.ok) return data({ ...form, conflict: false }, 422)
  const saved = await saveReport(ctx, params.id, form.value)
  if (saved.ok) {
    const text = form.value.text || form.value.album ? 'Published on the page of the game' : 'Report removed'
    return redirectWithNotice(adminPaths.gameReport(params.id), { tone: 'ok', text })
  }
  if (saved.reason === 'CHANGED') return data({ ...refuseForm(submitted, {}), conflict: true }, 409)
  if (saved.reason === 'SURNAMES') {
    const message = `Use only first names for children: ${listWords(saved.firstNames)}`
    return data({ ...refuseForm(submitted, { text: [message] }), conflict: false }, 422)
  }
  const field = saved.reason === 'NO_ALBUM' ? 'album' : ''
  return data({ ...refuseForm(submitted, { [field]: [REFUSALS[saved.reason]] }), conflict: false }, 422)
}

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = () => [
  { title: 'Report · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Writes the report of one game. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { game, report, albums, isOpen } = loaderData
  return (
    <>
      <PageHead title={`Report: ${opponentsOf(game)}`}>
        <a className="button secondary compact" href={paths.game(game.id)}>
          Public page
        </a>
      </PageHead>
      <p className="muted">
        <a href={adminPaths.games}>Match day</a>, {game.team?.name}, <FixtureTimeText at={game.startsAt} />
        {', '}
        <a href={adminPaths.squad(game.id)}>Squad</a>
      </p>
      {actionData?.conflict && (
        <Note tone="warn" focusOn={actionData}>
          <p>Someone else has saved this report since. Check what you typed and save again.</p>
        </Note>
      )}
      <div className="margin-top-6">
        {isOpen ? (
          <ReportForm
            key={report.version}
            report={report}
            albums={albums}
            refused={actionData}
            isBusy={isBusy}
          />
        ) : (
          <p>A report can be written once the game has begun.</p>
        )}
      </div>
    </>
  )
}
