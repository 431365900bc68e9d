import { longDate } from '../../../../kernel/dates.ts'
import type { ActiveBatch } from '../queries/batches.server.ts'

type Props = { batch: ActiveBatch | undefined; isAdministrator: boolean; mailbox: string }

/**
 * When goods come, said before anybody pays; who has to open a batch learns how. [STO-056, BAT-005, resolutions B19]
 */
export function BatchNote({ batch, isAdministrator, mailbox }: Props) {
  if (batch)
    return (
      <p className="small muted">
        You’ll pay on our card provider’s page. Your order joins the next batch, expected on{' '}
        {longDate(batch.expectedDelivery)}.
      </p>
    )
  return (
    <p className="small">
      There is no open batch now: your order waits for the next one, and the day of delivery is not known yet.
      {isAdministrator && (
        <>
          {' '}
          Please e-mail <a href={`mailto:${mailbox}`}>{mailbox}</a> to create a batch.
        </>
      )}
    </p>
  )
}
