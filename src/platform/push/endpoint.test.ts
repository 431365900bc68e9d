import { expect, test } from 'vitest'
import { isPushEndpoint } from './endpoint.ts'

test('only addresses of known push services are accepted, so that the site sends no requests elsewhere', () => {
  for (const address of [
    'https://127.0.0.1/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@evil.example/fcm.googleapis.com',
    'no address',
  ])
    expect(isPushEndpoint(address), address).toBe(false)
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect(isPushEndpoint(address), address).toBe(true)
})

test('the operator can add one more service', () => {
  const also = new URL('http://127.0.0.1:4999')
  expect(isPushEndpoint('http://127.0.0.1:4999/device-1', also)).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:5000/device-1', also)).toBe(false)
})
