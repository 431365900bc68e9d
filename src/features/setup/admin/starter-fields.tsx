import './setup.css'
import '../../../ui/styles/form.css'
import { STARTER_GROUPS, STARTER_ITEMS, type StarterItem } from '../model/starter-items.ts'

type Props = { present: readonly string[]; ticked: readonly string[] | undefined }

/** The pages and forms that can be created. Missing ones are ticked. */
export const StarterFields = ({ present, ticked }: Props) =>
  Object.entries(STARTER_GROUPS).map(([group, name]) => (
    <fieldset key={group} className="setup-ticks">
      <legend className="label">{name}</legend>
      {STARTER_ITEMS.filter((item) => item.group === group).map((item) => (
        <StarterTick
          key={item.id}
          {...item}
          isPresent={present.includes(item.id)}
          isTicked={ticked === undefined || ticked.includes(item.id)}
        />
      ))}
    </fieldset>
  ))

type TickProps = StarterItem & { isPresent: boolean; isTicked: boolean }

function StarterTick({ id, name, path, isPresent, isTicked }: TickProps) {
  if (!isPresent)
    return (
      <label className="tick">
        <input type="checkbox" name="items" value={id} defaultChecked={isTicked} />
        <span>{name}</span>
      </label>
    )
  return (
    <p className="setup-done">
      <span aria-hidden="true">✓</span> {path ? <a href={path}>{name}</a> : name}
      <span className="small"> (already there)</span>
    </p>
  )
}
