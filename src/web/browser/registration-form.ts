// The script of the registration form. It asks for a guardian as soon as the date of birth requires one, keeps typed
// details while the applicant looks at another tab, and saves a ticked box at once. The form also works without it.

import { keepDetails, keptDetails } from '../../features/registrations/form/model/kept-details.ts'
import { IS_PAGE, SENT_BY_SCRIPT } from '../../kernel/not-sent.ts'

for (const page of document.querySelectorAll<HTMLElement>('[data-registration]')) {
  const { registration: step, keptFor = '' } = page.dataset
  // Removes details from the browser's storage that are saved now or were typed under another login.
  if (step !== 'details') keptDetails(step === 'questions' ? keptFor : '')
  const details = page.querySelector<HTMLFormElement>('form[data-adult-birthday]')
  if (details) enhanceDetails(details, keptFor)
  const checks = page.querySelector<HTMLFormElement>('form[data-checks]')
  if (checks) saveTicks(checks)
}

function enhanceDetails(form: HTMLFormElement, keptFor: string): void {
  const guardian = form.querySelector<HTMLFieldSetElement>('fieldset[data-guardian]')
  const born = form.elements.namedItem('dob')
  const showGuardian = () => {
    if (!guardian || !(born instanceof HTMLInputElement)) return
    const isMinor = born.value > (form.dataset.adultBirthday ?? '')
    guardian.hidden = !isMinor
    guardian.disabled = !isMinor
  }
  // A refused form shows what was typed in it.
  const kept = 'refused' in form.dataset ? undefined : keptDetails(keptFor)
  if (kept) fill(form, kept)
  form.addEventListener('input', () => {
    showGuardian()
    keepDetails(keptFor, form)
  })
  // The browser may restore the date when the applicant comes back to the page.
  window.addEventListener('pageshow', showGuardian)
  showGuardian()
}

/** Fills in what was typed. Files cannot be filled in, and an unticked box has no value. */
function fill(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'file') continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.name in typed
    else if (hasText(field)) field.value = typed[field.name] ?? ''
  }
}

function hasText(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
}

/** Saves all boxes after each tick, one request at a time, so that an earlier state never arrives last. */
function saveTicks(form: HTMLFormElement): void {
  let isSaving = false
  let isChanged = false
  form.addEventListener('change', async () => {
    isChanged = true
    if (isSaving) return
    isSaving = true
    while (isChanged) {
      isChanged = false
      showNotice(form, await save(form))
    }
    isSaving = false
  })
}

/** Returns the notice of the page with which the server answers; undefined if it leads elsewhere. */
async function save(form: HTMLFormElement): Promise<Node[] | undefined> {
  const body = new URLSearchParams({ intent: 'checks' })
  for (const [name, value] of new FormData(form)) body.append(name, String(value))
  const headers = { accept: 'text/html', [SENT_BY_SCRIPT]: '1' }
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers, keepalive: true })
    const next = answer.headers.get(SENT_BY_SCRIPT)
    if (next === null) return unreachable(form) // a proxy's answer
    if (next !== IS_PAGE) return undefined
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return noticeIn(page.querySelector('form[data-checks]'))
  } catch {
    return unreachable(form)
  }
}

function unreachable(form: HTMLFormElement): Node[] {
  return noticeIn(form.querySelector<HTMLTemplateElement>('template[data-unreachable]')?.content)
}

function noticeIn(parent: ParentNode | null | undefined): Node[] {
  const notice = parent?.querySelector('[role=status]')?.childNodes ?? []
  return [...notice].map((node) => document.importNode(node, true))
}

function showNotice(form: HTMLFormElement, notice: Node[] | undefined): void {
  if (notice) form.querySelector('[role=status]')?.replaceChildren(...notice)
}
