import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { countries } from '../table.server.ts'

/** Common names that replace the official names of the standard. */
const COMMON_NAMES: Record<string, string> = {
  BO: 'Bolivia',
  CN: 'China',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: 'Côte d’Ivoire',
  FM: 'Micronesia',
  GM: 'The Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  VA: 'Vatican City',
}

/** Every country of ISO 3166-1 with its English short name. */
export const COUNTRIES: readonly { iso2: string; shortName: string }[] = Object.entries(
  english.countries as Record<string, string | string[]>, // one name, or a list with the usual name first
).map(([iso2, names]) => ({
  iso2,
  shortName: COMMON_NAMES[iso2] ?? (typeof names === 'string' ? names : (names[0] ?? iso2)),
}))

/** Adds missing countries and keeps the names that staff have changed. */
export async function addCountries(ctx: Pick<Ctx, 'db' | 'pages'>): Promise<void> {
  await transact(ctx, async (tx) => {
    await tx
      .insert(countries)
      .values([...COUNTRIES])
      .onConflictDoNothing()
    await touch(tx, 'countries')
  })
}
