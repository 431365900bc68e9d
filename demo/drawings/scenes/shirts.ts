import { CLOTHS, type ClothName } from '../cloth.ts'
import { court } from '../court.ts'
import { largeBall } from '../handball.ts'
import { PALETTES, type Palette } from '../palette.ts'
import { each, type Frame, type Scene, seen, short } from '../scene.ts'
import { type ShirtFacts, shirt } from '../shirt.ts'
import type { Cut } from '../shirt-patterns.ts'

type Laid = ShirtFacts & {
  /** The centre and the height of the shirt. */
  x: number
  y: number
  height: number
  turn?: number
}

/** A shirt on the floor with a hard shadow. */
function laid({ x, y, height, turn = 0, ...facts }: Laid, dark: string): string {
  const scale = short(height / 300)
  const flat = { cloth: dark, shade: dark, rim: dark, trim: dark, mark: dark }
  const plain: ShirtFacts = {
    ...(facts.cut && { cut: facts.cut }),
    ...(facts.sleeves && { sleeves: facts.sleeves }),
    cloth: flat,
    back: true,
  }
  const place = `rotate(${short(turn)}) scale(${scale}) translate(-150 -165)`
  const drop = height * 0.022
  return (
    `<g transform="translate(${short(x + drop)} ${short(y + drop * 1.3)}) ${place}">${shirt(plain)}</g>` +
    `<g transform="translate(${short(x)} ${short(y)}) ${place}">${shirt(facts)}</g>`
  )
}

/** The players' kit, with light cuffs that contrast with a dark floor. */
const WORN = { ...CLOTHS, red: { ...CLOTHS.red, trim: '#fbf9f6' } }

const ground = (frame: Frame, palette: Palette, x: number, y: number, metres: number, turn = 0) =>
  seen(frame, { x, y, metres, turn }, court(palette, { boards: true }))

/** The goalkeeper's kit. */
const KEEPERS = [1, 12, 16] as const
const CUTS: readonly Cut[] = ['men', 'women', 'junior']
const keeperWears = (number: number): ClothName => (number === 12 ? 'yellow' : 'green')

/**
 * The back of a player's shirt with the number. The seed encodes number and cut: 17 is number 17 in the men's cut, 117
 * the same in the women's and 217 in the juniors'.
 */
export function playerShirt(frame: Frame, seed: number): string {
  const number = seed % 100
  const cut = CUTS[Math.floor(seed / 100)] ?? 'men'
  const inGoal = KEEPERS.some((one) => one === number)
  const palette = inGoal ? PALETTES.maple : PALETTES.night
  const cloth = WORN[inGoal ? keeperWears(number) : 'red']
  return (
    ground(frame, palette, 8.4, 10, 11, -90) +
    laid(
      {
        x: frame.w / 2,
        y: frame.h * 0.6,
        height: frame.h * (cut === 'junior' ? 0.76 : 0.64),
        cut,
        sleeves: inGoal ? 'long' : 'short',
        back: true,
        number: String(number),
        cloth,
      },
      palette === PALETTES.night ? '#06233a' : '#c9a066',
    )
  )
}

/** Seven shirts as in a team photo: four at the back, the keeper among three in front. */
export function teamShirts(frame: Frame, seed: number): string {
  const cut: Cut = seed % 2 === 0 ? 'women' : 'men'
  const palette = seed % 2 === 0 ? PALETTES.night : PALETTES.maple
  const numbers = seed % 2 === 0 ? [17, 4, 9, 20, 7, 1, 11] : [3, 23, 10, 4, 8, 12, 17]
  const dark = palette === PALETTES.night ? '#06233a' : '#c9a066'
  const drawn = numbers.map((number, index) => {
    const behind = index < 4
    const inGoal = number === 1 || number === 12
    return laid(
      {
        x: frame.w * (behind ? 0.5 + (index - 1.5) * 0.172 : 0.5 + (index - 5) * 0.172),
        y: frame.h * (behind ? 0.335 : 0.665),
        height: frame.h * 0.32,
        turn: ((index * 37 + seed * 13) % 9) - 4,
        cut,
        sleeves: inGoal ? 'long' : 'short',
        back: true,
        number: String(number),
        cloth: WORN[inGoal ? 'green' : 'red'],
      },
      dark,
    )
  })
  const ballY = frame.h * 0.75
  return `${ground(frame, palette, 0, 10, 12)}${drawn.join('')}${largeBall(frame.w * 0.815, ballY, frame.h * 0.05, palette, 30)}`
}

/** Shirts laid out in a row. */
export const shirtsInARow: Scene = (frame, palette, dice) => {
  const many = dice.pick([2, 3, 3] as const)
  const first = dice.whole(2, 24)
  const dark = palette.around
  const cut = dice.pick(['men', 'women'] as const)
  const colour = clothOn(palette)
  const keeperAt = dice.chance(0.5) ? many - 1 : -1
  const row = each(many, (index) =>
    laid(
      {
        x: frame.w * ((index + 0.5) / many),
        y: frame.h * 0.52,
        height: frame.h * (many === 2 ? 0.78 : 0.6),
        turn: dice.between(-3, 3),
        cut,
        sleeves: index === keeperAt ? 'long' : 'short',
        back: true,
        number: String(index === keeperAt ? 16 : first + index * 3),
        cloth: WORN[index === keeperAt ? 'green' : colour],
      },
      dark,
    ),
  )
  return (
    ground(frame, palette, dice.between(9, 15), dice.between(8, 12), 9, dice.pick([0, 90, -90] as const)) +
    row
  )
}

/** A close-up of the number on a shirt. */
export const backNumber: Scene = (frame, palette, dice) =>
  ground(frame, palette, dice.between(12, 15), dice.between(7, 13), 6, dice.between(-30, 30)) +
  laid(
    {
      x: frame.w * dice.between(0.42, 0.58),
      y: frame.h * 0.66,
      height: frame.h * 1.16,
      turn: dice.between(-8, 8),
      back: true,
      cut: dice.pick(['men', 'women'] as const),
      number: String(dice.whole(2, 41)),
      cloth: WORN[clothOn(palette)],
    },
    palette.around,
  )

/** Red shirts need a floor of another colour. */
const clothOn = (palette: Palette): ClothName => (palette.floor === PALETTES.red.floor ? 'white' : 'red')
