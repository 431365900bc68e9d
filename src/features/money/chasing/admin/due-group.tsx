import './due-group.css'
import type { ReactNode } from 'react'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { RemindLink } from '../../admin/money-table.tsx'

type Props = {
  id: string
  name: string
  many: number
  sum: Pence
  /** The page that reminds the people behind it, if it is late. */
  toRemind: string | undefined
  children: ReactNode
}

/** Open charges that are equally late or due equally soon, with their count and sum. */
export const DueGroup = ({ id, name, many, sum, toRemind, children }: Props) => (
  <section aria-labelledby={`due-${id}`}>
    <div className="due-group-head">
      <h2 id={`due-${id}`}>{name}</h2>
      <p>
        {count(many, 'payment')}, <b className={toRemind && 'due-group-late'}>{formatPence(sum)}</b>
      </p>
      {toRemind && <RemindLink to={toRemind} of={name} />}
    </div>
    {children}
  </section>
)
