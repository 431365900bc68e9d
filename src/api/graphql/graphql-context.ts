import type { GraphQLError } from 'graphql'
import type { Ctx } from '../../platform/context.ts'
import type { Allowance } from './allowance.ts'

/** The resolver context: the actor, the cost budget and the list of refused fields. */
export type GraphqlContext = {
  readonly ctx: Ctx
  readonly allowance: Allowance
  readonly denied: GraphQLError[]
}
