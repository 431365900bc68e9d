import type { StatusWords } from '../model.ts'

/** A state in its word; the colour only repeats it. */
export const State = ({ tone, text }: StatusWords) => (
  <span className="badge" data-tone={tone}>
    {text}
  </span>
)
