import type { GraphQLError } from 'graphql'
import type { Ctx } from '../../platform/context.ts'
import type { Allowance } from './allowance.ts'

/** The context of resolvers: the actor, the cost limits, and the list of refused fields. */
export type GraphqlContext = {
  readonly ctx: Ctx
  readonly allowance: Allowance
  readonly denied: GraphQLError[]
}
