import ICAL from 'ical.js'

/** Parses the events of a calendar file with an independent library. Throws if it cannot be parsed. */
export function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      id: event.uid,
      sequence: Number(component.getFirstPropertyValue('sequence')),
      summary: event.summary,
      description: event.description ?? '',
      location: event.location ?? '',
      status: String(component.getFirstPropertyValue('status')),
      starts: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      ends: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
    }
  })
}
