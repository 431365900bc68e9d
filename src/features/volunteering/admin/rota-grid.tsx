import './rota.css'
import '../../../ui/data-table/data-table.css'
import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addDays, type LocalDate, shortDay } from '../../../kernel/dates.ts'
import { type RotaTeam, TURN_DAYS } from '../model.ts'
import type { GridPosition, GridSlot } from '../queries/grid.server.ts'
import type { RotaWeek } from '../queries/rota.server.ts'

type Props = {
  weeks: readonly RotaWeek[]
  positions: readonly GridPosition[]
  teams: readonly RotaTeam[]
  self: string | null
  /** The address of the form for a slot. */
  slotAddress: (slot: { position: string; week: string; team: string }) => string
}

/**
 * The rota by position, team and week. Filled slots are solid, open ones dashed. It is scrolled to the active week; the
 * effect does this in browsers that do not support it in CSS.
 */
export function RotaGrid({ weeks, positions, teams, self, slotAddress }: Props) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const now = frame.current?.querySelector<HTMLElement>('thead .now')
    const corner = frame.current?.querySelector<HTMLElement>('.corner')
    if (frame.current && now && corner) frame.current.scrollLeft = now.offsetLeft - corner.offsetWidth
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section ref={frame} className="table-frame" tabIndex={0} aria-label="Rota, scrolls both ways">
      <table className="rota">
        <thead>
          <tr>
            <th className="corner" scope="col">
              Team
            </th>
            {weeks.map((week) => (
              <th key={week.id} scope="col" className={weekClass(week)} title={week.name}>
                {shortDay(week.startsOn)}
                <small>{describeWeek(week)}</small>
              </th>
            ))}
          </tr>
        </thead>
        {positions.map((position) => (
          <tbody key={position.id}>
            <tr className="position-row">
              <th colSpan={weeks.length + 1} scope="rowgroup">
                <span>
                  {position.name} {position.description && <small>{position.description}</small>}
                </span>
              </th>
            </tr>
            {teams.map((team) => (
              <tr key={team.id}>
                <th scope="row">{team.name}</th>
                {weeks.map((week) => (
                  <td key={week.id} className={weekClass(week)}>
                    <Slot
                      slot={position.slots[week.id]?.[team.id]}
                      to={slotAddress({ position: position.id, week: week.id, team: team.key })}
                      what={`${position.name}, ${team.name}, ${shortDay(week.startsOn)}`}
                      self={self}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

const SLOT_CLASSES = { open: 'slot open', own: 'slot own-slot', filled: 'slot' } as const

type SlotProps = { slot: GridSlot | undefined; to: string; what: string; self: string | null }

function Slot({ slot, to, what, self }: SlotProps) {
  const name = slot?.memberId ? slot.name : null
  const state = name === null ? 'open' : slot?.memberId === self ? 'own' : 'filled'
  return (
    <Link className={SLOT_CLASSES[state]} to={to} preventScrollReset>
      {name ?? 'Open'}
      <span className="visually-hidden">{`, ${what}`}</span>
    </Link>
  )
}

const CLASSES = { past: 'past', active: 'now', future: undefined } as const
const weekClass = ({ state }: RotaWeek) => CLASSES[state]

function describeWeek({ state, startsOn }: RotaWeek): string {
  if (state === 'past') return 'Past'
  const to = `to ${shortDay(lastDay(startsOn))}`
  return state === 'active' ? `Now, ${to}` : to
}

const lastDay = (startsOn: LocalDate) => addDays(startsOn, TURN_DAYS - 1)

/** The legend of the grid. */
export function RotaKey() {
  return (
    <div className="rota-key">
      {KEY.map(({ className, words }) => (
        <Fragment key={words}>
          <span>
            <i className={className} />
            {words}
          </span>
        </Fragment>
      ))}
    </div>
  )
}

const KEY = [
  { words: 'Filled' },
  { className: 'unfilled', words: 'Open' },
  { className: 'own', words: 'You' },
  { className: 'current', words: 'Active week' },
]

/** Returns the teams to show for a filter; all of them without one. */
export const teamsShown = (teams: readonly RotaTeam[], team: string | null): readonly RotaTeam[] =>
  teams.filter((one) => !team || one.key === team)
