import { useState } from 'react'
import { type Common, FieldError, idOf, SelectField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { Named } from '../model.ts'
import { Finder } from './finder.tsx'

type Props = Common & { to: string; all: boolean; options: readonly Named[] }

/** One other entry: from a list when there are few, else searched by name. */
export function OneField({ to, all, options, defaultValue, ...field }: Props & { defaultValue: string }) {
  const [chosen, setChosen] = useState(options.find(({ id }) => id === defaultValue))
  if (all) {
    const choices = options.map(({ id, name }) => ({ value: id, label: name }))
    const none = field.optional ? [{ value: '', label: 'None' }] : []
    return <SelectField {...field} options={[...none, ...choices]} defaultValue={defaultValue} />
  }
  return (
    <Group {...field}>
      {chosen && <Chosen entries={[chosen]} remove={() => setChosen(undefined)} />}
      <input type="hidden" name={field.name} value={chosen?.id ?? ''} />
      <Finder to={to} label={field.label} id={idOf(field.name)} choose={setChosen} />
    </Group>
  )
}

/** Several other entries. */
export function ManyField({
  to,
  all,
  options,
  defaultValue,
  ...field
}: Props & { defaultValue: readonly string[] }) {
  const [chosen, setChosen] = useState(options.filter(({ id }) => defaultValue.includes(id)))
  if (all) {
    return (
      <Group {...field}>
        <div className="ticks">
          {options.map(({ id, name }, index) => (
            <label className="tick" key={id}>
              <input
                type="checkbox"
                name={field.name}
                value={id}
                id={index === 0 ? idOf(field.name) : undefined}
                defaultChecked={defaultValue.includes(id)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </Group>
    )
  }
  return (
    <Group {...field}>
      <Chosen entries={chosen} remove={(id) => setChosen(chosen.filter((one) => one.id !== id))} />
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name={field.name} value={id} />
      ))}
      <Finder
        to={to}
        label={field.label}
        id={idOf(field.name)}
        choose={(one) => setChosen([...chosen.filter(({ id }) => id !== one.id), one])}
      />
    </Group>
  )
}

function Group({ name, label, hint, errors, optional, children }: Common & { children: React.ReactNode }) {
  return (
    <fieldset className="field">
      <legend className="label">
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
      <FieldError name={name} errors={errors} />
    </fieldset>
  )
}

function Chosen({ entries, remove }: { entries: readonly Named[]; remove: (id: string) => void }) {
  if (entries.length === 0) return null
  return (
    <ul className="chosen-list">
      {entries.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button className="tool" type="button" aria-label={`Take ${name} away`} onClick={() => remove(id)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
