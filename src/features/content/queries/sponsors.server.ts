import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { imageColumns, isPublicPicture } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { sponsors } from '../table.server.ts'

/** The maximum number of sponsors in the strip. */
const LIMIT = 20

/** Lists the sponsors of the strip in their order. */
export async function listSponsors(ctx: Pick<Ctx, 'db' | 'pages'>) {
  ctx.pages.read('sponsors')
  return statement(ctx.db).execute()
}

const statement = preparedOn((db) =>
  db
    .select({ id: sponsors.id, name: sponsors.name, website: sponsors.website, logo: imageColumns })
    .from(sponsors)
    .leftJoin(files, and(eq(files.id, sponsors.logoId), isPublicPicture()))
    .orderBy(asc(sponsors.position), asc(sponsors.name), asc(sponsors.id))
    .limit(LIMIT)
    .prepare('sponsors_of_strip'),
)
