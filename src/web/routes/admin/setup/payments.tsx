import { Form, Link, useNavigation } from 'react-router'
import { StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { sendFees } from '../../../../features/setup/commands/send-fees.server.ts'
import { PAYMENT_WORDS, WEBHOOK_MISSING } from '../../../../features/setup/model/payments.ts'
import { pathAfter, stepPath } from '../../../../features/setup/model/steps.ts'
import { readPaymentSetup } from '../../../../features/setup/queries/payment-setup.server.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/payments'

const NO_ANSWER = 'We cannot reach Stripe. Try again in a minute'

export const loader = ({ context }: Route.LoaderArgs) => readPaymentSetup(ctxOf(context))

/** Creates the fees at the card provider, which charges them. */
export async function action({ context }: Route.ActionArgs) {
  const sent = await sendFees(ctxOf(context))
  if (sent.ok)
    return redirectWithNotice(stepPath('payments'), { tone: 'ok', text: 'Your fees are now in Stripe' })
  const text = sent.reason === 'PROVIDER_REFUSED' ? `Stripe refused: ${sent.message}` : NO_ANSWER
  return redirectWithNotice(stepPath('payments'), { tone: 'bad', text })
}

export const meta = setupMeta('payments')

/** Shows the state of card payments, and what is missing. */
export default function SetupPayments({ loaderData }: Route.ComponentProps) {
  const { mode, webhook, answers, unpriced } = loaderData
  const { tone, title, text } = PAYMENT_WORDS[mode]
  const busy = useNavigation().formMethod === 'POST'
  return (
    <StepPage step="payments">
      <Note tone={tone}>
        <p>
          <b>{title}.</b> {text}
        </p>
      </Note>
      {webhook && (
        <Note tone="warn">
          <p>{WEBHOOK_MISSING}</p>
          <p>
            <code>{webhook}</code>
          </p>
        </Note>
      )}
      {mode !== 'off' && !answers && (
        <Note tone="warn">
          <p>{NO_ANSWER}.</p>
        </Note>
      )}
      {unpriced.length > 0 && (
        <Form method="post" className="stack">
          <p>
            Stripe does not have these fees yet, or has different prices: {unpriced.join(', ')}. Members
            cannot pay them until you send them.
          </p>
          <button className="button secondary" type="submit" disabled={busy}>
            Send the fees to Stripe
          </button>
        </Form>
      )}
      <p className="row">
        <Link className="button" to={pathAfter('payments')}>
          Continue
        </Link>
      </p>
    </StepPage>
  )
}
