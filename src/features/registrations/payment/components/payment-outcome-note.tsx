import { SILENT } from '../../../../platform/payments/wording.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { WORDS } from '../../model/wording.ts'

type Props = {
  outcome:
    | { kind: 'paid'; fee: string; amount: string; mode: 'payment' | 'subscription' }
    | { kind: 'received' }
    | { kind: 'confirming' }
    | { kind: 'unknown' }
    | { kind: 'unpaid' }
    | { kind: 'cancelled' }
  /** The first name of a child who was registered with others, to tell their payments apart. */
  child: string | undefined
  /** True if both fees are paid or active. */
  allDone: boolean
  /** True if an instalment of the registration fee was paid and others are left. */
  isInParts: boolean
  /** The address that loads this page again. */
  again: string
}

/** The outcome of a payment, and the next step. */
export function PaymentOutcomeNote({ outcome, child, allDone, isInParts, again }: Props) {
  return (
    <div role="status">
      {outcome.kind === 'cancelled' && (
        <Note>
          <p>
            <b>{WORDS.cancelled}</b>. Nothing was charged{child && ` for ${child}`}. You can pay whenever you
            like.
          </p>
        </Note>
      )}
      {outcome.kind === 'received' && (
        <Note tone="ok">
          <p>
            <b>Thank you. We have received your payment</b>. Use the link in the e-mail that we sent you to
            see what happens next.
          </p>
        </Note>
      )}
      {outcome.kind === 'confirming' && (
        <Note>
          <p>
            <b>Your payment is being confirmed</b>. Card payments take up to a minute, direct debits a few
            days. <a href={again}>Check again</a>
          </p>
        </Note>
      )}
      {outcome.kind === 'unknown' && (
        <Note tone="warn">
          <p>
            <b>You started a payment earlier</b>. {SILENT}, so we cannot see whether it was paid. Please{' '}
            <a href={again}>check again</a> in a minute.
          </p>
        </Note>
      )}
      {outcome.kind === 'unpaid' && (
        <Note>
          <p>
            <b>Nothing has been paid yet</b>. You can pay below. If you have just paid,{' '}
            <a href={again}>check again</a> in a minute.
          </p>
        </Note>
      )}
      {outcome.kind === 'paid' && (
        <Note tone="ok">
          <p>
            <b>
              {outcome.mode === 'subscription'
                ? `${child ? `The subscription of ${child}` : 'Your subscription'} has started. You paid for`
                : 'Your payment has arrived'}
              : {outcome.fee}, {outcome.amount}.
            </b>{' '}
            {allDone ? 'Everything is paid.' : nextWords(child, isInParts)}
          </p>
        </Note>
      )}
    </div>
  )
}

function nextWords(child: string | undefined, isInParts: boolean): string {
  if (isInParts) return 'See below when the rest is due.'
  return child ? 'See below what is next.' : 'Next: choose your subscription below.'
}
