/** Maps each state to the states that may follow it, with the reason. A final state has none. */
export type StateTable<State extends string> = Readonly<
  Record<State, Readonly<Partial<Record<State, string>>>>
>

/** Returns the states from which `next` can be reached. */
export const statesBefore = <State extends string>(table: StateTable<State>, next: State): State[] =>
  (Object.keys(table) as State[]).filter((state) => table[state][next] !== undefined) // the keys of this table

/** Returns the final states. */
export const finalStates = <State extends string>(table: StateTable<State>): State[] =>
  (Object.keys(table) as State[]).filter((state) => Object.keys(table[state]).length === 0) // the keys of this table
