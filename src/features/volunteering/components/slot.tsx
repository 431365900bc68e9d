import { applyAddress, type Holder, type SlotAddress, slotId } from '../model.ts'

type Props = {
  holder: Holder
  /** Where to apply when the slot is open; undefined when it is over. */
  apply: SlotAddress | undefined
  /** What is open, for those who do not see the column: "Head coach, Men 3". */
  what: string
  /** What stands in an open place without a way to apply. */
  closed?: string
}

/** Who does it, as a link; or that somebody does; or the way to apply. [VOL-005, VOL-006, VOL-007] */
export function Slot({ holder, apply, what, closed = 'Nobody' }: Props) {
  switch (holder.kind) {
    case 'member':
      return <a href={`/teams/player/${holder.slug}`}>{holder.name}</a>
    case 'taken':
      return <span className="taken">Taken</span>
    case 'open':
      return apply ? (
        <a id={slotId(apply)} className="seat" href={applyAddress(apply)}>
          <span>Apply for position</span>
          <b className="badge">Open</b>
          <span className="vh">{what}</span>
        </a>
      ) : (
        <span className="taken">{closed}</span>
      )
  }
}
