import '../../../ui/data-table/search-bar.css'
import { Form, Outlet, useSearchParams } from 'react-router'
import { RotaGrid, RotaKey, teamsShown } from '../../../features/volunteering/admin/rota-grid.tsx'
import { DutyTabs } from '../../../features/volunteering/duties/admin/duty-tabs.tsx'
import { canManageDuties } from '../../../features/volunteering/duties/policy.ts'
import { ROTA_WORDS } from '../../../features/volunteering/model.ts'
import { countOpenSlots } from '../../../features/volunteering/queries/attention.server.ts'
import { rotaGrid } from '../../../features/volunteering/queries/grid.server.ts'
import { count } from '../../../kernel/text.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { revalidateOnConflict } from '../../admin/conflict.ts'
import { keepQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/rotas'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [grid, open] = await Promise.all([rotaGrid(ctx), countOpenSlots(ctx)])
  return { ...grid, open, isAdministrator: canManageDuties(ctx.actor) }
}

/** Handles the two refresh buttons. Any action reloads the page, so only the notice differs. */
export async function action({ request }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const text = form.get('what') === 'members' ? ROTA_WORDS.members : ROTA_WORDS.positions
  return redirectWithNotice(`${adminPaths.rotas}${new URL(request.url).search}`, { tone: 'ok', text })
}

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = () => [
  { title: 'Season rotas · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The rota of the season by team and week. */
export default function Rotas({ loaderData }: Route.ComponentProps) {
  const { weeks, teams, positions, self, open, isAdministrator } = loaderData
  const [search] = useSearchParams()
  const query = keepQuery(search, ['show'])
  return (
    <>
      <PageHead title="Season rotas">
        <Refresh what="positions" name="Refresh positions" />
        <Refresh what="members" name="Refresh members" />
        <a className="button secondary compact" href={adminPaths.rotaExport} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <DutyTabs current={adminPaths.rotas} isAdministrator={isAdministrator} />
      <div className="filter-bar between">
        <Chips
          label="Filter by team"
          parameter="show"
          chips={[{ value: '', name: 'All teams' }, ...teams.map(({ key, name }) => ({ value: key, name }))]}
        />
        <RotaKey />
      </div>
      {open > 0 && (
        <div className="margin-bottom-4">
          <Note tone="warn">
            <p>{count(open, 'slot is still open', 'slots are still open')} in the next fortnight.</p>
          </Note>
        </div>
      )}
      {teams.length === 0 ? (
        <Empty>
          <p>You have no team in the rota yet. An administrator can give you teams under People.</p>
        </Empty>
      ) : weeks.length === 0 || positions.length === 0 ? (
        <Empty>
          <p>The rota needs weeks and flexible positions. An administrator can add them under Content.</p>
        </Empty>
      ) : (
        <RotaGrid
          weeks={weeks}
          positions={positions}
          teams={teamsShown(teams, search.get('show'))}
          self={self}
          slotAddress={(slot) =>
            `${adminPaths.rotaSlot}${query}${query ? '&' : '?'}${new URLSearchParams(slot)}`
          }
        />
      )}
      <p className="small muted margin-top-3">
        Choosing a name replaces the member in the slot. We e-mail both, with a copy to the media team, unless
        the weeks have ended.
      </p>
      <Outlet />
    </>
  )
}

function Refresh({ what, name }: { what: 'positions' | 'members'; name: string }) {
  return (
    <Form method="post" preventScrollReset>
      <button className="button secondary compact" type="submit" name="what" value={what}>
        <Icon name="repeat" /> {name}
      </button>
    </Form>
  )
}
