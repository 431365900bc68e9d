import { addDays, type LocalDate, longDate } from '../../../../kernel/dates.ts'
import type { OpenCharge, ReminderText } from './reminder.ts'

type Dated = Pick<OpenCharge, 'dueOn' | 'sent'>

/** The day of a step. Days are counted by the calendar, so that changes of the clock do not move it. */
const dayOf = ({ dueOn }: Dated, step: number): LocalDate => addDays(dueOn, step)

const lastSent = ({ sent }: Dated): number | undefined =>
  sent.flatMap(({ step }) => step ?? []).toSorted((a, b) => b - a)[0]

const isAfterSent = (charge: Dated, step: number): boolean => {
  const last = lastSent(charge)
  return last === undefined || step > last
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
  (lastSent(charge) ?? Number.NEGATIVE_INFINITY) >= Math.max(...steps)

/** "3 days before", "10 days after". */
export function stepWords(step: number): string {
  const days = Math.abs(step)
  return `${days} ${days === 1 ? 'day' : 'days'} ${step < 0 ? 'before' : 'after'}`
}

/** "3 days before, 3 days after and 10 days after the due date". */
export const stepsInWords = (steps: readonly number[]): string =>
  `${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(steps.map(stepWords))} the due date`

/** "12th November 2026 (3 days after)", "14th November 2026 (by hand)". */
export const sentWords = ({ step, on }: OpenCharge['sent'][number]): string =>
  `${longDate(on)} (${step === null ? 'by hand' : stepWords(step)})`

const IF_NOT =
  'If something is wrong, or if you cannot pay right now, reply to this e-mail and we will find a way. Nobody else will know.'

/** The text of an automatic reminder: it depends on the latest step of the charges in it. */
export function automaticText(club: string, latest: number, steps: readonly number[]): ReminderText {
  if (latest < 0)
    return {
      subject: `Due soon at ${club}`,
      text: `The payments below are due soon. You can pay with the links in this e-mail.\n\n${IF_NOT}`,
    }
  if (latest === steps.find((step) => step >= 0))
    return {
      subject: `A reminder from ${club}`,
      text: `We have not received the payments below yet. Perhaps they slipped your mind. Please pay with the links in this e-mail.\n\n${IF_NOT}`,
    }
  return {
    subject: `Still open at ${club}`,
    text: `The payments below are still open. Please pay with the links in this e-mail, or reply and say when you can.\n\n${IF_NOT}`,
  }
}
