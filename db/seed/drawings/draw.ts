import { diceOf } from './dice.ts'
import { PALETTES, type PaletteName } from './palette.ts'
import type { Frame, Scene } from './scene.ts'
import { backNumber, ballsOnLines, boardFromAbove, huddle, playerOnLines } from './scenes/above.ts'
import { LOGOS } from './scenes/logo.ts'

type Kind = {
  frame: Frame
  palettes: readonly [PaletteName, ...PaletteName[]]
  scenes: readonly [Scene, ...Scene[]]
}

const PHOTO = { w: 1440, h: 960 }
const play = [playerOnLines, boardFromAbove, huddle, backNumber, ballsOnLines] as const

/** What can be drawn: `match`, `away`, `training`, `junior`, `beach`, `party`, `cup` are albums and events. */
const KINDS = {
  match: { frame: PHOTO, palettes: ['home'], scenes: play },
  away: { frame: PHOTO, palettes: ['away'], scenes: play },
  training: { frame: PHOTO, palettes: ['maple'], scenes: play },
  junior: { frame: PHOTO, palettes: ['junior'], scenes: play },
  beach: { frame: PHOTO, palettes: ['beach'], scenes: play },
  party: { frame: PHOTO, palettes: ['party'], scenes: play },
  cup: { frame: PHOTO, palettes: ['cup'], scenes: play },
  team: { frame: { w: 1600, h: 900 }, palettes: ['home', 'cup', 'maple'], scenes: [huddle] },
  header: { frame: { w: 1600, h: 640 }, palettes: ['home', 'cup'], scenes: [ballsOnLines, boardFromAbove] },
  home: {
    frame: { w: 1600, h: 1000 },
    palettes: ['home', 'maple', 'away'],
    scenes: [playerOnLines, boardFromAbove],
  },
  logo: { frame: { w: 640, h: 240 }, palettes: ['home'], scenes: LOGOS },
  player: { frame: { w: 960, h: 1200 }, palettes: ['home', 'maple', 'cup'], scenes: [playerOnLines] },
} as const satisfies Record<string, Kind>

export type PictureKind = keyof typeof KINDS

/** An SVG picture of a kind; the same number draws the same picture. Nobody in it has a face. */
export function drawPicture(kind: PictureKind, seed: number): string {
  const { frame, palettes, scenes }: Kind = KINDS[kind]
  const dice = diceOf(seed)
  // The scene goes round with the number, so that an album shows each before it repeats one.
  const scene = scenes[Math.abs(seed) % scenes.length] ?? scenes[0]
  const drawn = scene(frame, PALETTES[dice.pick(palettes)], dice)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="0 0 ${frame.w} ${frame.h}">${drawn}</svg>`
}
