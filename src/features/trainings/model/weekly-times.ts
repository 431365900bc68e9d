import { weekdayName } from '../series/model.ts'

type WeeklyTime = { weekday: number; startTime: string; endTime: string; venue: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Formats the weekly trainings of a team as the text that visitors see while the team has no other. */
export const textOfWeek = (times: readonly WeeklyTime[]): string =>
  times
    .map(({ weekday, startTime, endTime, venue }) => {
      const place = venue ? `<br>${escaped(venue)}` : ''
      return `<p><strong>${weekdayName(weekday)}</strong> ${startTime} to ${endTime}${place}</p>`
    })
    .join('')
