import { expect, test } from 'vitest'
import { BAD_AMOUNT, OTHER } from './model.ts'
import { contributionInput, paymentSessionCall } from './schema.ts'

const amountOf = (typed: string) => contributionInput.safeParse({ choice: OTHER, amount: typed }).data?.amount

test('anything but an amount from £1 to £800 gets the same error on its field [SYS-054, SYS-055]', () => {
  for (const typed of ['', 'ten', '0', '0.99', '-5', '800.01', '1e3', '5.001', '1 000', '£', '99999999']) {
    const parsed = contributionInput.safeParse({ choice: OTHER, amount: typed })
    expect(parsed.error?.issues, typed).toMatchObject([{ path: ['amount'], message: BAD_AMOUNT }])
  }
})

test('a choice that is not a whole number of pence is refused [SYS-054]', () => {
  expect(contributionInput.safeParse({ choice: '7.5' }).error?.issues).toMatchObject([
    { path: ['choice'], message: BAD_AMOUNT },
  ])
})

test('amounts in pounds are parsed in the ways people write them [SYS-050]', () => {
  expect(['7', '7.5', '£7.50', ' £ 12 ', '7,05', '800'].map(amountOf)).toEqual([
    700, 750, 750, 1200, 705, 80_000,
  ])
})

test('a chosen amount is used and the text in the other field ignored [EVT-015]', () => {
  expect(contributionInput.parse({ choice: '700', amount: '3' })).toMatchObject({ amount: 700 })
})

test('the API call reads only the event and the amount, and ignores addresses and customer [API-035]', () => {
  const parsed = paymentSessionCall.parse({
    gd_object: 'others',
    gd_object_id: '01890000-0000-7000-8000-000000000000',
    line_items: [{ name: 'x', amount: 700, currency: 'gbp', quantity: 2 }],
    customer: 'cus_of_another_member',
    payment_success_url: 'https://evil.example',
  })
  expect(parsed).toEqual({ gd_object_id: '01890000-0000-7000-8000-000000000000', amount: 1400 })
  expect(paymentSessionCall.safeParse({ gd_object: 'salary', gd_object_id: 'x' }).success).toBe(false)
  expect(
    paymentSessionCall.safeParse({
      gd_object: 'others',
      gd_object_id: '01890000-0000-7000-8000-000000000000',
      amount: 7.5,
    }).success,
  ).toBe(false)
})
