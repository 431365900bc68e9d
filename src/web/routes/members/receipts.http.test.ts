import { expect } from 'vitest'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { test } from '../../../../tests/support/site.ts'
import { receiptPath } from '../../../features/billing/payments/queries/receipt-link.server.ts'
import { newId } from '../../../kernel/ids.ts'

test('a receipt and an invoice are PDFs for their payer and finance staff, and not found by anybody else', async ({
  site,
}) => {
  const { ctx } = site
  const ana = await aMember(ctx, { name: 'Ana Ζωή Жанна', email: `${newId()}@example.org` })
  const payment = await aPayment(ctx, { objectId: newId(), member: ana, amount: 1234 })
  const invoice = await anInvoice(ctx, { member: ana, amount: 8500, description: 'Training camp' })
  const payer = await site.signIn(ana)
  for (const path of [`/members/money/receipts/${payment.id}`, `/members/money/invoices/${invoice.id}`]) {
    expect((await site.get(path)).headers.get('location')).toContain('/members/access/')
    for (const role of ['member', 'coach', 'shop'] as const)
      expect([role, (await site.get(path, await site.signIn(role))).status]).toEqual([role, 404])
    for (const reader of [payer, await site.signIn('finance')]) {
      const answer = await site.get(path, reader)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    }
  }
  expect(await site.page('/members/money', payer)).toContain(`/members/money/receipts/${payment.id}`)
})

test('the link of a receipt e-mail opens its receipt and no other, for a year', async ({ site }) => {
  const { ctx } = site
  const [own, other] = [
    await aPayment(ctx, { objectId: newId() }),
    await aPayment(ctx, { objectId: newId() }),
  ]
  const linkTo = ({ id }: { id: string }, at = ctx.clock.now()) => receiptPath(ctx.secret, id, at)
  const tokenOf = (path: string) => path.slice(path.indexOf('?'))
  const longAgo = new Date(ctx.clock.now().getTime() - 366 * 86_400_000)
  for (const path of [
    `/members/money/receipts/${other.id}${tokenOf(linkTo(own))}`,
    linkTo(own, longAgo),
    `/members/money/receipts/${own.id}?signed=${own.id}`,
  ])
    expect((await site.get(path)).headers.get('location')).toContain('/members/access/')
  const answer = await site.get(linkTo(own))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})
