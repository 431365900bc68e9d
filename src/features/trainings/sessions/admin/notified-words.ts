import { count } from '../../../../kernel/text.ts'

/** Words the number of people who were notified of a change, by e-mail or on their devices. */
export const notifiedWords = (notified: number): string =>
  notified === 0 ? 'No one had to be notified.' : `${count(notified, 'person', 'people')} notified.`
