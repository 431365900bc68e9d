import './logo-strip.css'
import { type Image, Picture } from '../primitives/picture.tsx'

export type Logo = { id: string; name: string; website: string; logo: Image | null }

/** A row of logos or names. Empty if there are none. */
export function LogoStrip({ label, logos }: { label: string; logos: readonly Logo[] }) {
  if (logos.length === 0) return null
  return (
    <section className="page padding-top-6 padding-bottom-6" aria-label={label}>
      <ul className="sponsors">
        {logos.map((one) => (
          <li key={one.id}>
            {one.website ? (
              <a href={one.website} rel="noopener external">
                <Mark {...one} />
              </a>
            ) : (
              <Mark {...one} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Mark = ({ name, logo }: Logo) => (logo ? <Picture image={logo} sizes="10rem" alt={name} /> : name)
