export function chooseTests(
  args: string[],
  files?: string[],
): { vitest: string[]; journeys: string[]; title?: string }
