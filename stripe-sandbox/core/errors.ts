import type { Resource } from '../types.ts'

/** An answer that is no success, in Stripe's shape. `keep` says that what was written before it stays written. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Resource
  readonly keep: boolean

  constructor(status: number, body: Resource & { message: string }, keep = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.keep = keep
  }
}

type Detail = { code?: string; param?: string }

const documented = (code: string | undefined) =>
  code ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}

/** 400 invalid_request_error: what most refusals are. */
export function invalidRequest(message: string, { code, param }: Detail = {}): ApiError {
  return new ApiError(400, {
    ...documented(code),
    message,
    ...(param && { param }),
    type: 'invalid_request_error',
  })
}

/** 404 for an object that does not exist; named after the parameter it came in by. */
export function noSuch(noun: string, id: string, param = 'id'): ApiError {
  const isInPath = param === 'id'
  return new ApiError(isInPath ? 404 : 400, {
    ...documented('resource_missing'),
    message: `No such ${noun}: '${id}'`,
    param,
    type: 'invalid_request_error',
  })
}

/** 402 card_error. The failed attempt stays on record. */
export function cardError(refusal: Resource & { message: string }): ApiError {
  return new ApiError(402, { ...refusal, type: 'card_error' }, true)
}
