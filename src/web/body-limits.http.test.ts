import { expect } from 'vitest'
import { aForm } from '../../demo/builders/form.ts'
import { test } from '../../tests/support/site.ts'

const TYPED = 'application/x-www-form-urlencoded'
const FILES = 'multipart/form-data; boundary=x'
const KB = 1024
const MB = 1024 * KB

/** The status for a body with a declared length. A longer body is not read at all. */
const LENGTHS = [
  ['/forms/contact-us', TYPED, MB],
  ['/forms/contact-us', FILES, 17 * MB],
  ['/members/access', TYPED, MB],
  ['/members/access', FILES, MB],
  ['/store/cart', 'text/plain', MB],
  ['/api/auth/local', TYPED, 17 * KB],
  ['/api/auth/local/', 'application/json', 17 * KB],
  ['/api/auth/local/register', 'application/json', 17 * KB],
  ['/api/members/resetPassword', 'application/json', 17 * KB],
  ['/api/gdutils/players/reset_password', 'application/json', 17 * KB],
  ['/api/graphql', 'application/json', 257 * KB],
  ['/api/stripe/webhook', 'application/json', 257 * KB],
  ['/api/gdutils/payment/create_payment_session', 'application/json', 257 * KB],
  ['/api/gdutils/payment/create_subscription', 'application/json', 257 * KB],
  ['/api/gdutils/send_form', FILES, 257 * KB],
  ['/api/posts', 'application/json', 2 * MB],
  ['/admin/content/posts/new', TYPED, 2 * MB],
] as const

test('only upload paths accept long bodies, and only as multipart forms [API-042]', async ({ site }) => {
  for (const [path, type, length] of LENGTHS) {
    const headers = { 'content-type': type, 'content-length': String(length) }
    const answer = await site.request(path, { method: 'POST', body: 'x', headers })
    expect(answer.status, `${path} ${type}`).toBe(413)
  }
})

test('every upload path accepts a picture of 15 MB', async ({ site }) => {
  const headers = { 'content-type': FILES, 'content-length': String(15 * MB) }
  for (const path of [
    '/api/upload',
    '/forms/contact-us',
    '/Forms/contact-us.data',
    '/about-us/register/',
    '/members/dashboard',
    '/admin/content/media',
    '/admin/catalogue/media/pictures',
    '/admin/emails/new',
    '/admin/emails/pictures',
    '/admin/catalogue/import',
    '/admin/orders/1/invoices',
    '/admin/photos/1',
    '/admin/photos/1/upload',
  ])
    expect((await site.request(path, { method: 'POST', body: 'x', headers })).status, path).not.toBe(413)
})

test('a form with thousands of fields is refused with a message on every page [FRM-009]', async ({
  site,
}) => {
  await aForm(site.ctx, { title: 'Contact us' })
  const sameName = 'a&'.repeat(100_000)
  const manyNames = Array.from({ length: 12_000 }, (_, n) => `n${n}`).join('&')
  for (const path of ['/forms/contact-us', '/members/access', '/about-us/register', '/store/cart'])
    for (const body of [sameName, manyNames]) {
      const headers = { 'content-type': TYPED, accept: 'text/html' }
      const answer = await site.request(path, { method: 'POST', body, headers })
      expect(answer.status, path).toBe(413)
      expect(await answer.text(), path).toContain('This form has more than 200 fields, so we did not save it')
    }
})

test('a body that is too long is refused with a message before it is read [API-042]', async ({ site }) => {
  for (const [path, accept] of [
    ['/admin/photos/1', 'text/html'],
    ['/admin/photos/1.data', '*/*'], // the URL that scripts use
  ] as const) {
    const headers = { 'content-type': FILES, accept, 'content-length': String(17 * MB) }
    const answer = await site.request(path, { method: 'POST', body: 'x', headers })
    expect([answer.status, await answer.text()], path).toEqual([
      413,
      'This is more than 16 MB, so we did not save it. Go back and send less at once',
    ])
  }
})
