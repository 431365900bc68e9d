import { registry } from '../../../content-types.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { may } from '../../../platform/content/access.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { isWritable } from '../../../platform/content/parse-input.ts'
import type { Ctx } from '../../../platform/context.ts'
import { canUseLibrary } from '../../../platform/files/audience.ts'
import { canOpenType } from '../policy.ts'

/** The content type of an address, if this actor may open it. Throws NotFound for any other. */
export function openedType({ actor }: Pick<Ctx, 'actor'>, collection: string): ContentType {
  const entry = registry.find(collection)
  if (!entry || !canOpenType(actor, entry)) throw new NotFound()
  return entry
}

/** The fields that this actor edits, by wire name, in their order; of one part when it is named. */
export function editableFields(
  { actor }: Pick<Ctx, 'actor'>,
  entry: ContentType,
  making: boolean,
  part?: string,
): [string, Field][] {
  const only = part && !making ? entry.parts?.[part] : undefined
  return Object.entries(entry.fields).filter(
    ([name, field]) =>
      isWritable(entry, field, actor, making) &&
      registry.mayRead(entry, field, actor) &&
      may(field.read ?? entry.read, actor) &&
      (!only || only.includes(name)),
  )
}

const WORDED = new Set(['text', 'email'])

/** The fields whose values name an entry for people. */
export function namesOf(entry: ContentType): readonly string[] {
  if (entry.names) return entry.names
  const fields = Object.entries(entry.fields)
  const text = fields.filter(([, { kind }]) => WORDED.has(kind))
  const named = text.find(([, field]) => 'required' in field && field.required) ?? text[0]
  return named ? [named[0]] : []
}

/** The name of an entry made from its values; its id when nothing names it. */
export function nameFrom(entry: ContentType, values: Readonly<Record<string, unknown>>, id: string): string {
  const parts = namesOf(entry).map((name) => values[name])
  const words = parts.filter((part) => typeof part === 'string' && part !== '').join(' – ')
  if (words) return words
  return entry.limit === 1 ? entry.one : `${entry.one} ${id.slice(-6)}`
}

/** The content type that a reference leads to: whoever edits something may name what they can read. Throws NotFound. */
export function openedTarget({ actor }: Pick<Ctx, 'actor'>, collection: string): ContentType {
  const entry = registry.find(collection)
  if (!entry || !canUseLibrary(actor) || !may(entry.read, actor)) throw new NotFound()
  return entry
}
