import { join } from 'node:path'
import { ts } from '@ts-morph/common'
import { Ajv } from 'ajv'
import type { Answers, Requests } from './stripe-types.ts'

/**
 * Converts the types published in Stripe's package to JSON Schema, so that real responses can be
 * checked against them. The checked types are listed in stripe-types.ts.
 */

type Schema = boolean | { [keyword: string]: unknown }

/** The few global types that the package uses. Loading the whole standard library would only cost time. */
const GLOBALS = `
interface Array<T> { length: number; [index: number]: T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
interface Promise<T> {} interface AsyncIterableIterator<T> {}
type Record<K extends keyof any, T> = { [P in K]: T }
type Partial<T> = { [P in keyof T]?: T[P] }
type Pick<T, K extends keyof T> = { [P in K]: T[P] }
type Exclude<T, U> = T extends U ? never : T
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>
`
const TYPES = join(import.meta.dirname, 'stripe-types.ts')
const GLOBALS_FILE = join(import.meta.dirname, 'globals.d.ts')

export class StripeShapes {
  readonly #checker: ts.TypeChecker
  readonly #at: ts.Node
  readonly #answers: Map<string, ts.Type>
  readonly #requests: Map<string, ts.Type>
  readonly #definitions: Record<string, Schema> = {}
  readonly #ajv: Ajv
  readonly #isStrict: boolean

  /** `strict` refuses fields that are missing from Stripe's types; Stripe itself returns some. */
  constructor({ strict }: { strict: boolean }) {
    this.#isStrict = strict
    const program = programOf()
    this.#checker = program.getTypeChecker()
    const source = program.getSourceFile(TYPES)
    if (!source) throw new Error('stripe-types.ts was not read')
    this.#at = source
    this.#answers = this.#membersOf('Answers', source)
    this.#requests = this.#membersOf('Requests', source)
    const $defs = this.#definitions
    for (const [name, type] of this.#answers) this.#define(name, type)
    this.#ajv = new Ajv({ allErrors: true, strict: false, inlineRefs: false })
    this.#ajv.addSchema({ $id: 'stripe', $defs })
  }

  /** Returns the differences between a response and Stripe's types, one per line. */
  problems(name: keyof Answers, answer: unknown): string[] {
    const validate = this.#ajv.getSchema(`stripe#/$defs/${name}`)
    if (!validate) throw new Error(`${name} is not in stripe-types.ts`)
    if (validate(answer)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }

  /** Returns the parameters that our schema accepts and Stripe's types lack, such as `line_items[name]`. */
  unknownParameters(name: keyof Requests, schema: Schema): string[] {
    const type = this.#requests.get(name)
    return type ? this.#unknownIn(schema, type, '') : [`${name} is not in stripe-types.ts`]
  }

  #unknownIn(schema: Schema, type: ts.Type, path: string): string[] {
    if (typeof schema !== 'object') return []
    const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
      Array.isArray(list) ? list : [],
    )
    const inner = choices.flatMap((choice: Schema) => this.#unknownIn(choice, type, path))
    const parts = type.isUnion() ? type.types : [type]
    if (schema.items !== undefined) {
      const items = parts.flatMap((part) => this.#itemOf(part) ?? [])
      return [...inner, ...items.flatMap((item) => this.#unknownIn(asSchema(schema.items), item, path))]
    }
    const own = Object.entries(asRecord(schema.properties)).flatMap(([key, value]) => {
      const at = path ? `${path}[${key}]` : key
      const properties = parts.flatMap((part) => this.#checker.getPropertyOfType(part, key) ?? [])
      if (properties.length === 0) return [at]
      return properties.flatMap((property) =>
        this.#unknownIn(asSchema(value), this.#checker.getTypeOfSymbolAtLocation(property, this.#at), at),
      )
    })
    return [...inner, ...own]
  }

  #membersOf(alias: string, source: ts.SourceFile): Map<string, ts.Type> {
    const symbol = this.#checker
      .getExportsOfModule(this.#checker.getSymbolAtLocation(source) ?? missing(alias))
      .find(({ name }) => name === alias)
    const members = this.#checker.getDeclaredTypeOfSymbol(symbol ?? missing(alias)).getProperties()
    return new Map(
      members.map((member) => [
        ts.unescapeLeadingUnderscores(member.escapedName),
        this.#checker.getTypeOfSymbolAtLocation(member, this.#at),
      ]),
    )
  }

  #define(name: string, type: ts.Type) {
    if (this.#definitions[name] !== undefined) return
    this.#definitions[name] = true
    this.#definitions[name] = this.#objectSchema(type)
  }

  #schemaOf(type: ts.Type): Schema {
    if (type.isUnion()) return this.#unionSchema(type)
    if (type.flags & ts.TypeFlags.Any || type.flags & ts.TypeFlags.Unknown) return true
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return false
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.#checker.typeToString(type) === 'true' }
    if (type.flags & ts.TypeFlags.StringLike || isOpenString(type)) return { type: 'string' }
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    // Decimals are strings on the wire.
    if (type.aliasSymbol?.name === 'Decimal') return { type: 'string' }
    const item = this.#itemOf(type)
    if (item) return { type: 'array', items: this.#schemaOf(item) }
    const name = this.#nameOf(type)
    this.#define(name, type)
    return { $ref: `#/$defs/${name}` }
  }

  /** An open enum accepts any string. Where an id is possible, an object must come from `expand`. */
  #unionSchema(type: ts.UnionType): Schema {
    const parts = type.types.filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
    const isText = parts.some((part) => part.flags & ts.TypeFlags.String || isOpenString(part))
    const rest = isText ? parts.filter((part) => !part.isStringLiteral() && !isOpenString(part)) : parts
    return {
      anyOf: [
        ...(isText ? [{ type: 'string' }] : []),
        ...rest.map((part) => (isText ? this.#expandedSchema(part) : this.#schemaOf(part))),
      ],
    }
  }

  #expandedSchema(type: ts.Type): Schema {
    const kind = this.#kindOf(type)
    if (!kind) return this.#schemaOf(type)
    const isKnown = this.#answers.get(kind) === type
    return isKnown
      ? { $ref: `#/$defs/${kind}` }
      : { type: 'object', required: ['object'], properties: { object: { const: kind } } }
  }

  #objectSchema(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of this.#checker.getPropertiesOfType(type)) {
      if (property.flags & ts.SymbolFlags.Method) continue
      const value = this.#checker.getTypeOfSymbolAtLocation(property, this.#at)
      properties[property.name] = this.#schemaOf(value)
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
    }
    const index = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String)
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: index ? this.#schemaOf(index) : !this.#isStrict,
    }
  }

  #itemOf(type: ts.Type): ts.Type | undefined {
    if (!this.#checker.isArrayType(type)) return undefined
    return this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  }

  /** Returns the value of a resource's `object` field. */
  #kindOf(type: ts.Type): string | undefined {
    const property = this.#checker.getPropertyOfType(type, 'object')
    const kind = property && this.#checker.getTypeOfSymbolAtLocation(property, this.#at)
    return kind?.isStringLiteral() ? kind.value : undefined
  }

  #nameOf(type: ts.Type): string {
    const known = [...this.#answers].find(([, answer]) => answer === type)
    // Types are compiler objects with unique ids.
    return known?.[0] ?? `type-${(type as ts.Type & { id: number }).id}`
  }
}

function programOf(): ts.Program {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...rest) =>
    file === GLOBALS_FILE ? ts.createSourceFile(file, GLOBALS, ts.ScriptTarget.ESNext) : read(file, ...rest)
  return ts.createProgram([GLOBALS_FILE, TYPES], options, host)
}

/** Whether the type is `string & Record<never, never>`, with which the package marks an enum as open. */
const isOpenString = (type: ts.Type) =>
  type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)

function missing(what: string): never {
  throw new Error(`${what} was not found in stripe-types.ts`)
}

const asSchema = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : value === true

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
