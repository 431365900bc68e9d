/** Addresses of the flag drawings by country code. */
const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The flag of a country (ISO 3166-1 alpha-2), beside its name. Nothing for an unknown code. */
export function Flag({ iso2, country }: { iso2: string; country?: string }) {
  const address = flags[`/node_modules/country-flag-icons/3x2/${iso2.toUpperCase()}.svg`]
  if (!address) return null
  return <img className="flag" src={address} width="22" height="15" alt={country ?? ''} loading="lazy" />
}
