/** Parses a time of day to HH:mm; '' if the text contains none, undefined if the time is invalid. */
export function parseTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /(?<!\d)(\d{1,2})[:.](\d{2})(?!\d)(?:[:.]\d{2})?\s*(am|pm)?/i.exec(text) ??
    /(?<!\d)(\d{1,2})()\s*(am|pm)/i.exec(text) ??
    []
  if (hours === undefined) return ''
  const noon = half?.toLowerCase() === 'pm' ? 12 : 0
  const hour = half ? (Number(hours) % 12) + noon : Number(hours)
  const minute = minutes === '' ? '00' : minutes
  return hour < 24 && Number(minute) < 60 ? `${String(hour).padStart(2, '0')}:${minute}` : undefined
}
