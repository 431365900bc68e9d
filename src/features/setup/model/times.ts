/** One training session as the form asks for it. */
export type TrainingSlot = { day: string; from: string; to: string; hall: string }

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The sessions of a team as the text that its coaches edit afterwards. */
export const textOfSlots = (slots: readonly TrainingSlot[]): string =>
  slots
    .map(({ day, from, to, hall }) => {
      const place = hall ? `<br>${escaped(hall)}` : ''
      return `<p><strong>${day}</strong> ${from} to ${to}${place}</p>`
    })
    .join('')
