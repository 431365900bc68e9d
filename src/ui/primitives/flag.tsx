import './flag.css'

/** From country-flag-icons 1.6.20; the licence is in the same folder. */
const drawings = import.meta.glob<string>('../flags/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
/** The addresses of the flags by country code. */
const flags = new Map(
  Object.entries(drawings).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    address,
  ]),
)

/** A country's flag by ISO 3166-1 alpha-2 code, beside its name. Empty for an unknown code. */
export function Flag({ iso2, country }: { iso2: string; country?: string }) {
  const address = flags.get(iso2.toUpperCase())
  if (!address) return null
  return <img className="flag" src={address} width="22" height="15" alt={country ?? ''} loading="lazy" />
}
