import { choicesOf, type FormField, isFilledIn, takesMany } from './form.ts'
import { isPersonLabel } from './people.ts'

/** A question as its results show it: choices are counted, and texts are listed. */
export type Question =
  | { kind: 'choices'; name: string; label: string; choices: readonly Choice[]; many: boolean }
  | { kind: 'texts'; name: string; label: string }

export type Choice = { value: string; label: string }

/** Returns the questions of a form in its order, without those that ask who is writing, and without files. */
export function questionsOf(fields: readonly FormField[]): Question[] {
  return fields.filter(isFilledIn).flatMap((field): Question[] => {
    const { name, label, typeField } = field
    const choices = choicesOf(field)
    if (choices) {
      const labelled = choices.map((value) => ({ value, label: labelOf(field, value) }))
      return [{ kind: 'choices', name, label, choices: labelled, many: takesMany(field) }]
    }
    if (typeField === 'file' || typeField === 'email' || isPersonLabel(label)) return []
    return [{ kind: 'texts', name, label }]
  })
}

const labelOf = ({ options = [] }: FormField, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value
