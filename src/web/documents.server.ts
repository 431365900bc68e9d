import { readCrest } from '../features/club/queries/crest.server.ts'
import type { Look } from '../features/money/receipts/model/receipt-sheet.ts'
import type { Ctx } from '../platform/context.ts'
import { inTurn, sharpLibrary } from '../platform/files/decoding.ts'
import { renderSheet } from '../platform/pdf/render-sheet.ts'
import type { Letterhead, Sheet } from '../platform/pdf/sheet.ts'
import { crestIcon } from './resources/icon-drawings.ts'

const CREST_PX = 240

/** How the club's documents look now. */
export async function clubLook(ctx: Ctx): Promise<Look> {
  const { vatNumber } = ctx.club
  return { letterhead: await letterheadOf(ctx), isVatRegistered: vatNumber !== '', now: ctx.clock.now() }
}

async function letterheadOf(ctx: Ctx): Promise<Letterhead> {
  const { name, address, vatNumber, emails, primaryColour, crest } = ctx.club
  const uploaded = crest ? await readCrest(ctx) : undefined
  const drawing = Buffer.from(crestIcon(ctx.club, uploaded, false))
  const sharp = await sharpLibrary()
  return {
    name,
    address,
    lines: [emails.finance || emails.info, vatNumber && `VAT number ${vatNumber}`].filter(Boolean),
    colour: primaryColour,
    crestPng: await inTurn(() => sharp(drawing, { density: 300 }).resize(CREST_PX).png().toBuffer()),
  }
}

/** Returns a document as an uncached PDF named `<name>.pdf`, shown in the browser. */
export async function pdfResponse(name: string, sheet: Sheet): Promise<Response> {
  return new Response(new Uint8Array(await renderSheet(sheet)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
