import { expect, test } from 'vitest'
import { isFromThisMachine } from './local-request.ts'

const requestFor = (url: string, headers: Record<string, string> = {}) =>
  isFromThisMachine(new Request(url, { headers }))

test('a request for another host or through a proxy is not from this machine', () => {
  for (const url of [
    'http://club.example/',
    'http://127.0.0.1.club.example/',
    'http://localhost.club.example/',
  ])
    expect(requestFor(url), url).toBe(false)
  for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])
    expect(requestFor('http://127.0.0.1:3000/', { [name]: '8.8.8.8' }), name).toBe(false)
})

test('a request from a browser on this machine is recognised', () => {
  for (const url of ['http://127.0.0.1:3000/dev', 'http://localhost:3000/', 'http://[::1]:3000/'])
    expect(requestFor(url), url).toBe(true)
})
