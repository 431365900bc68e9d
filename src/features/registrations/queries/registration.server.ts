import { and, eq, isNull } from 'drizzle-orm'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { registrationSettings } from '../../content/queries/configuration.server.ts'
import { countryChoices } from '../../members/queries/country-choices.server.ts'
import type { RegistrationSettings } from '../model/registration.ts'
import { registrations } from '../table.server.ts'
import { type AccessToken, opens } from './access-token.server.ts'

export type Registration = typeof registrations.$inferSelect

/** Finds the registration that an access token opens; undefined for an unknown id, wrong token or removed one. */
export async function findOwn(
  { db, secret }: Pick<Ctx, 'db' | 'secret'>,
  accessToken: AccessToken | undefined,
): Promise<Registration | undefined> {
  if (!accessToken || !isId(accessToken.id)) return undefined
  const [found] = await db.select().from(registrations).where(isThere(accessToken.id))
  return found && opens(found, accessToken.token, secret) ? found : undefined
}

/** Does the same and locks the registration until the transaction ends. */
export async function lockOwn(
  { secret }: Pick<Ctx, 'secret'>,
  tx: Tx,
  accessToken: AccessToken,
): Promise<Registration | undefined> {
  if (!isId(accessToken.id)) return undefined
  const [found] = await tx.select().from(registrations).where(isThere(accessToken.id)).for('update')
  return found && opens(found, accessToken.token, secret) ? found : undefined
}

const isThere = (id: string) => and(eq(registrations.id, id), isNull(registrations.removedAt))

/** Reads the registration settings, with all countries as the options for nationality. [REG-013, REG-015, REG-016] */
export async function settingsOf(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<RegistrationSettings> {
  const { registerDetails, ...settings } = await registrationSettings(ctx)
  const asksCountry = registerDetails.some(isCountry)
  const names = asksCountry ? await countryNames(ctx) : []
  if (asksCountry) ctx.pages.read('countries')
  return {
    ...settings,
    registerDetails: registerDetails.map((detail) =>
      isCountry(detail) ? { ...detail, options: names } : detail,
    ),
  }
}

const isCountry = ({ id, type, options = [] }: { id: string; type: string; options?: string[] }) =>
  id === 'country' && type === 'select' && options.length === 0

const countryNames = async (ctx: Pick<Ctx, 'db'>): Promise<string[]> =>
  (await countryChoices(ctx)).map(({ label }) => label)
