import { expect, test } from 'vitest'
import { loginCookies, logoutCookies, sessionIn } from './cookies.ts'

const http = { publicUrl: new URL('http://127.0.0.1:3000') }
const LOGIN = { session: 's', device: 'd', name: 'n' }
const https = { publicUrl: new URL('https://club.example') }

test('cookies are hidden from scripts and other sites, and require TLS on a site with TLS [SYS-031]', () => {
  const attributes = /; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/
  for (const cookie of [...loginCookies(https, LOGIN), ...logoutCookies(https)]) {
    expect(cookie).toMatch(new RegExp(`${attributes.source}; Secure$`))
  }
  for (const cookie of loginCookies(http, LOGIN)) expect(cookie).toMatch(new RegExp(`${attributes.source}$`))
})

test('a cookie name cannot add attributes or further cookies [SYS-032]', () => {
  const [, usermember = ''] = loginCookies(http, {
    ...LOGIN,
    name: 'Ana; Domain=evil.example\r\nSet-Cookie: jwt=x',
  })
  expect(usermember.split('; ').slice(1)).toEqual([
    'Path=/',
    expect.stringMatching(/^Max-Age=/),
    'HttpOnly',
    'SameSite=Lax',
  ])
  expect(usermember).not.toMatch(/[\r\n]/)
})

test('the session cookie is not confused with similar names or values', () => {
  const cookie = (text: string) => sessionIn(new Headers({ cookie: text }))
  expect(cookie('cart=1; jwt=a%2Bb; x=2')).toBe('a+b')
  expect(cookie('notjwt=a')).toBeUndefined()
  expect(cookie('x=jwt=a')).toBeUndefined()
  expect(cookie('')).toBeUndefined()
  expect(sessionIn(new Headers({ authorization: 'Bearer abc' }))).toBe('abc')
  expect(sessionIn(new Headers({ authorization: 'Basic abc' }))).toBeUndefined()
})
