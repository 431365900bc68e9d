import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

test('every invalid setting is reported in a sentence', () => {
  const refused = () =>
    parseConfig({ PORT: '99999', SERVICES: 'none', PUBLIC_URL: 'ftp://x', SESSION_SECRET: 'short' })
  expect(refused).toThrow(ConfigError)
  expect(refused).toThrow(
    /^PORT .*\nPUBLIC_URL must be an address.*\nSERVICES .*\nSESSION_SECRET must be at least 32 characters\.$/,
  )
})

test('a public site on its own database needs a secret', () => {
  const env = { DATABASE_URL: 'postgres://club@db/club', PUBLIC_URL: 'https://club.example' }
  expect(() => parseConfig(env)).toThrow(/SESSION_SECRET is missing/)
  expect(parseConfig({ ...env, SESSION_SECRET: 'x'.repeat(32) }).publicUrl.href).toBe('https://club.example/')
})

test('the demo club is on without DATABASE_URL, and with it only on request', () => {
  const DATABASE_URL = 'postgres://club@db/club'
  expect(parseConfig({}).demo).toBe(true)
  expect(parseConfig({ DATABASE_URL }).demo).toBe(false)
  expect(parseConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test('the developer pages exist only on a demo club that other machines cannot reach', () => {
  expect(parseConfig({}).development).toBe(true)
  expect(parseConfig({ DEMO: '0' }).development).toBe(false)
  expect(parseConfig({ DATABASE_URL: 'postgres://club@db/club' }).development).toBe(false)
  expect(parseConfig({ HOST: '0.0.0.0' }).development).toBe(false)
  expect(parseConfig({ PUBLIC_URL: 'http://club.example' }).development).toBe(false)
  expect(parseConfig({ SMTP_URL: 'smtp://mail.example' }).development).toBe(false)
})

test('an empty variable counts as unset', () => {
  expect(parseConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})
