import { expect, test } from 'vitest'
import { BAD_AMOUNT, OTHER } from './model.ts'
import { contributionInput, paymentSessionCall } from './schema.ts'

const amountOf = (typed: string) => contributionInput.safeParse({ choice: OTHER, amount: typed }).data?.amount

test('what is no amount between £1 and £800 gets the one message beside its field [SYS-054, SYS-055]', () => {
  for (const typed of ['', 'ten', '0', '0.99', '-5', '800.01', '1e3', '5.001', '1 000', '£', '99999999']) {
    const parsed = contributionInput.safeParse({ choice: OTHER, amount: typed })
    expect(parsed.error?.issues, typed).toMatchObject([{ path: ['amount'], message: BAD_AMOUNT }])
  }
})

test('a choice that no page offers as a number is refused [SYS-054]', () => {
  expect(contributionInput.safeParse({ choice: '7.5' }).error?.issues).toMatchObject([
    { path: ['choice'], message: BAD_AMOUNT },
  ])
})

test('pounds are read as people write them, and become pence [SYS-050]', () => {
  expect(['7', '7.5', '£7.50', ' £ 12 ', '7,05', '800'].map(amountOf)).toEqual([
    700, 750, 750, 1200, 705, 80_000,
  ])
})

test('a choice is its pence, whatever stands in the other field [EVT-015]', () => {
  expect(contributionInput.parse({ choice: '700', amount: '3' })).toMatchObject({ amount: 700 })
})

test('of the call only the event and the wish are read: addresses and customer do not get further [API-035]', () => {
  const parsed = paymentSessionCall.parse({
    gd_object: 'others',
    gd_object_id: '01890000-0000-7000-8000-000000000000',
    line_items: [{ name: 'x', amount: 700, currency: 'gbp', quantity: 2 }],
    customer: 'cus_of_somebody',
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
