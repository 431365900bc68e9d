import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { addPasskey } from '../../src/features/accounts/passkeys/commands/add-passkey.server.ts'
import { addPurpose } from '../../src/features/accounts/passkeys/model/passkeys.ts'
import { passkeySite } from '../../src/platform/auth/passkey.ts'
import { newChallenge } from '../../src/platform/auth/passkey-challenge.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anActor } from './actors.ts'

const PRESENT = 1
const VERIFIED = 4

/** What a test changes in a response. */
type Lie = { origin?: string; domain?: string; type?: string; counter?: number; isVerified?: boolean }

/** An authenticator with one key that responds as a browser does. Its counter stays 0 unless `counter` is given. */
export function anAuthenticator(ctx: Pick<Ctx, 'config'>) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16).toString('base64url')
  const site = passkeySite(ctx.config)
  const clientData = (challenge: string, type: string, { origin = site.origin, type: other }: Lie) =>
    Buffer.from(JSON.stringify({ type: other ?? type, challenge, origin, crossOrigin: false }))
  const authenticatorData = ({ domain = site.domain, counter = 0, isVerified = true }: Lie) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(isVerified ? PRESENT + VERIFIED : PRESENT)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(domain).digest(), tail])
  }
  return {
    id,
    /** A registration response for a new passkey. */
    create: (challenge: string, lie: Lie = {}) => ({
      id,
      response: {
        authenticatorData: authenticatorData(lie).toString('base64url'),
        clientDataJSON: clientData(challenge, 'webauthn.create', lie).toString('base64url'),
        publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
        publicKeyAlgorithm: -7,
      },
    }),
    /** A login response. */
    sign(challenge: string, lie: Lie = {}) {
      const client = clientData(challenge, 'webauthn.get', lie)
      const head = authenticatorData(lie)
      const hash = createHash('sha256').update(client).digest()
      return {
        id,
        response: {
          authenticatorData: head.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: sign('sha256', Buffer.concat([head, hash]), privateKey).toString('base64url'),
        },
      }
    },
  }
}

/** Adds a passkey to a user and returns its authenticator. */
export async function givePasskey(
  ctx: Ctx,
  user: { id: string; name: string; email: string },
  { name = 'My phone', counter = 0 }: { name?: string; counter?: number } = {},
) {
  const authenticator = anAuthenticator(ctx)
  const challenge = newChallenge(ctx.secret, addPurpose(user.id), ctx.clock.now())
  const passkey = authenticator.create(challenge, { counter })
  const added = await addPasskey({ ...ctx, actor: anActor('member', { user }) }, { name, passkey })
  if (!added.ok) throw new Error(`the passkey was not added: ${added.reason}`)
  return authenticator
}
