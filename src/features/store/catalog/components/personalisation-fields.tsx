import './product.css'
import type { BasisPoints } from '../../../../kernel/money.ts'
import { SelectField, TextField } from '../../../../ui/forms/field.tsx'
import type { Personalisation } from '../model/item.ts'
import type { NumberChoice, TakenNumber } from '../model/numbers.ts'
import { MAX_INITIALS, MAX_SHIRT_NUMBER, personalisationCosts } from '../model/personalisation.ts'
import type { Product } from '../queries/product.server.ts'

/**
 * Fields for initials and shirt number, where the item takes them. Taken numbers show the name of their holder and are
 * disabled.
 */
export function PersonalisationFields({
  product,
  numbers,
  chosen,
  vatRate,
}: {
  product: Pick<Product, 'hasInitials' | 'hasNumber' | 'printingInstructions' | 'personalisation'>
  numbers: NumberChoice | undefined
  chosen: Personalisation
  vatRate: BasisPoints
}) {
  return (
    <fieldset className="card sunk personalisation" aria-label="Personalisation">
      <div className="row between">
        <h2 className="heading-3">Personalisation</h2>
        <span className="tabular small">{personalisationCosts(product, vatRate)}</span>
      </div>
      {product.printingInstructions && <p className="small muted">{product.printingInstructions}</p>}
      <div className="personalisation-pair">
        {product.hasInitials && (
          <TextField
            name="initials"
            label="Initials"
            hint={`Letters, up to ${MAX_INITIALS}`}
            optional
            defaultValue={chosen.initials}
            maxLength={MAX_INITIALS}
            pattern={`\\p{L}{0,${MAX_INITIALS}}`}
            title={`Enter up to ${MAX_INITIALS} letters`}
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
        {product.hasNumber && (
          <SelectField
            name="dorsal"
            label="Number"
            hint={`0 to ${MAX_SHIRT_NUMBER}`}
            required={false}
            defaultValue={String(chosen.shirtNumber ?? '')}
            options={[{ value: '', label: 'None' }, ...numberOptions(numbers)]}
          />
        )}
      </div>
    </fieldset>
  )
}

function numberOptions(numbers: NumberChoice | undefined) {
  const taken = new Map(numbers?.taken.map((one) => [one.number, one]))
  return Array.from({ length: MAX_SHIRT_NUMBER + 1 }, (_, number) => {
    const one = taken.get(number)
    const own = number === numbers?.own ? `${number}, yours` : String(number)
    if (!one) return { value: String(number), label: own }
    const isOwn = number === numbers?.own && one.freeFor === 'yourself'
    const label = isOwn ? `${own}, but not free for a club order` : takenLabel(one)
    return { value: String(number), label, disabled: !one.freeFor }
  })
}

const takenLabel = ({ number, name, freeFor }: TakenNumber) =>
  `${number}, taken by ${name}${freeFor ? `, free for ${freeFor}` : ''}`
