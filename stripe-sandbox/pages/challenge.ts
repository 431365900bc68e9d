import { html } from 'hono/html'
import { layout } from './layout.ts'

/** The bank's 3-D Secure page, with a button for each result. */
export function challengePage(sum: string) {
  return layout(
    'Confirm the payment',
    html`<h1>Your bank asks you to confirm</h1>
<p>This stands in for your bank's page (3-D Secure). A payment of</p>
<p class="total">${sum}</p>
<form method="post">
<button name="answer" value="complete">Complete</button>
<button class="plain" name="answer" value="fail">Fail</button>
</form>`,
  )
}
