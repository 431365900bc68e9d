import '../../admin/members.css'
import { useNavigate } from 'react-router'
import { BatchBar } from '../../../../ui/data-table/batch-bar.tsx'
import { Icon, type IconName } from '../../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'

type Act = { path: string; name: string; icon: IconName }

/** The actions on several members at once. */
const ACTS: readonly Act[] = [
  { path: 'assign-team', name: 'Assign team', icon: 'people' },
  { path: 'update-field', name: 'Update field', icon: 'pencil' },
  { path: 'make-inactive', name: 'Make inactive', icon: 'pause' },
  { path: 'create-invoice', name: 'Create invoice', icon: 'pound' },
  { path: 'assign-subscription', name: 'Assign subscription', icon: 'card' },
  { path: 'send-email', name: 'Send e-mail', icon: 'mail' },
]

type Props = { chosen: number; clear: () => void; query: string }

/** Buttons that open the modal of each action. Disabled while no members are selected. */
export function BatchActions({ chosen, clear, query }: Props) {
  const navigate = useNavigate()
  return (
    <BatchBar className="member-batch" chosen={chosen} clear={clear} always>
      {ACTS.map(({ path, name, icon }) => (
        <button
          key={path}
          type="button"
          disabled={chosen === 0}
          onClick={() => navigate(`${adminPaths.memberBatch(path)}${query}`, { preventScrollReset: true })}
        >
          <Icon name={icon} />
          {name}
        </button>
      ))}
    </BatchBar>
  )
}

/** The same buttons without scripts: they submit the ticked rows. */
export function PlainBatchActions() {
  return (
    <noscript>
      <div className="row margin-top-4">
        {ACTS.map(({ path, name }) => (
          <button
            key={path}
            type="submit"
            className="button secondary compact"
            form="chosen"
            formAction={adminPaths.memberBatch(path)}
          >
            {name}
          </button>
        ))}
      </div>
    </noscript>
  )
}
