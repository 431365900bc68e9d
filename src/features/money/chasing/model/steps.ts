import { addDays, type LocalDate, longDate } from '../../../../kernel/dates.ts'
import type { OpenCharge, ReminderText } from './reminder.ts'

type Dated = Pick<OpenCharge, 'dueOn' | 'sent'>

/** The latest step that was sent, and its day. */
const lastSent = ({ sent }: Dated) =>
  sent.flatMap(({ step, on }) => (step === null ? [] : { step, on })).toSorted((a, b) => b.step - a.step)[0]

/**
 * The day of a step. Days are counted by the calendar, so that changes of the clock do not move it. A step that was
 * sent late, as when reminders are turned on with old debts, moves the next one, which keeps its distance.
 */
function dayOf(charge: Dated, step: number): LocalDate {
  const planned = addDays(charge.dueOn, step)
  const last = lastSent(charge)
  if (!last || last.step < 0) return planned
  const afterLast = addDays(last.on, step - last.step)
  const isLater = afterLast > planned
  return isLater ? afterLast : planned
}

const isAfterSent = (charge: Dated, step: number): boolean => {
  const last = lastSent(charge)
  return last === undefined || step > last.step
}

/**
 * Returns the step that is to be sent on a day: the last one whose day has come, if neither it nor a later one was
 * sent. Steps that were missed are not sent later, and nobody is reminded of the due date once it has come.
 */
export function dueStep(charge: Dated, steps: readonly number[], today: LocalDate): number | undefined {
  const reached = steps.filter((step) => dayOf(charge, step) <= today && (step >= 0 || today < charge.dueOn))
  const step = reached.length > 0 ? Math.max(...reached) : undefined
  return step !== undefined && isAfterSent(charge, step) ? step : undefined
}

/** Returns the next step and its day: today if it is to be sent today. Undefined after the last one. */
export function nextStep(charge: Dated, steps: readonly number[], today: LocalDate) {
  const due = dueStep(charge, steps, today)
  if (due !== undefined) return { step: due, on: today }
  const next = steps.find((step) => dayOf(charge, step) > today && isAfterSent(charge, step))
  return next === undefined ? undefined : { step: next, on: dayOf(charge, next) }
}

/** Whether the last step was sent. */
export const isFinished = (charge: Dated, steps: readonly number[]): boolean =>
  (lastSent(charge)?.step ?? Number.NEGATIVE_INFINITY) >= Math.max(...steps)

/** "3 days before", "10 days after". */
export function stepWords(step: number): string {
  const days = Math.abs(step)
  return `${days} ${days === 1 ? 'day' : 'days'} ${step < 0 ? 'before' : 'after'}`
}

/** "3 days before, 3 days after and 10 days after the due date". */
export const stepsInWords = (steps: readonly number[]): string =>
  `${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(steps.map(stepWords))} the due date`

/** "12th November 2026 (3 days after)", "14th November 2026 (by hand)". */
export const sentWords = ({ step, on }: OpenCharge['sent'][number], dueOn: LocalDate): string =>
  `${longDate(on)} (${step === null ? 'by hand' : fromDueDay(dueOn, on)})`

/** "3 days before", "10 days after": how far a day is from the due date. A step can be later than planned. */
export const fromDueDay = (dueOn: LocalDate, day: LocalDate): string =>
  stepWords(Math.round((Date.parse(day) - Date.parse(dueOn)) / DAY_MS))

const DAY_MS = 86_400_000

const IF_NOT =
  'If something is wrong, or if you cannot pay right now, reply to this e-mail and we will find a way. Nobody else will know.'

/**
 * The text of an automatic reminder, which depends on the latest step of its charges. `dues`: the steps of its charges,
 * those before the due date being negative.
 */
export function automaticText(club: string, dues: readonly number[], steps: readonly number[]): ReminderText {
  const latest = Math.max(...dues)
  const late = dues.filter((step) => step >= 0).length
  const link = dues.length === 1 ? 'the link' : 'the links'
  if (latest < 0) {
    const [payment, are] = dues.length === 1 ? ['payment', 'is'] : ['payments', 'are']
    return {
      subject: `${dues.length === 1 ? 'A payment' : 'Payments'} to ${club} ${are} due soon`,
      text: `The ${payment} below ${are} due soon. You can pay with ${link} in this e-mail.\n\n${IF_NOT}`,
    }
  }
  const what = late === 1 ? 'the payment that was due' : 'the payments that were due'
  const which = late < dues.length ? what : `the ${late === 1 ? 'payment' : 'payments'} below`
  const soon = late < dues.length ? ' What is due soon is listed too.' : ''
  const pay = `Please pay with ${link} in this e-mail.`
  if (latest === steps.find((step) => step >= 0))
    return {
      subject: `A reminder from ${club}`,
      text: `We have not yet received ${which}. Perhaps ${late === 1 ? 'it' : 'they'} slipped your mind.${soon} ${pay}\n\n${IF_NOT}`,
    }
  const last = latest === Math.max(...steps) ? ' The treasurer will get in touch next.' : ''
  return {
    subject: `Still to pay at ${club}`,
    text: `We are still waiting for ${which}.${soon} ${pay}${last}\n\n${IF_NOT}`,
  }
}
