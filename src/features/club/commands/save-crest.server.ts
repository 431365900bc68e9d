import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { MAX_PICTURE_BYTES } from '../../../kernel/picture-size.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { pictureType } from '../../../platform/files/inspect.ts'
import { reEncodePng } from '../../../platform/files/re-encode.ts'
import type { ImageRefusal } from '../../../platform/files/store-image.ts'
import { canManageClub } from '../policy.ts'
import { CLUB } from '../queries/club.server.ts'
import { clubSettings } from '../table.server.ts'

/** The size of the largest home-screen icon, in pixels. */
const CREST_PX = 512

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Replaces the crest on every page and icon. Refuses files that are not pictures. Throws Forbidden unless the caller is
 * an administrator.
 */
export async function saveCrest(ctx: Needs, bytes: Uint8Array): Promise<Outcome<object, ImageRefusal>> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  if (bytes.length > MAX_PICTURE_BYTES) return refused('TOO_LARGE', { mostBytes: MAX_PICTURE_BYTES })
  if (!(await pictureType(bytes))) return refused('NOT_A_PICTURE')
  const png = await encode(bytes)
  if (typeof png === 'string') return refused(png)
  await write(ctx, png)
  return done({})
}

/** Restores the drawn crest. Throws Forbidden unless the caller is an administrator. */
export async function removeCrest(ctx: Needs): Promise<void> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  await write(ctx, null)
}

async function encode(bytes: Uint8Array): Promise<Buffer | 'TOO_MANY_PIXELS' | 'BROKEN'> {
  try {
    return (await reEncodePng(bytes, CREST_PX)) ?? 'TOO_MANY_PIXELS'
  } catch {
    return 'BROKEN' // the decoder's message is too technical for users
  }
}

async function write(ctx: Needs, png: Buffer | null): Promise<void> {
  const crest = png ? createHash('sha256').update(png).digest('hex').slice(0, 16) : ''
  const version = { crest }
  await transact(ctx, async (tx) => {
    await tx
      .insert(clubSettings)
      .values({ crest: png, settings: version, publishedAt: ctx.clock.now() })
      .onConflictDoUpdate({
        target: clubSettings.only,
        set: {
          crest: png,
          settings: sql`${clubSettings.settings} || ${JSON.stringify(version)}::jsonb`,
          updatedAt: ctx.clock.now(),
        },
      })
    await audit(tx, ctx, { action: 'club.update', subject: 'club', facts: { fields: ['crest'] } })
    await touch(tx, CLUB)
  })
}
