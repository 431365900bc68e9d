// Runs on every page of the members' area: registers its service worker, and turns on notifications on request.

/** A separate scope, so that the service worker never handles public pages. */
const SERVICE_WORKER = '/members/service-worker.js'
const DENIED = 'Your browser blocks notifications from this site. Allow them in its settings, then try again.'
const FAILED = 'Your browser could not turn notifications on. Please try again.'

const isAble = 'serviceWorker' in navigator && import.meta.env.PROD
const registered = isAble ? navigator.serviceWorker.register(SERVICE_WORKER) : undefined
// If registration fails, the pages work as before.
registered?.catch(() => undefined)

const form = document.querySelector<HTMLFormElement>('form[data-push]')
if (form && registered && 'PushManager' in window && 'Notification' in window) void offer(form)

/** Shows the button, or that notifications are already on for this device. */
async function offer(form: HTMLFormElement): Promise<void> {
  document.querySelector('[data-without-push]')?.setAttribute('hidden', '')
  const worker = await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  const isOn = known !== null && form.dataset.known?.split(' ').includes(await hashOf(known.endpoint))
  if (isOn) {
    document.querySelector('[data-push-on]')?.removeAttribute('hidden')
    return
  }
  form.hidden = false
  form.querySelector('button')?.addEventListener('click', () => void turnOn(form, worker))
}

async function turnOn(form: HTMLFormElement, worker: ServiceWorkerRegistration): Promise<void> {
  const problem = form.querySelector<HTMLElement>('[data-problem]')
  const say = (text: string) => {
    if (problem) problem.textContent = text
  }
  say('')
  if ((await Notification.requestPermission()) !== 'granted') return say(DENIED)
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: form.dataset.push ?? '',
    })
    const { endpoint, keys } = subscription.toJSON()
    for (const [name, value] of Object.entries({ endpoint, ...keys })) {
      const field = form.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (field) field.value = value ?? ''
    }
    form.requestSubmit()
  } catch {
    say(FAILED)
  }
}

/** Endpoints are secret, so the page contains only their hashes. */
async function hashOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
