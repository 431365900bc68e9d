import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { tableAddress } from '../../../../features/games/live/queries/table-link.server.ts'
import { SquadForm } from '../../../../features/games/squad/admin/squad-form.tsx'
import { opponentsOf } from '../../../../features/games/squad/model/squad.ts'
import { squadBoard } from '../../../../features/games/squad/queries/board.server.ts'
import { qrCode } from '../../../../platform/links/qr-code.ts'
import { CopyField } from '../../../../ui/admin/copy-field.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { QrCode } from '../../../../ui/primitives/qr-code.tsx'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/squad'
import { handleSquadForm } from './squad-form.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const board = await squadBoard(ctx, params.id)
  const table = tableAddress(ctx, board.game)
  return { ...board, table, code: qrCode(table) }
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  handleSquadForm(ctxOf(context), params.id, request)

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = () => [
  { title: 'Squad · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Picks the squad of one game and calls it up. */
export default function Squad({ loaderData: board, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { game } = board
  const opened = useRef(board.version)
  return (
    <>
      <PageHead title={opponentsOf(game)}>
        <a className="button secondary compact" href={adminPaths.gameReport(game.id)}>
          Report
        </a>
        <a className="button secondary compact" href={paths.game(game.id)}>
          Public page
        </a>
      </PageHead>
      <p className="muted margin-top-2">
        <a href={adminPaths.games}>Match day</a>, {game.team?.name}, <FixtureTimeText at={game.startsAt} />
        {game.venue && `, ${game.venue}`}
      </p>
      {actionData?.conflict && (
        <Note tone="warn" focusOn={actionData}>
          <p>Someone else has saved this squad since. Check it and save again.</p>
        </Note>
      )}
      <details className="margin-top-4">
        <summary>Scorer’s table</summary>
        <p className="muted margin-top-2">
          This link opens the scorer’s table on a phone, without a login, on the day of the game only. Send it
          only to the person who keeps the score.
        </p>
        <CopyField label="Link of the scorer’s table" value={board.table} />
        <div className="margin-top-4">
          <QrCode code={board.code} label="QR code of the scorer’s table" />
        </div>
        <p className="muted small margin-top-2">
          Scan it with the phone at the table. Open the page once while the phone is online: after that it
          also works offline.
        </p>
      </details>
      <div className="margin-top-6">
        <SquadForm
          key={board.version}
          board={board}
          refused={actionData}
          isBusy={isBusy}
          isSaved={board.version !== opened.current && !actionData}
        />
      </div>
    </>
  )
}
