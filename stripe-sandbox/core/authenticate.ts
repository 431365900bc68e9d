import { ApiError } from './errors.ts'

/** Reads the key from a Bearer token or the Basic authentication user. Throws Stripe's 401. */
export function authenticate(headers: Headers, apiKey: string) {
  const given = keyIn(headers.get('authorization') ?? '')
  if (!given) {
    throw unauthorised(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (given !== apiKey) throw unauthorised(`Invalid API Key provided: ${masked(given)}`)
}

function keyIn(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? ''
}

const masked = (key: string) =>
  `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`

const unauthorised = (message: string) => new ApiError(401, { message, type: 'invalid_request_error' })
