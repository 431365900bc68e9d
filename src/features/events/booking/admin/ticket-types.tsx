import { Form } from 'react-router'
import { poundsOf } from '../../../../kernel/money.ts'
import { ErrorSummary, type FormErrors, FormIds, TextField } from '../../../../ui/forms/field.tsx'
import { priceWords } from '../components/booking-card.tsx'
import type { TicketType } from '../table.server.ts'

/** A refused form of the page: which one, its errors, and what was typed. */
export type NotSaved = { which: string; errors: FormErrors; values: Record<string, string> }

type Props = { types: readonly TicketType[]; refused: NotSaved | undefined; busy: boolean }

/** The ticket types of an event, each in a form of its own, and one to add another. */
export const TicketTypes = ({ types, refused, busy }: Props) => (
  <section className="stack" aria-labelledby="types">
    <h2 id="types">Tickets</h2>
    {types.length === 0 && (
      <p className="muted">
        Without tickets, this event has no places to book: its page shows the price and takes contributions.
      </p>
    )}
    {types.map((type) => (
      <details className="card" key={type.id} open={refused?.which === type.id}>
        <summary>
          <b>{type.name}</b>, {priceWords(type)}: {type.taken} of {type.places} taken
        </summary>
        <FormIds form={type.id}>
          <TypeForm type={type} refused={refused?.which === type.id ? refused : undefined} busy={busy} />
        </FormIds>
      </details>
    ))}
    <details className="card" open={types.length === 0 || refused?.which === NEW}>
      <summary>Add a kind of ticket</summary>
      <FormIds form={NEW}>
        <TypeForm refused={refused?.which === NEW ? refused : undefined} busy={busy} />
      </FormIds>
    </details>
  </section>
)

/** Identifies the form of a new ticket type. */
export const NEW = 'new'

const LABELS = {
  name: 'Name',
  price: 'Price in pounds',
  memberPrice: 'Price for members',
  places: 'Places',
  mostPerBooking: 'Most places in one booking',
  deposit: 'Deposit in pounds',
  restDueOn: 'Rest due on',
}

type FormProps = { type?: TicketType; refused: NotSaved | undefined; busy: boolean }

function TypeForm({ type, refused, busy }: FormProps) {
  const values: Record<string, string> = refused?.values ?? (type ? valuesOf(type) : { mostPerBooking: '4' })
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: values[name] ?? '',
    errors: refused?.errors[name],
  })
  return (
    <Form method="post" className="stack margin-top-4" noValidate>
      <ErrorSummary errors={refused?.errors} labels={LABELS} />
      {type && <input type="hidden" name="id" value={type.id} />}
      <TextField {...field('name')} hint="Such as “Adult” or “Child under 12”." maxLength={80} />
      <TextField {...field('price')} hint="0 for free tickets." inputMode="decimal" />
      <TextField
        {...field('memberPrice')}
        hint="For members and their children. Guests pay the other price."
        inputMode="decimal"
        optional
      />
      <TextField {...field('places')} type="number" inputMode="numeric" min={0} max={5000} />
      <TextField
        {...field('mostPerBooking')}
        hint="Guests included."
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
      />
      <TextField
        {...field('deposit')}
        hint="Paid at booking. Empty: the whole price is paid at booking."
        inputMode="decimal"
        optional
      />
      <TextField
        {...field('restDueOn')}
        hint="The last day to pay the rest. We send reminders as for a fee. Bookings from this day on pay the whole price."
        type="date"
        optional
      />
      <div className="row">
        <button className="button" type="submit" name="do" value="save-type" disabled={busy}>
          {type ? 'Save' : 'Add'}
        </button>
        {type && (
          <button className="button bare" type="submit" name="do" value="remove-type" disabled={busy}>
            Remove
          </button>
        )}
      </div>
    </Form>
  )
}

const valuesOf = ({ name, price, memberPrice, places, mostPerBooking, deposit, restDueOn }: TicketType) => ({
  name,
  price: poundsOf(price).toFixed(2),
  memberPrice: memberPrice === null ? '' : poundsOf(memberPrice).toFixed(2),
  places: String(places),
  mostPerBooking: String(mostPerBooking),
  deposit: deposit === null ? '' : poundsOf(deposit).toFixed(2),
  restDueOn: restDueOn ?? '',
})
