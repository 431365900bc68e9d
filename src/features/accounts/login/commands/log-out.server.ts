import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { sessions } from '../../table.server.ts'

/** Ends the session of this token on the server, so that a copied cookie no longer works. */
export async function logOut({ db }: Pick<Ctx, 'db'>, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}
