/** How close a member or family is to the target. */
export type Light = 'reached' | 'half' | 'behind'

/** Compares points with the target. Without a target (0), it counts as reached. */
export function lightOf(points: number, target: number): Light {
  if (points >= target) return 'reached'
  return points * 2 >= target ? 'half' : 'behind'
}

export const LIGHTS: Readonly<Record<Light, { tone: 'ok' | 'warn' | 'bad'; text: string }>> = {
  reached: { tone: 'ok', text: 'Target reached' },
  half: { tone: 'warn', text: 'Half way' },
  behind: { tone: 'bad', text: 'Below half' },
}
