import '../../../../ui/admin/facts.css'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import type { Totals } from '../model/totals.ts'

/** What the bookings of an event have brought in, and how often each choice was given. */
export function TotalsOfBookings({ paid, refunded, rest, answers }: Totals) {
  const sums = [part(paid, 'paid'), part(refunded, 'refunded'), part(rest, 'still to pay')].filter(Boolean)
  return (
    <>
      {sums.length > 0 && <p>{sums.join(', ')}</p>}
      {answers.length > 0 && (
        <dl className="facts">
          {answers.map(({ questionId, label, counts }) => (
            <div key={questionId}>
              <dt>{label}</dt>
              <dd>{counts.map(({ choice, many }) => `${choice}: ${many}`).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const part = (amount: Pence, words: string): string => (amount > 0 ? `${formatPence(amount)} ${words}` : '')
