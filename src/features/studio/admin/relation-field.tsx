import './studio.css'
import '../../../ui/styles/form.css'
import { useState } from 'react'
import { ChosenList } from '../../../ui/forms/chosen-list.tsx'
import { type Common, FieldError, idOf, SelectField } from '../../../ui/forms/field.tsx'
import { NameFinder } from '../../../ui/forms/name-finder.tsx'
import { useNamesAt } from '../../../ui/forms/name-sources.ts'
import type { Named } from '../model/studio.ts'
import { useStudioContext } from './studio-layout.tsx'

type Props = Common & { to: string; all: boolean; options: readonly Named[] }

/** Chooses another entry: from a list if there are few, otherwise by searching for its name. */
export function OneField({
  to,
  all,
  options,
  none: noneWord = 'None',
  defaultValue,
  ...field
}: Props & { none: string | undefined; defaultValue: string }) {
  const [chosen, setChosen] = useState(options.find(({ id }) => id === defaultValue))
  if (all) {
    const choices = options.map(({ id, name }) => ({ value: id, label: name }))
    const none = field.optional ? [{ value: '', label: noneWord }] : []
    return <SelectField {...field} options={[...none, ...choices]} defaultValue={defaultValue} />
  }
  return (
    <Group {...field}>
      {chosen && <ChosenList entries={[chosen]} remove={() => setChosen(undefined)} />}
      <input type="hidden" name={field.name} value={chosen?.id ?? ''} />
      <Finder to={to} label={field.label} id={idOf(field.name)} choose={setChosen} />
    </Group>
  )
}

/** Chooses several other entries. */
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
        <div className="tick-grid">
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
      <ChosenList entries={chosen} remove={(id) => setChosen(chosen.filter((one) => one.id !== id))} />
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
        {optional && <span className="optional"> (optional)</span>}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
      <FieldError name={name} errors={errors} />
    </fieldset>
  )
}

type FinderProps = { to: string; label: React.ReactNode; id: string; choose: (entry: Named) => void }

/** Finds entries of a type by name. */
function Finder({ to, label, id, choose }: FinderProps) {
  const source = useNamesAt(`${useStudioContext()}/${to}/pick`)
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Search: {label}
      </label>
      <NameFinder id={id} source={source} choose={choose} placeholder="Search by name" listLabel="Found" />
    </>
  )
}
