import type { StatusWords } from '../model.ts'

/** A badge with a state. The label carries the meaning, so the colour alone is never needed. */
export const State = ({ tone, text }: StatusWords) => (
  <span className="badge" data-tone={tone}>
    {text}
  </span>
)
