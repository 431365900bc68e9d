import { parseClient } from '@passwordless-id/webauthn/dist/esm/parsers.js'
import {
  parseCryptoKey,
  verifyAuthentication,
  verifyRegistration,
} from '@passwordless-id/webauthn/dist/esm/server.js'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { Ports } from '../context.ts'
import type { PasskeyAlgorithm } from './passkey-algorithms.ts'
import { expiryOfChallenge } from './passkey-challenge.ts'

/** The stored data with which a passkey's signatures are verified. */
export type PasskeyKey = {
  credentialId: string
  publicKey: string
  algorithm: PasskeyAlgorithm
}

/** The browser's response after creating a passkey. Attestation is not requested. */
export type NewPasskeyResponse = {
  id: string
  response: {
    authenticatorData: string
    clientDataJSON: string
    publicKey: string
    publicKeyAlgorithm: number
  }
}

/** The browser's response after signing a challenge with a passkey. */
export type PasskeyResponse = {
  id: string
  response: { authenticatorData: string; clientDataJSON: string; signature: string }
}

export type UsedChallenge = { challenge: string; expiresAt: Date }

/** EXPIRED: the challenge has expired or was issued for another purpose. INVALID: any other check failed. */
type Refusal = { reason: 'EXPIRED' } | { reason: 'INVALID' }
type Needs = Pick<Ports, 'config' | 'secret' | 'clock'>

/**
 * Returns the relying party id and the origin of this site. Browsers do not accept an IP address as the id, so a site
 * on this machine uses localhost.
 */
export function passkeySite({ publicUrl }: Pick<Ports['config'], 'publicUrl'>) {
  const site = new URL(publicUrl.origin)
  if (site.hostname.startsWith('127.') || site.hostname === '[::1]') site.hostname = 'localhost'
  return { domain: site.hostname, origin: site.origin }
}

/**
 * Verifies a newly created passkey: origin, domain, challenge, and that the device verified its owner by fingerprint,
 * face or PIN. The key itself is not attested: the user has just proved to be the account's owner, and that is enough.
 */
export async function checkNewPasskey(
  needs: Needs,
  given: NewPasskeyResponse,
  purpose: string,
): Promise<Outcome<{ key: PasskeyKey; counter: number; used: UsedChallenge }, Refusal>> {
  return check(needs, given.response.clientDataJSON, purpose, async (expected) => {
    // The library only reads the properties declared here.
    const registration = given as Parameters<typeof verifyRegistration>[0]
    const { credential, authenticator } = await verifyRegistration(registration, expected)
    const { id, publicKey, algorithm } = credential
    if (algorithm === 'EdDSA') throw new Error('this algorithm was not offered')
    await parseCryptoKey(algorithm, publicKey)
    return { key: { credentialId: id, publicKey, algorithm }, counter: authenticator.counter }
  })
}

/** Verifies a signed challenge. The caller compares the signature counter. */
export async function checkPasskey(
  needs: Needs,
  given: PasskeyResponse,
  { credentialId, publicKey, algorithm }: PasskeyKey,
  purpose: string,
): Promise<Outcome<{ counter: number; used: UsedChallenge }, Refusal>> {
  return check(needs, given.response.clientDataJSON, purpose, async (expected) => {
    const { signature } = given.response
    const signed = {
      ...given,
      response: { ...given.response, signature: algorithm === 'ES256' ? inFullWidth(signature) : signature },
    } as Parameters<typeof verifyAuthentication>[0] // the library only reads the properties declared here
    const credential = { id: credentialId, publicKey, algorithm, transports: [] }
    const { counter } = await verifyAuthentication(signed, credential, expected)
    return { counter }
  })
}

type Expected = { challenge: string; origin: string; domain: string; userVerified: true }

/** Turns the library's exceptions into a refusal. It throws both for failed checks and for malformed input. */
async function check<T extends object>(
  { config, secret, clock }: Needs,
  clientData: string,
  purpose: string,
  verify: (expected: Expected) => Promise<T>,
): Promise<Outcome<T & { used: UsedChallenge }, Refusal>> {
  try {
    const { challenge } = parseClient(clientData)
    const verified = await verify({ ...passkeySite(config), challenge, userVerified: true })
    const expiresAt = expiryOfChallenge(challenge, secret, purpose, clock.now())
    return expiresAt ? done({ ...verified, used: { challenge, expiresAt } }) : refused('EXPIRED')
  } catch {
    return refused('INVALID')
  }
}

/**
 * Pads both numbers of an ECDSA signature to 33 bytes. The library expects them at fixed positions, but in one of 128
 * signatures a number is shorter, and the signature would be rejected.
 */
function inFullWidth(signature: string): string {
  const der = Buffer.from(signature, 'base64url')
  const end = 4 + der.readUInt8(3)
  const widen = (number: Buffer) =>
    Buffer.concat([Buffer.from([2, 33]), Buffer.alloc(33 - number.length), number])
  const numbers = [widen(der.subarray(4, end)), widen(der.subarray(end + 2))]
  return Buffer.concat([Buffer.from([0x30, 70]), ...numbers]).toString('base64url')
}
