import './kit.css'
import { count } from '../../../../kernel/text.ts'
import { SelectField, TextField, TickField } from '../../../../ui/forms/field.tsx'

type Props = {
  total: number
  errors: Record<string, string[]>
  values: Record<string, string>
}

/** Fields that change all selected items at once. An empty field changes nothing. */
export function KitFields({ total, errors, values }: Props) {
  return (
    <fieldset className="card stack-small margin-top-3 kit-change" id="kit-change" tabIndex={-1}>
      <legend className="heading-3">Change the selected items</legend>
      <p className="small muted">
        Prices are in pounds before VAT. Leave a field empty to keep what each item has.
      </p>
      <TickField
        name="all"
        value="yes"
        label={total === 1 ? 'The item that matches' : `All ${count(total, 'item')} that match`}
        defaultChecked={values.all === 'yes'}
        errors={errors.item}
      />
      <div className="kit-fields">
        <TextField
          name="price1"
          label="Price for members"
          inputMode="decimal"
          autoComplete="off"
          optional
          defaultValue={values.price1}
          errors={errors.price1}
        />
        <TextField
          name="price2"
          label="Price for others"
          inputMode="decimal"
          autoComplete="off"
          optional
          defaultValue={values.price2}
          errors={errors.price2}
        />
        <TextField
          name="stock"
          label="Stock of each size"
          inputMode="numeric"
          autoComplete="off"
          optional
          defaultValue={values.stock}
          errors={errors.stock}
        />
        <SelectField
          name="of"
          label="Prices and stock are for"
          defaultValue={values.of ?? 'every'}
          options={[
            { value: 'every', label: 'Every size' },
            { value: 'childrens', label: 'Children’s sizes (116 to 176) only' },
          ]}
        />
        <SelectField
          name="availability"
          label="Availability"
          required={false}
          defaultValue={values.availability ?? ''}
          options={[
            { value: '', label: 'Leave as it is' },
            { value: 'counted', label: 'Calculated from stock' },
            { value: 'green', label: 'In stock' },
            { value: 'yellow', label: 'Few left' },
            { value: 'red', label: 'Sold out' },
          ]}
        />
        <SelectField
          name="sale"
          label="For sale"
          required={false}
          defaultValue={values.sale ?? ''}
          options={[
            { value: '', label: 'Leave as it is' },
            { value: 'on', label: 'Put on sale' },
            { value: 'off', label: 'Take off sale' },
          ]}
          errors={errors.sale}
        />
      </div>
      <button className="button compact" type="submit">
        Change the items
      </button>
    </fieldset>
  )
}
