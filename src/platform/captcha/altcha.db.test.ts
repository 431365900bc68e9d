import { afterEach, expect, test, vi } from 'vitest'
import { solve } from '../../../tests/support/captcha.ts'
import { aDatabase } from '../../../tests/support/database.ts'
import { altchaCaptcha } from './altcha.ts'

const SECRET = 'a secret for tests, 32 characters and more'

afterEach(() => vi.useRealTimers())

test('a solution counts once, even if two requests send it at the same time [FRM-015]', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  const token = await solve(await captcha.challenge('form:a'))
  const answers = await Promise.all([captcha.verify(token, 'form:a'), captcha.verify(token, 'form:a')])
  expect(answers.toSorted()).toEqual([false, true])
  expect(await captcha.verify(token, 'form:a')).toBe(false)
})

test('a solution counts again for the same content, even at the same time, and for no other', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  const token = await solve(await captcha.challenge('form:a'))
  const send = (content?: string) => captcha.verify(token, 'form:a', content)
  expect(await Promise.all([send('Ana, 14'), send('Ana, 14')])).toEqual([true, true])
  expect([await send('Ben, 12'), await send('Ana, 14'), await send()]).toEqual([false, true, false])
})

test('a solution whose signature has another encoding is refused', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  const token = await solve(await captcha.challenge('form:a'))
  expect(await captcha.verify(token, 'form:a')).toBe(true)
  const inCapitals = edited(token, (payload) => {
    payload.challenge.signature = payload.challenge.signature.toUpperCase()
  })
  expect(await captcha.verify(inCapitals, 'form:a')).toBe(false)
})

test('a solution for one form does not work for another, even with a changed purpose [FRM-015]', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  const token = await solve(await captcha.challenge('form:a'))
  expect(await captcha.verify(token, 'form:b')).toBe(false)
  const rewritten = edited(token, (payload) => {
    payload.challenge.parameters.data.purpose = 'form:b'
  })
  expect(await captcha.verify(rewritten, 'form:b')).toBe(false)
})

test('a challenge without a solution is refused', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  const challenge = await captcha.challenge('form:a')
  const lazy = { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } }
  expect(await captcha.verify(Buffer.from(JSON.stringify(lazy)).toString('base64'), 'form:a')).toBe(false)
})

test('a solution older than half an hour is refused', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  const token = await solve(await captcha.challenge('form:a'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
  expect(await captcha.verify(token, 'form:a')).toBe(false)
})

test('a solution made with another secret is refused', async () => {
  const db = await aDatabase()
  const token = await solve(await altchaCaptcha(db, 'another secret').challenge('form:a'))
  expect(await altchaCaptcha(db, SECRET).verify(token, 'form:a')).toBe(false)
})

test('a value that is not a solution is refused', async () => {
  const captcha = altchaCaptcha(await aDatabase(), SECRET)
  for (const token of [
    '',
    'x',
    '{}',
    'bnVsbA==',
    'A'.repeat(5000),
    Buffer.from('{"challenge":{}}').toString('base64'),
  ]) {
    expect(await captcha.verify(token, 'form:a')).toBe(false)
  }
})

// biome-ignore lint/suspicious/noExplicitAny: a deliberately broken payload
function edited(token: string, change: (payload: any) => void): string {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
