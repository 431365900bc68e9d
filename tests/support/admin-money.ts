import { expect } from 'vitest'
import { aMember } from '../../demo/builders/member.ts'
import { pence } from '../../src/kernel/money.ts'
import { invoiceNow, performPending } from './billing.ts'
import { wordsOf } from './checkout.ts'
import { aSandbox } from './sandbox.ts'
import { aSite } from './site.ts'

/** The admin area of the treasurer, with a member to bill. */
export async function anAdminList() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const finance = await site.signIn('finance')
  const ana = await aMember(site.ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const bill = async (description: string) => {
    const choice = { memberId: ana.id, amount: pence(4550), description, key: description }
    const made = await invoiceNow(site.ctx, choice)
    if (!made.ok) throw new Error(made.reason)
    return made.invoiceId
  }
  const read = async (path: string) => wordsOf(await site.page(path, finance))
  const post = (path: string, form: Record<string, string>) => site.post(path, form, finance)
  return { site, sandbox, finance, ana, bill, read, post }
}

/** Waits for the status of an operation in a list: first pending, then the outcome of its job. */
export async function outcome({ site, finance }: Awaited<ReturnType<typeof anAdminList>>, answer: Response) {
  const location = answer.headers.get('location') ?? ''
  const [list, query] = location.split('?')
  const search = new URLSearchParams(query)
  const id = search.get('operation') ?? ''
  search.delete('operation')
  const state = async () =>
    (await site.get(`/admin/payments/operation?id=${encodeURIComponent(id)}`, finance)).json()
  const before = await state()
  expect(wordsOf(await site.page(location, finance))).toContain(before.text)
  await performPending(site.ctx)
  const after = await state()
  // The list shows the outcome too, for readers without scripts.
  expect(wordsOf(await site.page(location, finance))).toContain(after.text)
  return [answer.status, list + (search.size > 0 ? `?${search}` : ''), before, after]
}

export const PENDING = { status: 'pending', text: 'Waiting for the card provider' }
export const doneWith = (text: string) => ({ status: 'done', text })
export const failedWith = (text: RegExp) => ({ status: 'failed', text: expect.stringMatching(text) })
