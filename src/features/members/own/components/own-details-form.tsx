import './own-details.css'
import { ErrorSummary, type FormErrors, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { POSITIONS } from '../../model/member.ts'
import type { OwnDetails } from '../queries/me.server.ts'

/** Labels from the specification. [MEM-017] */
const LABELS = {
  phone: 'Phone',
  position: 'Position',
  number: 'Number, 0 to 99',
  address: 'Address',
  postcode: 'Postcode',
  weightKg: 'Weight (kg)',
  heightCm: 'Height (cm)',
} as const
type Name = keyof typeof LABELS

type Props = {
  member: OwnDetails
  /** Set after a refused save: the errors, the typed values, and the version to overwrite. */
  refused:
    | {
        errors: FormErrors
        values: Record<string, string>
        note?: string | undefined
        version?: number | undefined
      }
    | undefined
}

/** The details that members edit themselves. Posts to its own address. */
export function OwnDetailsForm({ member, refused }: Props) {
  const field = (name: Name) => ({
    name,
    label: LABELS[name],
    required: false,
    defaultValue: refused ? (refused.values[name] ?? '') : String(member[name] ?? ''),
    errors: refused?.errors[name],
  })
  const version = refused?.version ?? refused?.values.version ?? member.version
  return (
    <form method="post" className="stack">
      {refused?.note && (
        <Note tone="bad" focusOn={refused}>
          <p>{refused.note}</p>
        </Note>
      )}
      <UnreachableNote />
      <ErrorSummary errors={refused?.errors} labels={LABELS} />
      <input type="hidden" name="version" value={version} />
      <div className="own-fields">
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
        <SelectField {...field('position')} options={positionsFor(member.position)} />
        <TextField {...field('number')} inputMode="numeric" maxLength={2} />
        <TextField {...field('postcode')} autoComplete="postal-code" maxLength={12} />
        <TextField {...field('address')} autoComplete="address-line1" maxLength={200} />
        <div className="field-pair">
          <TextField {...field('heightCm')} inputMode="numeric" maxLength={3} />
          <TextField {...field('weightKg')} inputMode="numeric" maxLength={3} />
        </div>
      </div>
      <p>
        <button className="button" type="submit" name="do" value="details">
          Save profile
        </button>
      </p>
    </form>
  )
}

/** The list of positions, with the stored position first if it is not on the list. */
function positionsFor(stored: string) {
  const known = POSITIONS.map((position) => ({ value: position, label: position }))
  const isKnown = stored === '' || known.some(({ value }) => value === stored)
  return [{ value: '', label: 'Not known' }, ...(isKnown ? [] : [{ value: stored, label: stored }]), ...known]
}
