import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPrices } from '../../src/features/billing/prices/queries/prices.server.ts'
import { offersFrom } from '../../src/features/registrations/payment/model/offers.ts'
import { textOf } from '../../src/kernel/text.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { aSandbox } from '../../tests/support/sandbox.ts'
import { aFee } from '../builders/fee.ts'
import { FEES } from './registration-settings.ts'

const POSTS = join(import.meta.dirname, 'posts')
/** All texts of the demo club: its pages, and the source files with the shorter texts. */
const texts = [
  ...readdirSync(POSTS).map((name) => join(POSTS, name)),
  ...['registration-settings', 'events', 'posts', 'menus'].map((name) =>
    join(import.meta.dirname, `${name}.ts`),
  ),
].map((path) => readFileSync(path, 'utf8'))

const FEE_AMOUNTS = [...FEES.registration, ...FEES.training_fees].map(({ price }) => price)

test('no page promises a discount or a part payment that the fees do not have [REG-023, EVT-015]', () => {
  // The fees do have a sibling price, and the camp abroad a deposit.
  const kept = /siblingPercent|the deposit holds your place/g
  for (const text of texts.map((one) => one.replaceAll(kept, '')))
    expect(text).not.toMatch(/second child|half off|half of it|sibling|deposit|the same subscription/i)
})

test('the fees that pages name are those that are charged [REG-023, SYS-072]', () => {
  for (const page of ['how-to-join', 'london-gd-juniors']) {
    const named = [...textOf(readFileSync(join(POSTS, `${page}.html`), 'utf8')).matchAll(/£(\d+)/g)]
    expect(named.length, page).toBeGreaterThan(0)
    for (const [words, pounds] of named) expect(FEE_AMOUNTS, `${page}: ${words}`).toContain(Number(pounds))
  }
})

test('pages name the price of a subscription with the period that a registration shows [REG-023, SYS-072]', async () => {
  const ctx = {
    payments: (await aSandbox()).payments,
    clock: { now: () => new Date() },
    log: openLog('silent'),
  }
  for (const fee of FEES.training_fees) await aFee(ctx, fee)
  const page = textOf(readFileSync(join(POSTS, 'how-to-join.html'), 'utf8'))
  const { subscription } = offersFrom(FEES, await listPrices(ctx))
  expect(subscription).toHaveLength(FEES.training_fees.length)
  for (const { amount, period } of subscription)
    expect(page).toContain(`£${amount / 100} ${/^\d/.test(period) ? 'every' : 'a'} ${period}`)
})
