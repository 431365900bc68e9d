// Marks that are made on a phone: each is stored on the phone immediately and sent when there is a connection, so that
// nothing is lost in a hall without one.

type Kept = { markId: string }

type Options<M extends Kept> = {
  /** The name under which the phone stores the marks. */
  key: string
  /** Takes the marks as JSON, and answers with the current states of everybody. */
  address: string
  /** What a mark is about. A newer mark about it replaces one that is not sent yet. */
  subjectOf: (mark: M) => string
  say: (text: string) => void
  /** "2 marks are kept on this phone." */
  waiting: (many: number) => string
  /** What to say when the server takes no more marks. */
  closed: string
  /** Shows the current states, except those about which marks are not sent yet. */
  show: (states: Record<string, unknown>, unsent: ReadonlySet<string>) => void
  /** Whether to ask for the marks of others too, when there is nothing to send. */
  asksAlways?: boolean
}

const RETRY_MS = 15_000
const WAIT_MS = 10_000

/** Stores and sends marks. Returns those that are not sent yet, and how to add one. */
export function keepMarks<M extends Kept>(options: Options<M>) {
  const { key, address, subjectOf, say, waiting, closed, show, asksAlways = false } = options
  const stored = (): M[] => readMarks(localStorage.getItem(key))
  const keep = (marks: readonly M[]) => localStorage.setItem(key, JSON.stringify(marks))
  let isSending = false

  async function send(): Promise<void> {
    const marks = stored()
    if (isSending || (marks.length === 0 && (!asksAlways || document.hidden))) return
    isSending = true
    try {
      await accept(await post(address, marks), marks)
    } catch {
      if (marks.length > 0) say(waiting(stored().length)) // offline: the next attempt sends them
    } finally {
      isSending = false
    }
  }

  async function accept(answer: Response, marks: readonly M[]): Promise<void> {
    if (answer.ok) {
      const sent = new Set(marks.map(({ markId }) => markId))
      keep(stored().filter(({ markId }) => !sent.has(markId)))
      show(await answer.json(), new Set(stored().map(subjectOf)))
      if (marks.length > 0) say(stored().length === 0 ? 'Saved' : waiting(stored().length))
    } else if (answer.type === 'opaqueredirect' || answer.status === 403) {
      say(
        `You are logged out. ${marks.length > 0 ? `${waiting(marks.length)} Log in again to send them.` : ''}`,
      )
    } else if (answer.status === 409) say(closed)
    else if (marks.length > 0) say(waiting(marks.length))
  }

  const again = () => void send()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  setInterval(again, RETRY_MS)
  if (stored().length > 0) say(waiting(stored().length))
  return {
    stored,
    send: again,
    add(mark: M): void {
      keep([...stored().filter((one) => subjectOf(one) !== subjectOf(mark)), mark])
      say(waiting(stored().length))
      again()
    },
  }
}

const post = (address: string, marks: readonly Kept[]): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(marks),
    redirect: 'manual',
    signal: AbortSignal.timeout(WAIT_MS),
  })

function readMarks<M>(text: string | null): M[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(marks) ? marks : []
  } catch {
    return [] // this page did not write it
  }
}
