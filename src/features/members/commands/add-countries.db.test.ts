import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCtx } from '../../../../tests/support/database.ts'
import { countryChoices } from '../queries/country-choices.server.ts'
import { countries } from '../table.server.ts'
import { addCountries, COUNTRIES } from './add-countries.server.ts'

test('every country of ISO 3166-1 is stored once, and names that staff have changed are kept [SYS-067]', async () => {
  const ctx = await aCtx()
  await addCountries(ctx)
  await ctx.db.update(countries).set({ shortName: 'Holland' }).where(eq(countries.iso2, 'NL'))
  await addCountries(ctx)
  const known = await ctx.db.select().from(countries)
  expect(known).toHaveLength(COUNTRIES.length)
  expect(known.filter((country) => /^[A-Z]{2}$/.test(country.iso2) && country.shortName)).toHaveLength(250)
  expect(known.find((country) => country.iso2 === 'NL')?.shortName).toBe('Holland')
  expect(known.find((country) => country.iso2 === 'GB')?.shortName).toBe('United Kingdom')
})

test('countries are in alphabetical order, ignoring accents [SYS-067]', async () => {
  const ctx = await aCtx()
  await addCountries(ctx)
  const names = (await countryChoices(ctx)).map(({ label }) => label)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  expect(names.filter((name) => name.includes("'"))).toEqual([])
})
