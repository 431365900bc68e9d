import { registry } from '../../../content-types.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { may } from '../../../platform/content/access.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { isWritable } from '../../../platform/content/parse-input.ts'
import type { Ctx } from '../../../platform/context.ts'
import { canUseLibrary } from '../../../platform/files/audience.ts'
import { canOpenType } from '../policy.ts'

/** Finds a content type by collection. Throws NotFound if it does not exist or the actor may not open it. */
export function openedType({ actor }: Pick<Ctx, 'actor'>, collection: string): ContentType {
  const contentType = registry.find(collection)
  if (!contentType || !canOpenType(actor, contentType)) throw new NotFound()
  return contentType
}

/** The fields that the actor may edit, by wire name and in order; only those of `part` if given. */
export function editableFields(
  { actor }: Pick<Ctx, 'actor'>,
  contentType: ContentType,
  isNew: boolean,
  part?: string,
): [string, Field][] {
  const only = part && !isNew ? contentType.parts?.[part] : undefined
  return Object.entries(contentType.fields).filter(
    ([name, field]) =>
      field.studio !== false &&
      isWritable(contentType, field, actor, isNew) &&
      registry.mayRead(contentType, field, actor) &&
      may(field.read ?? contentType.read, actor) &&
      (!only || only.includes(name)),
  )
}

const NAME_KINDS = new Set(['text', 'email'])

/** The fields whose values make up the name of an entry. */
export function nameFields(contentType: ContentType): readonly string[] {
  if (contentType.names) return contentType.names
  const fields = Object.entries(contentType.fields)
  const text = fields.filter(([, { kind }]) => NAME_KINDS.has(kind))
  const named = text.find(([, field]) => 'required' in field && field.required) ?? text[0]
  return named ? [named[0]] : []
}

/** The name of an entry made from its values, or else from the end of its id. */
export function nameFrom(
  contentType: ContentType,
  values: Readonly<Record<string, unknown>>,
  id: string,
): string {
  const parts = nameFields(contentType).map((name) => values[name])
  const words = parts.filter((part) => typeof part === 'string' && part !== '').join(' – ')
  if (words) return words
  return contentType.limit === 1 ? contentType.one : `${contentType.one} ${id.slice(-6)}`
}

/** Finds the content type that a reference points to. Editors may refer to all types they can read. Throws NotFound. */
export function openedTarget({ actor }: Pick<Ctx, 'actor'>, collection: string): ContentType {
  const contentType = registry.find(collection)
  if (!contentType || !canUseLibrary(actor) || !may(contentType.read, actor)) throw new NotFound()
  return contentType
}
