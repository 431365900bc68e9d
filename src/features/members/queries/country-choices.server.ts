import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { countries } from '../table.server.ts'

/** All countries as options, by the alphabet and not by their bytes: Åland Islands is not last. */
export const countryChoices = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ value: countries.id, label: countries.shortName })
    .from(countries)
    .orderBy(sql`${countries.shortName} collate "und-x-icu"`)
