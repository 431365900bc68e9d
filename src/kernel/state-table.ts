/** Each state with the states that may follow it, and the reason. A state with none is final. */
export type StateTable<State extends string> = Readonly<
  Record<State, Readonly<Partial<Record<State, string>>>>
>

/** The states from which another may follow. */
export const statesBefore = <State extends string>(table: StateTable<State>, next: State): State[] =>
  (Object.keys(table) as State[]).filter((state) => table[state][next] !== undefined) // its own keys

/** The states that nothing follows. */
export const finalStates = <State extends string>(table: StateTable<State>): State[] =>
  (Object.keys(table) as State[]).filter((state) => Object.keys(table[state]).length === 0) // its own keys
