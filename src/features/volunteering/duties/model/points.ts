/** How near the target a member or family is. */
export type Light = 'reached' | 'half' | 'behind'

/** Reached at the target, half from the middle on. Without a target nobody is behind. */
export function lightOf(points: number, target: number): Light {
  if (points >= target) return 'reached'
  return points * 2 >= target ? 'half' : 'behind'
}

export const LIGHTS: Readonly<Record<Light, { tone: 'ok' | 'warn' | 'bad'; text: string }>> = {
  reached: { tone: 'ok', text: 'Target reached' },
  half: { tone: 'warn', text: 'Half way' },
  behind: { tone: 'bad', text: 'Below half' },
}
