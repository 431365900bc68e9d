import { longDate } from '../../../../kernel/dates.ts'
import type { ActiveBatch } from '../queries/batches.server.ts'

type Props = { batch: ActiveBatch | undefined; isAdministrator: boolean; mailbox: string }

/**
 * Shows before payment when the order will be delivered. Tells administrators how to open a batch if there is none.
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
      No batch is open at the moment. Your order will join the next one, so its delivery date is not known
      yet.
      {isAdministrator && (
        <>
          {' '}
          Please e-mail <a href={`mailto:${mailbox}`}>{mailbox}</a> to create a batch.
        </>
      )}
    </p>
  )
}
