// The list at the entrance of an event, on a phone: people are checked in by scanning their codes, or by tapping their
// names. Check-ins are stored on the phone and sent when there is a connection; the page is cached, so that it opens
// without one.

import { newId } from '../../kernel/ids.ts'
import { folded } from '../../kernel/text.ts'
import { keepList } from './keep-offline.ts'
import { keepMarks } from './kept-marks.ts'
import { canScan, scanCodes } from './scan-codes.ts'

type Mark = { ticket: string; isIn: boolean; markId: string; markedAt: string }
type State = { why: string; checkedInAt: string | null }
type Tone = 'ok' | 'warn' | 'bad'

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

function enhance(form: HTMLFormElement): void {
  const { checkIn: address = '' } = form.dataset
  const part = <T extends HTMLElement>(name: string) => form.querySelector<T>(`[data-${name}]`)
  const rows = [...form.querySelectorAll<HTMLElement>('[data-ticket]')]
  const rowOf = (ticket: string) => rows.find(({ dataset }) => dataset.ticket === ticket)
  const tickOf = (row: HTMLElement) => row.querySelector<HTMLInputElement>('input[type=checkbox]')
  const put = (name: string, text: string) => {
    const element = part(name)
    if (element) element.textContent = text
  }

  const marks = keepMarks<Mark>({
    key: `check-in ${address}`,
    address,
    subjectOf: ({ ticket }) => ticket,
    say: (text) => put('status', text),
    waiting: (many) => `${many === 1 ? '1 check-in is' : `${many} check-ins are`} kept on this phone.`,
    closed: 'Check-in is closed.',
    asksAlways: form.dataset.isOpen === 'true',
    show: (states, unsent) => {
      const found = Object.entries(states as Record<string, State>)
      for (const [ticket, { checkedInAt }] of found) if (!unsent.has(ticket)) showIn(ticket, checkedInAt)
      const isSame = ([ticket, { why }]: [string, State]) => rowOf(ticket)?.dataset.why === why
      const changed = part('changed')
      if (changed) changed.hidden = found.every(isSame)
    },
  })

  function showIn(ticket: string, at: string | null): void {
    const row = rowOf(ticket)
    const tick = row && tickOf(row)
    const time = row?.querySelector('[data-time]')
    if (!tick || !time) return
    tick.checked = at !== null
    time.textContent = at === null ? '' : timeOf(at)
    const isIn = (one: HTMLElement) => tickOf(one)?.checked
    put('count', String(rows.filter(isIn).length))
  }

  function mark(ticket: string, isIn: boolean): void {
    const markedAt = new Date().toISOString()
    showIn(ticket, isIn ? markedAt : null)
    marks.add({ ticket, isIn, markId: newId(), markedAt })
  }

  /** Says what became of a scanned or typed code, above the list. */
  function announce(tone: Tone, text: string, undone?: string): void {
    const result = part('result')
    if (!result) return
    result.hidden = false
    result.dataset.tone = tone
    put('result-text', text)
    const undo = part('undo')
    if (undo) {
      undo.hidden = undone === undefined
      undo.dataset.undo = undone ?? ''
    }
  }

  function checkIn(row: HTMLElement): void {
    const { ticket = '', why, name = '', type = '' } = row.dataset
    const who = `${name}, ${type}`
    if (why) announce('bad', `${why}: ${who}`)
    else if (tickOf(row)?.checked)
      announce('warn', `Already checked in at ${row.querySelector('[data-time]')?.textContent}: ${who}`)
    else {
      mark(ticket, true)
      announce('ok', who, ticket)
    }
  }

  /** The code of a ticket is the address of its event's list, with the id of the ticket behind a #. */
  function readCode(code: string): void {
    const [list = '', ticket = ''] = code.split('#')
    const isList = URL.canParse(list) && new URL(list).pathname.startsWith('/admin/check-in/')
    const row = rowOf(ticket)
    if (!isList) announce('bad', 'This is not a ticket of the club')
    else if (new URL(list).pathname !== location.pathname) announce('bad', 'This ticket is for another event')
    else if (row) checkIn(row)
    else announce('bad', 'This ticket is not on the list. If it was booked just now, reload the page.')
  }

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith('in-'))
      mark(target.name.slice('in-'.length), target.checked)
  })
  part('undo')?.addEventListener('click', ({ currentTarget }) => {
    const { undo = '' } = (currentTarget as HTMLElement).dataset
    mark(undo, false)
    announce('warn', `Not checked in: ${rowOf(undo)?.dataset.name}`)
  })

  addSearch(form, (row) => checkIn(row))
  void addScanner(form, readCode, (text) => announce('bad', text))
  part('save')?.remove()
  for (const { ticket, isIn, markedAt } of marks.stored()) showIn(ticket, isIn ? markedAt : null)
  marks.send()
}

/** Shows only the rows with the typed words. Enter checks the only one in. */
function addSearch(form: HTMLFormElement, found: (row: HTMLElement) => void): void {
  const field = form.querySelector<HTMLElement>('[data-find]')
  const input = field?.querySelector('input')
  if (!field || !input) return
  field.hidden = false
  const items = [...form.querySelectorAll<HTMLElement>('[data-search]')]
  const filter = () => {
    const words = folded(input.value).split(/\s+/).filter(Boolean)
    for (const item of items) item.hidden = !words.every((word) => item.dataset.search?.includes(word))
  }
  input.addEventListener('input', filter)
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [only, ...others] = items.filter(({ hidden }) => !hidden)
    const row = only?.querySelector<HTMLElement>('[data-ticket]')
    if (!row || others.length > 0 || input.value.trim() === '') return
    found(row)
    input.value = ''
    filter()
  })
}

/** Shows the button for the camera, if this phone can read codes. */
async function addScanner(
  form: HTMLFormElement,
  read: (code: string) => void,
  failed: (text: string) => void,
): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[data-scan]')
  const video = form.querySelector('video')
  if (!button || !video || !(await canScan())) return
  button.hidden = false
  const words = button.querySelector('[data-scan-text]')
  let stop: (() => void) | undefined
  button.addEventListener('click', async () => {
    try {
      if (stop) stop()
      stop = stop ? undefined : await scanCodes(video, read)
    } catch {
      failed('The camera cannot be used. Allow it in the settings of your browser, or type the code.')
    }
    video.hidden = !stop
    if (words) words.textContent = stop ? 'Stop the camera' : 'Scan a code'
  })
}

keepList('/admin/check-in/').catch(() => {}) // private windows cannot cache

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-check-in]')) enhance(form)
