import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { countries } from '../table.server.ts'

/** Returns all countries as options in alphabetical order, ignoring accents, so that Åland Islands is not last. */
export const countryChoices = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ value: countries.id, label: countries.shortName })
    .from(countries)
    .orderBy(sql`${countries.shortName} collate "und-x-icu"`)
