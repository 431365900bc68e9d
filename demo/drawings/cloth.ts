import type { Cloth } from './shirt.ts'

/**
 * The colours of the kit. Dark cloth is a shade lighter than in reality and has a bright edge, so that it stands out on
 * dark and light pages.
 */
export const CLOTHS = {
  red: { cloth: '#d92c1f', shade: '#b31f15', rim: '#ee5a45', trim: '#1a4d73', mark: '#ffffff' },
  navy: { cloth: '#1d527a', shade: '#143f60', rim: '#5c93bd', trim: '#d92c1f', mark: '#ffffff' },
  yellow: { cloth: '#f9cb3a', shade: '#e0ad14', rim: '#fde08a', trim: '#1a4d73', mark: '#123f60' },
  green: { cloth: '#35a361', shade: '#25834b', rim: '#77cf9a', trim: '#1c4a3c', mark: '#ffffff' },
  white: { cloth: '#fbf9f6', shade: '#dcdfe0', rim: '#b9c2c9', trim: '#d92c1f', mark: '#123f60' },
  grey: { cloth: '#8d98a3', shade: '#737f8b', rim: '#b9c2ca', trim: '#33414c', mark: '#ffffff' },
  black: { cloth: '#39444f', shade: '#2a343d', rim: '#7f8c98', trim: '#f9cb3a', mark: '#f9cb3a' },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof CLOTHS
