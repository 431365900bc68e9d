import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { sessions } from '../table.server.ts'

/** Ends the session of this token on the server: a copy of the cookie opens nothing any more. */
export async function logOut({ db }: Pick<Ctx, 'db'>, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}
