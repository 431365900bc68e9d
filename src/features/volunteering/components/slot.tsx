import './positions.css'
import { paths } from '../../../web/paths.ts'
import { applyAddress, type Holder, type SlotAddress, slotId } from '../model.ts'

type Props = {
  holder: Holder
  /** The link to apply for an open slot; undefined if nobody can apply. */
  apply: SlotAddress | undefined
  /** The name of the slot for screen readers: "Head coach, Men 3". */
  what: string
  /** The text of an open slot that nobody can apply for. */
  closed?: string
}

/** Shows the holder as a link, “Taken” for a private holder, or a link to apply. */
export function Slot({ holder, apply, what, closed = 'Nobody' }: Props) {
  switch (holder.kind) {
    case 'member':
      return (
        <a className="slot-link" href={paths.player(holder.slug)}>
          {holder.name}
        </a>
      )
    case 'taken':
      return <span className="slot-taken">Taken</span>
    case 'open':
      return apply ? (
        <a id={slotId(apply)} className="slot-link open-slot" href={applyAddress(apply)}>
          <span>Apply for position</span>
          <b className="badge">Open</b>
          <span className="visually-hidden">{what}</span>
        </a>
      ) : (
        <span className="slot-taken">{closed}</span>
      )
  }
}
