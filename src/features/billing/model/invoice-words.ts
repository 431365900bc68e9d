import type { Invoice } from '../model.ts'
import type { StatusWords } from './payment-words.ts'

/**
 * An invoice's state in a word and a colour; an open one is overdue from the day that it was due. [INV-004, decisions
 * D11]
 */
export function invoiceWords({ status, dueAt }: Pick<Invoice, 'status' | 'dueAt'>, now: Date): StatusWords {
  if (status === 'paid') return { tone: 'ok', text: 'Paid' }
  if (status === 'void') return { tone: 'info', text: 'Void' }
  if (status === 'uncollectible') return { tone: 'info', text: 'Written off' }
  return dueAt && dueAt < now ? { tone: 'bad', text: 'Overdue' } : { tone: 'warn', text: 'Open' }
}
