import './emergency-card.css'
import { CARD_FIELD_NAMES, CARD_FIELDS, type EmergencyCard } from '../model.ts'

/** One emergency card, for screen and print. */
export function EmergencyCardView({ name, card }: { name: string; card: EmergencyCard }) {
  return (
    <section className="card emergency-card" aria-label={name}>
      <h2 className="heading-3">{name}</h2>
      <dl>
        {CARD_FIELD_NAMES.filter((field) => card[field] !== '').map((field) => (
          <div key={field}>
            <dt>{CARD_FIELDS[field].label}</dt>
            <dd>
              {field.endsWith('Phone') ? (
                <a href={`tel:${card[field].replace(/[^\d+]/g, '')}`}>{card[field]}</a>
              ) : (
                card[field]
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
