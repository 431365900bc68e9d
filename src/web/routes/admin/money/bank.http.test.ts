import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { wordsOf } from '../../../../../tests/support/checkout.ts'
import { test } from '../../../../../tests/support/site.ts'
import { payments } from '../../../../features/billing/payments/table.server.ts'
import { bankTransactions } from '../../../../features/money/bank/table.server.ts'
import { newId } from '../../../../kernel/ids.ts'

const HEAD = 'Date,Counter Party,Reference,Type,Amount (GBP)\n'

/** An upload of a bank file. */
function uploadOf(text: string | Uint8Array<ArrayBuffer>, name = 'statement.csv'): FormData {
  const form = new FormData()
  form.set('intent', 'upload')
  form.set('file', new File([text], name))
  return form
}

test('only finance staff reach the bank statement and its payments', async ({ site }) => {
  for (const path of ['/admin/money/bank', `/admin/money/bank/${newId()}`]) {
    for (const role of ['member', 'coach', 'shop'] as const) {
      const headers = await site.signIn(role)
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
      expect((await site.post(path, {}, headers)).status, `${role} posts ${path}`).toBe(403)
    }
  }
  const finance = await site.signIn('finance')
  expect((await site.get('/admin/money/bank', finance)).status).toBe(200)
  expect((await site.get(`/admin/money/bank/${newId()}`, finance)).status).toBe(404)
})

test('a file that is no bank statement is refused with the reason, and a row that cannot be read is named', async ({
  site,
}) => {
  const finance = await site.signIn('finance')
  const upload = async (form: FormData) => {
    const answer = await site.request('/admin/money/bank', { method: 'POST', headers: finance, body: form })
    return [answer.status, await answer.text()] as const
  }
  const refusals: [FormData, string][] = [
    [uploadOf(''), 'Choose a file'],
    [uploadOf('Name\nAna\n'), 'has no columns for the day and the amount'],
    [
      uploadOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])),
      'is a picture and cannot be read here. Download the statement from your bank as CSV or OFX.',
    ],
    [uploadOf(`${HEAD}${'18/06/2026,Ana,,FP,1\n'.repeat(5001)}`), 'has 5,001 rows'],
    [uploadOf('x'.repeat(8 * 1024 * 1024 + 1)), 'is larger than 8 MB'],
  ]
  for (const [form, words] of refusals)
    expect(await upload(form)).toEqual([422, expect.stringContaining(words)])
  const [status, html] = await upload(uploadOf(`${HEAD}31/02/2026,<b>Ana</b>,,FP,1\n01/06/2026,Ben,,FP,1\n`))
  expect([status, html]).toEqual([200, expect.stringContaining('Row 2: “31/02/2026” is not a day.')])
  expect(await site.ctx.db.$count(bankTransactions)).toBe(1)
})

test('the treasurer uploads a file, records the certain payments at once, and undoes one', async ({
  site,
}) => {
  const finance = await site.signIn('finance')
  for (const name of ['Ana Kovač', 'Ben Novak'])
    await aRegistration(site.ctx, { name, memberId: (await aMember(site.ctx, { name })).id })
  const file = `${HEAD}01/06/2026,KOVAC ANA,,FP,45.00\n01/06/2026,NOVAK BEN,,FP,45.00\n`
  const uploaded = await site.request('/admin/money/bank', {
    method: 'POST',
    headers: finance,
    body: uploadOf(file),
    redirect: 'manual',
  })
  expect(uploaded.status).toBe(303)
  const page = await site.page('/admin/money/bank', finance)
  expect(wordsOf(page)).toContain('Record all 2 certain payments')
  const matches = [...page.matchAll(/name="match" value="([^"]+)"/g)].map(([, value]) => value ?? '')
  const body = new URLSearchParams([...new Set(matches)].map((value) => ['match', value]))
  body.set('intent', 'confirm')
  const recorded = await site.request('/admin/money/bank', {
    method: 'POST',
    headers: { ...finance, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(body),
    redirect: 'manual',
  })
  expect(recorded.status).toBe(303)
  expect((await site.ctx.db.select().from(payments)).map(({ amount, method }) => [amount, method])).toEqual([
    [4500, 'bank_transfer'],
    [4500, 'bank_transfer'],
  ])
  const [one] = await site.ctx.db
    .select()
    .from(bankTransactions)
    .where(eq(bankTransactions.payer, 'NOVAK BEN'))
  const shown = await site.page(`/admin/money/bank/${one?.id}?show=recorded`, finance)
  const reverse = `/admin/money/reverse/${one?.paymentId}`
  expect(shown).toContain(`href="${reverse}?from=bank&amp;show=recorded"`)
  expect(shown).toContain('href="/admin/money/bank?show=recorded"')
})

test('after a payment is reversed, the list from which it was opened shows the same search', async ({
  site,
}) => {
  const finance = await site.signIn('finance')
  const member = await aMember(site.ctx)
  const cash = () => aPayment(site.ctx, { member, objectId: newId(), method: 'cash' })
  const reverse = async (query: string) => {
    const { id } = await cash()
    const page = `/admin/money/reverse/${id}${query}`
    const list = (await site.post(page, { sure: 'yes', what: 'one' }, finance)).headers.get('location')
    expect(await site.page(page, finance)).toContain(`href="${list?.replaceAll('&', '&amp;')}"`)
    return list
  }
  expect(await reverse('')).toBe('/admin/payments')
  expect(await reverse('?q=Ana&show=paid')).toBe('/admin/payments?q=Ana&show=paid')
  expect(await reverse('?from=bank&show=recorded&start=100')).toBe(
    '/admin/money/bank?show=recorded&start=100',
  )
  const { id } = await cash()
  expect(await site.page('/admin/payments?q=&show=paid', finance)).toContain(
    `/admin/money/reverse/${id}?show=paid`,
  )
})
