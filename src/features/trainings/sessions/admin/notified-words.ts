import { count } from '../../../../kernel/text.ts'

/** How many people a change was sent to, by e-mail or on their devices. */
export const notifiedWords = (notified: number): string =>
  notified === 0 ? 'No one had to be notified.' : `${count(notified, 'person', 'people')} notified.`
