import '../../../../ui/data-table/data-table.css'
import { DutyTabs } from '../../../../features/volunteering/duties/admin/duty-tabs.tsx'
import { LightBadge } from '../../../../features/volunteering/duties/components/own-points.tsx'
import { canManageDuties } from '../../../../features/volunteering/duties/policy.ts'
import { seasonPoints } from '../../../../features/volunteering/duties/queries/points.server.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/points'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { dutyTarget: target, dutyTargetPerFamily: isPerFamily } = ctx.club
  return {
    points: await seasonPoints(ctx),
    target,
    isPerFamily,
    isAdministrator: canManageDuties(ctx.actor),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Volunteering points · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The season's points, lowest first. */
export default function Points({ loaderData }: Route.ComponentProps) {
  const { points, target, isPerFamily, isAdministrator } = loaderData
  return (
    <>
      <PageHead title="Volunteering points">
        <a className="button secondary compact" href={adminPaths.dutyPointsExport} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <DutyTabs current={adminPaths.dutyPoints} isAdministrator={isAdministrator} />
      <p className="muted margin-top-3">
        {target > 0
          ? `The target is ${target} points a season for each ${isPerFamily ? 'family' : 'member'}.`
          : 'There is no target yet. Administrators set one in Settings, Season.'}
      </p>
      {points.length === 0 ? (
        <Empty>
          <p>No members yet.</p>
        </Empty>
      ) : (
        <table {...TABLE_ROLES.table} className="table admin-table folds plain margin-top-4">
          <caption className="visually-hidden">Points this season</caption>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.columnHeader} scope="col">
                {isPerFamily ? 'Family' : 'Member'}
              </th>
              <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
                Points
              </th>
              <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
                Planned
              </th>
              {target > 0 && (
                <th {...TABLE_ROLES.columnHeader} scope="col">
                  Target
                </th>
              )}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {points.map(({ memberId, names, done, planned }) => (
              <tr {...TABLE_ROLES.row} key={memberId}>
                <td {...TABLE_ROLES.cell} className="full-line">
                  <b>{names}</b>
                </td>
                <td {...TABLE_ROLES.cell} className="full-line number">
                  {done}
                  <span className="narrow-only">{done === 1 ? ' point' : ' points'}</span>
                </td>
                <td {...TABLE_ROLES.cell} className="full-line number">
                  {planned}
                  <span className="narrow-only"> planned</span>
                </td>
                {target > 0 && (
                  <td {...TABLE_ROLES.cell} className="actions-cell">
                    <LightBadge points={done} target={target} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
