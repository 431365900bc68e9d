import { addDays, type LocalDate } from '../../kernel/dates.ts'

/** A badge for today or tomorrow. Empty for other days. */
export function Soon({ day, today }: { day: LocalDate; today: LocalDate }) {
  const words = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : undefined
  return (
    words && (
      <span className="badge" data-tone="mark">
        {words}
      </span>
    )
  )
}
