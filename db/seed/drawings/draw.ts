import { diceOf } from './dice.ts'
import { PALETTES, type PaletteName } from './palette.ts'
import type { Frame, Scene } from './scene.ts'
import { backNumber, ballsOnLines, boardFromAbove, huddle, playerOnLines } from './scenes/above.ts'
import { ballInNet, celebration, fastBreak, lineUp, shotAtGoal } from './scenes/hall.ts'
import { LOGOS } from './scenes/logo.ts'
import { bunting, cheers, overTheSand, towels, underLights } from './scenes/outdoors.ts'
import { ballCloseUp, conesAndBottles, scoreboard, shirtsOnHooks, stands } from './scenes/still.ts'

type Kind = {
  frame: Frame
  palettes: readonly [PaletteName, ...PaletteName[]]
  scenes: readonly [Scene, ...Scene[]]
}

const PHOTO = { w: 1280, h: 854 }
const GAME = [
  shotAtGoal,
  playerOnLines,
  shirtsOnHooks,
  fastBreak,
  backNumber,
  boardFromAbove,
  ballInNet,
  huddle,
  stands,
  celebration,
  scoreboard,
] as const
const TRAINING = [
  fastBreak,
  conesAndBottles,
  playerOnLines,
  ballsOnLines,
  shotAtGoal,
  ballCloseUp,
  huddle,
] as const
const SAND = [overTheSand, towels, playerOnLines, overTheSand, ballCloseUp] as const
const EVENING = [underLights, cheers, bunting, celebration, underLights] as const

/** What can be drawn. From `match` to `cup` they are albums and events; the others fit the places named so. */
const KINDS = {
  match: { frame: PHOTO, palettes: ['home'], scenes: GAME },
  away: { frame: PHOTO, palettes: ['away'], scenes: GAME },
  training: { frame: PHOTO, palettes: ['maple'], scenes: TRAINING },
  junior: { frame: PHOTO, palettes: ['junior'], scenes: [...TRAINING, celebration, stands] },
  beach: { frame: PHOTO, palettes: ['beach'], scenes: SAND },
  party: { frame: PHOTO, palettes: ['party'], scenes: EVENING },
  cup: { frame: PHOTO, palettes: ['cup'], scenes: GAME },
  team: { frame: { w: 1600, h: 900 }, palettes: ['home', 'cup', 'maple', 'away'], scenes: [lineUp] },
  header: {
    frame: { w: 1600, h: 640 },
    palettes: ['home', 'maple', 'cup'],
    scenes: [ballsOnLines, boardFromAbove, conesAndBottles, stands],
  },
  home: {
    frame: { w: 1600, h: 1000 },
    palettes: ['home', 'maple', 'away', 'cup'],
    scenes: [shotAtGoal, playerOnLines, fastBreak, celebration],
  },
  logo: { frame: { w: 720, h: 240 }, palettes: ['home'], scenes: LOGOS },
  player: { frame: { w: 960, h: 1200 }, palettes: ['home', 'maple', 'cup'], scenes: [playerOnLines] },
} as const satisfies Record<string, Kind>

export type PictureKind = keyof typeof KINDS
export const PICTURE_KINDS = Object.keys(KINDS) as PictureKind[] // of the object just above

/** An SVG picture of a kind; the same number draws the same picture. Nobody in it has a face. */
export function drawPicture(kind: PictureKind, seed: number): string {
  const { frame, palettes, scenes }: Kind = KINDS[kind]
  const dice = diceOf(seed)
  // The scene goes round with the number, so that an album shows each before it repeats one.
  const scene = scenes[Math.abs(seed) % scenes.length] ?? scenes[0]
  const drawn = scene(frame, PALETTES[dice.pick(palettes)], dice)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="0 0 ${frame.w} ${frame.h}">${drawn}</svg>`
}
