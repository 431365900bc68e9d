import { GraphQLInt, GraphQLObjectType, GraphQLScalarType, GraphQLString } from 'graphql'

/** An answer of the database, complete as JSON. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The type of a query field whose answer is sent as the database returns it. */
export const Text = new GraphQLScalarType<JsonText>({ name: 'Text' })

/** Arbitrary JSON: filters as input; as output, values whose structure the content type describes. */
export const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' })

export const Instant = new GraphQLScalarType<string>({
  name: 'DateTime',
  description: 'An instant in UTC, like 2026-11-28T16:30:00.000Z.',
})

export const Day = new GraphQLScalarType<string>({
  name: 'Date',
  description: 'A calendar day without a time, like 2026-11-28.',
})

export const Image = new GraphQLObjectType({
  name: 'Image',
  description: 'A stored picture and the address of its largest variant.',
  fields: {
    id: { type: GraphQLString },
    url: { type: GraphQLString },
    width: { type: GraphQLInt },
    height: { type: GraphQLInt },
    alt: { type: GraphQLString },
  },
})
