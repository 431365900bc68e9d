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

/** What is stored of a passkey to check it by. */
export type PasskeyKey = {
  credentialId: string
  publicKey: string
  algorithm: PasskeyAlgorithm
}

/** What a browser sends of a new passkey. The attestation of its maker is not asked for. */
export type NewPasskeyResponse = {
  id: string
  response: {
    authenticatorData: string
    clientDataJSON: string
    publicKey: string
    publicKeyAlgorithm: number
  }
}

/** What a browser sends of a passkey that has signed a challenge. */
export type PasskeyResponse = {
  id: string
  response: { authenticatorData: string; clientDataJSON: string; signature: string }
}

export type UsedChallenge = { challenge: string; expiresAt: Date }

/** EXPIRED: the challenge is too old, or it was not made for this. INVALID: anything else does not hold. */
type Refusal = { reason: 'EXPIRED' } | { reason: 'INVALID' }
type Needs = Pick<Ports, 'config' | 'secret' | 'clock'>

/**
 * Where browsers keep the passkeys of this site, and the origin they are used at. They take no number for a name, so a
 * site on this machine has them at localhost.
 */
export function passkeySite({ publicUrl }: Pick<Ports['config'], 'publicUrl'>) {
  const site = new URL(publicUrl.origin)
  if (site.hostname.startsWith('127.') || site.hostname === '[::1]') site.hostname = 'localhost'
  return { domain: site.hostname, origin: site.origin }
}

/**
 * Checks what a browser sends of a new passkey: origin, domain, challenge, and that its owner was verified by
 * fingerprint, face or PIN. The key itself is taken on the browser's word: its user has just proved to be the owner.
 */
export async function checkNewPasskey(
  needs: Needs,
  given: NewPasskeyResponse,
  purpose: string,
): Promise<Outcome<{ key: PasskeyKey; counter: number; used: UsedChallenge }, Refusal>> {
  return check(needs, given.response.clientDataJSON, purpose, async (expected) => {
    // The library reads no more of it than is declared here.
    const registration = given as Parameters<typeof verifyRegistration>[0]
    const { credential, authenticator } = await verifyRegistration(registration, expected)
    const { id, publicKey, algorithm } = credential
    if (algorithm === 'EdDSA') throw new Error('this algorithm was not offered')
    await parseCryptoKey(algorithm, publicKey)
    return { key: { credentialId: id, publicKey, algorithm }, counter: authenticator.counter }
  })
}

/** Checks a challenge that a passkey has signed. The caller compares the counter. */
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
    } as Parameters<typeof verifyAuthentication>[0] // it reads no more of it than is declared here
    const credential = { id: credentialId, publicKey, algorithm, transports: [] }
    const { counter } = await verifyAuthentication(signed, credential, expected)
    return { counter }
  })
}

type Expected = { challenge: string; origin: string; domain: string; userVerified: true }

/** The library throws at anything that does not hold, and at nonsense too. */
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
 * An ECDSA signature with both of its numbers in 33 bytes. The library reads them at the places that they have then;
 * one signature of 128 has a shorter number and would be refused.
 */
function inFullWidth(signature: string): string {
  const der = Buffer.from(signature, 'base64url')
  const end = 4 + der.readUInt8(3)
  const widen = (number: Buffer) =>
    Buffer.concat([Buffer.from([2, 33]), Buffer.alloc(33 - number.length), number])
  const numbers = [widen(der.subarray(4, end)), widen(der.subarray(end + 2))]
  return Buffer.concat([Buffer.from([0x30, 70]), ...numbers]).toString('base64url')
}
