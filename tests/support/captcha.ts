import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves the challenge like the widget in a browser, and returns the value of its hidden field. */
export async function solve(given: Record<string, unknown>): Promise<string> {
  const challenge = given as unknown as Challenge // made by our captcha, or by its endpoint
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
