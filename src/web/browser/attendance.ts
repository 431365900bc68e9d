// The attendance list on a phone. Marks are stored on the phone and sent when there is a connection. The page is cached
// too, so that it can be opened in a hall without one.

import { MARKING_CLOSED } from '../../features/trainings/attendance/model/attendance.ts'
import { newId } from '../../kernel/ids.ts'
import { keepList } from './keep-offline.ts'
import { keepMarks } from './kept-marks.ts'

type Mark = { person: string; state: string; markId: string; markedAt: string }

function enhance(form: HTMLFormElement): void {
  const { attendance: address = '' } = form.dataset
  const status = form.querySelector<HTMLElement>('[data-status]')
  const choose = (person: string, state: string) => {
    const choice = form.querySelector<HTMLInputElement>(
      `input[name="state-${CSS.escape(person)}"][value="${CSS.escape(state)}"]`,
    )
    if (choice) choice.checked = true
  }
  const marks = keepMarks<Mark>({
    key: `attendance ${address}`,
    address,
    subjectOf: ({ person }) => person,
    say: (text) => {
      if (status) status.textContent = text
    },
    waiting: (many) => `${many === 1 ? '1 mark is' : `${many} marks are`} kept on this phone.`,
    closed: `${MARKING_CLOSED}.`,
    // The marks of other coaches.
    show: (states, unsent) => {
      for (const [person, state] of Object.entries(states))
        if (!unsent.has(person)) choose(person, String(state))
    },
  })

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('state-')) return
    const person = target.name.slice('state-'.length)
    marks.add({ person, state: target.value, markId: newId(), markedAt: new Date().toISOString() })
  })
  form.querySelector('[data-save]')?.remove()
  for (const { person, state } of marks.stored()) choose(person, state)
  marks.send()
}

keepList('/admin/attendance/').catch(() => {}) // private windows cannot cache

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-attendance]')) enhance(form)
