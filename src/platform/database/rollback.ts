/** Thrown inside a transaction to roll it back. The surrounding `rollingBack` returns `outcome`. */
export class Rollback<T> extends Error {
  readonly outcome: T
  constructor(outcome: T) {
    super('rolled back with an outcome')
    this.name = 'Rollback'
    this.outcome = outcome
  }
}

/** Runs a transaction. If it throws Rollback, returns the outcome in it. */
export async function rollingBack<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Rollback) return error.outcome as T // only this work throws it
    throw error
  }
}
