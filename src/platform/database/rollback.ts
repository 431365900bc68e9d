/** Thrown inside a transaction: nothing is written, and `outcome` is the answer of `rollingBack` around it. */
export class Rollback<T> extends Error {
  readonly outcome: T
  constructor(outcome: T) {
    super('rolled back with an outcome')
    this.name = 'Rollback'
    this.outcome = outcome
  }
}

/** Runs a transaction and answers the outcome that it was rolled back with, if it was. */
export async function rollingBack<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Rollback) return error.outcome as T // thrown by this work alone
    throw error
  }
}
