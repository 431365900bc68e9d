import { addDays, type LocalDate } from '../../kernel/dates.ts'

/** Says of a day that it is today or tomorrow; nothing of any other. */
export function Soon({ day, today }: { day: LocalDate; today: LocalDate }) {
  const words = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : undefined
  return words && <span className="badge mark">{words}</span>
}
