// Adds passkeys and logs in with them. A separate module, so that these pages need no React in the browser. The
// device's response is put into a form field and sent with the form.
import { authenticate, isAutocompleteAvailable, register } from '@passwordless-id/webauthn/dist/esm/client.js'
import { parseBase64url } from '@passwordless-id/webauthn/dist/esm/utils.js'
import type { PasskeyRequest } from '../../features/accounts/passkeys/commands/start-passkey.server.ts'
import { PASSKEY_EXPIRED, PASSKEY_KNOWN } from '../../features/accounts/passkeys/model/passkeys.ts'
import { paths } from '../paths.ts'

const TIMEOUT_MS = 4 * 60_000
const NOT_USED = 'Your device could not use a passkey here. Please try again.'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  const isHere = form.dataset.origin === location.origin && 'PublicKeyCredential' in window
  if (isHere) offer(form)
}

function offer(form: HTMLFormElement): void {
  form.hidden = false
  for (const element of document.querySelectorAll<HTMLElement>('[data-without-passkeys]'))
    element.hidden = true
  const { passkey: kind, request = '' } = form.dataset
  if (kind === 'add') onPress(form, () => addPasskey(JSON.parse(request)))
  if (kind === 'log-in') {
    onPress(form, () => signChallenge(false))
    offerWhileTyping(form)
  }
}

/** Asks the device when the button is pressed, and sends the form with its response. */
function onPress(form: HTMLFormElement, askDevice: () => Promise<object>): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=button]')
  const problem = form.querySelector<HTMLElement>('[data-problem]')
  if (!button || !problem) return
  button.addEventListener('click', async () => {
    button.disabled = true
    problem.textContent = ''
    try {
      send(form, await askDevice())
    } catch (error) {
      problem.textContent = problemOf(error)
    }
    button.disabled = false
  })
}

function send(form: HTMLFormElement, answer: object): void {
  const field = form.querySelector<HTMLInputElement>('input[name=passkey]')
  if (field) field.value = JSON.stringify(answer)
  form.requestSubmit()
}

function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return PASSKEY_EXPIRED
  return name === 'InvalidStateError' ? PASSKEY_KNOWN : NOT_USED
}

const addPasskey = ({ challenge, domain, club, user, known }: PasskeyRequest) =>
  register({
    challenge,
    user,
    userVerification: 'required',
    discoverable: 'required',
    attestation: false,
    timeout: TIMEOUT_MS,
    customProperties: {
      rp: { id: domain, name: club },
      excludeCredentials: known.map((id) => ({ id: parseBase64url(id), type: 'public-key' })),
    },
  })

async function signChallenge(autocomplete: boolean) {
  const answer = await fetch(paths.passkeyChallenge, { cache: 'no-store' })
  const { challenge, domain }: { challenge: string; domain: string } = await answer.json()
  return authenticate({ challenge, domain, autocomplete, userVerification: 'required', timeout: TIMEOUT_MS })
}

/** Offers passkeys in the autocomplete of the e-mail field. Each challenge is replaced before it expires. */
async function offerWhileTyping(form: HTMLFormElement): Promise<void> {
  if (!(await isAutocompleteAvailable())) return
  const listen = () =>
    signChallenge(true).then(
      (answer) => send(form, answer),
      // The button was pressed, a new challenge replaced this one, or the site is unreachable. Errors are shown at the
      // button.
      () => undefined,
    )
  listen()
  setInterval(listen, TIMEOUT_MS)
}
