// The attendance list on a phone. A mark is stored on the phone immediately and sent when there is a connection, so
// that nothing is lost in a hall without one. The page is cached too, so that it can be opened there again.

import { newId } from '../../kernel/ids.ts'
import { keepOffline } from './keep-offline.ts'

type Mark = { person: string; state: string; markId: string; markedAt: string }

const RETRY_MS = 15_000
const WAIT_MS = 10_000

function enhance(form: HTMLFormElement): void {
  const { attendance: address = '' } = form.dataset
  const key = `attendance ${address}`
  const status = form.querySelector<HTMLElement>('[data-status]')
  const stored = (): Mark[] => readMarks(localStorage.getItem(key))
  const keep = (marks: readonly Mark[]) => localStorage.setItem(key, JSON.stringify(marks))
  let isSending = false

  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const choose = (person: string, state: string) => {
    const choice = form.querySelector<HTMLInputElement>(
      `input[name="state-${CSS.escape(person)}"][value="${CSS.escape(state)}"]`,
    )
    if (choice) choice.checked = true
  }

  async function send(): Promise<void> {
    const marks = stored()
    if (marks.length === 0 || isSending) return
    isSending = true
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(marks),
        redirect: 'manual',
        signal: AbortSignal.timeout(WAIT_MS),
      })
      if (answer.ok) {
        const sent = new Set(marks.map(({ markId }) => markId))
        keep(stored().filter(({ markId }) => !sent.has(markId)))
        showOthers((await answer.json()) as Record<string, string>)
        say(stored().length === 0 ? 'Saved' : WAITING(stored().length))
      } else if (answer.type === 'opaqueredirect' || answer.status === 403) {
        say(`You are logged out. ${WAITING(marks.length)} Log in again to send them.`)
      } else if (answer.status === 409) say('Attendance for this session can no longer be changed.')
      else say(WAITING(marks.length))
    } catch {
      say(WAITING(stored().length)) // offline: the next attempt sends them
    } finally {
      isSending = false
    }
  }

  /** Shows the marks of other coaches. Marks that are not sent yet stay as they were tapped. */
  function showOthers(states: Record<string, string>): void {
    const own = new Set(stored().map(({ person }) => person))
    for (const [person, state] of Object.entries(states)) if (!own.has(person)) choose(person, state)
  }

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('state-')) return
    const person = target.name.slice('state-'.length)
    const mark = { person, state: target.value, markId: newId(), markedAt: new Date().toISOString() }
    keep([...stored().filter((one) => one.person !== person), mark])
    say(WAITING(stored().length))
    void send()
  })
  form.querySelector('[data-save]')?.remove()
  for (const { person, state } of stored()) choose(person, state)
  const again = () => void send()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  setInterval(again, RETRY_MS)
  if (stored().length > 0) say(WAITING(stored().length))
  again()
}

const WAITING = (many: number) => `${many === 1 ? '1 mark is' : `${many} marks are`} kept on this phone.`

function readMarks(text: string | null): Mark[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(marks) ? marks : []
  } catch {
    return [] // this page did not write it
  }
}

keepOffline('/admin/attendance/').catch(() => {}) // private windows cannot cache

// Runs last, because a list with stored marks uses everything above immediately.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-attendance]')) enhance(form)
