import { solve } from '../support/captcha.ts'
import { type Attack, form, json, type Outcome, type Target, tally } from './target.ts'

const TRIES = 120

/** Sends password guesses, reset e-mails to known people, forms and applications as fast as possible. */
export const rateLimitAttempts: Attack = {
  name: 'rate limits of logins, resets and forms',
  says: 'each is answered 429 with Retry-After long before a hundred attempts, by address and by account; a claimed address has no effect without the proxy',
  run: attack,
}

type Endpoint = {
  name: string
  most: number
  send: (n: number) => [string, RequestInit] | Promise<[string, RequestInit]>
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  for (const { name, most, send } of endpoints(target)) {
    let allowed = 0
    let refused = 0
    const tries = target.long ? TRIES : most + 8
    for (let n = 0; n < tries; n += 1) {
      const { status, headers } = await target.ask(...(await send(n)))
      if (status === 429) refused += 1
      else allowed += 1
      found.expect(status < 500, `${name}: try ${n} answers ${status}`)
      if (status === 429)
        found.expect(Number(headers.get('retry-after')) > 0, `${name}: 429 without Retry-After`)
    }
    found.expect(
      allowed <= most,
      `${name}: ${allowed} of ${tries} tries were let through, ${refused} refused`,
    )
  }
  return found.outcome
}

const from = (address: string) => ({ 'x-forwarded-for': address })

function endpoints(target: Target): Endpoint[] {
  const wrong = { identifier: 'finance@demo.club', password: 'guess' }
  return [
    {
      name: 'one account from one address',
      most: 7,
      send: (n) => ['/members/access/', form({ ...wrong, password: `guess ${n}` }, from('198.51.100.1'))],
    },
    {
      name: 'one account by the call',
      most: 7,
      send: (n) => ['/api/auth/local', json('POST', { ...wrong, password: `${n}` }, from('198.51.100.2'))],
    },
    {
      name: 'every account from one address',
      most: 50,
      send: (n) => [
        '/api/auth/local',
        json('POST', { ...wrong, identifier: `a${n}@example.org` }, from('198.51.100.3')),
      ],
    },
    {
      // A client can forge the first entries of the header; the proxy appends the last one.
      name: 'one address that claims others',
      most: 7,
      send: (n) => ['/api/auth/local', json('POST', wrong, from(`10.0.0.${n}, 198.51.100.4`))],
    },
    {
      name: 'one network of IPv6',
      most: 7,
      send: (n) => ['/api/auth/local', json('POST', wrong, from(`2001:db8:0:1::${n.toString(16)}`))],
    },
    {
      // The captcha is required from the third attempt.
      name: 'e-mails to one person',
      most: 5,
      send: async (n) => {
        // Challenges have their own rate limit by address.
        const headers = from(`203.0.113.${n}`)
        const challenge = JSON.parse((await target.ask('/api/captcha/reset', { headers })).text)
        const body = { email: 'coach@demo.club', altcha: await solve(challenge) }
        return ['/members/access/?mode=reset', form(body, from('198.51.100.5'))]
      },
    },
  ]
}
