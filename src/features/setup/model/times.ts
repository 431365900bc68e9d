/** One training session as the form has it. */
export type TrainingSlot = { day: string; from: string; to: string; hall: string }

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Formats the sessions of a team as the text that its coaches can edit later. */
export const textOfSlots = (slots: readonly TrainingSlot[]): string =>
  slots
    .map(({ day, from, to, hall }) => {
      const place = hall ? `<br>${escaped(hall)}` : ''
      return `<p><strong>${day}</strong> ${from} to ${to}${place}</p>`
    })
    .join('')
