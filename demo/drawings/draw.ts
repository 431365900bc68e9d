import { diceOf } from './dice.ts'
import { PALETTES, type PaletteName } from './palette.ts'
import type { Frame, Scene } from './scene.ts'
import { ballOnTheLine, countedBalls } from './scenes/balls.ts'
import { parasols, sandMove, washedUp } from './scenes/beach.ts'
import { corners, passingStar, slalom, weave } from './scenes/drills.ts'
import { shotMap, topCorner } from './scenes/goal.ts'
import { LOGOS } from './scenes/logo.ts'
import { counterAttack, nearMove, sevenMetres, slanted, upright, wholeMove } from './scenes/moves.ts'
import { bulbs, cake, danceFloor, longTables } from './scenes/party.ts'
import { clockPoster, figurePoster, leadPoster, sandEnd, wordPoster } from './scenes/posters.ts'
import { backNumber, playerShirt, shirtsInARow, teamShirts } from './scenes/shirts.ts'

type Kind = {
  frame: Frame
  palettes: readonly [PaletteName, ...PaletteName[]]
  scenes: readonly [Scene, ...Scene[]]
}

const PHOTO = { w: 1280, h: 854 }

/** Albums repeat this order: a move, a poster, an object. */
const gameWith = (...words: Parameters<typeof wordPoster>[0]) =>
  [
    slanted,
    shirtsInARow,
    nearMove,
    clockPoster,
    wholeMove,
    wordPoster(words),
    shotMap,
    upright,
    figurePoster,
    counterAttack,
    ballOnTheLine,
    nearMove,
    leadPoster,
    sevenMetres,
    backNumber,
    topCorner,
    upright,
  ] as const
const trainingWith = (...words: Parameters<typeof wordPoster>[0]) =>
  [
    passingStar,
    slalom,
    countedBalls,
    nearMove,
    wordPoster(words),
    weave,
    ballOnTheLine,
    corners,
    upright,
    figurePoster,
    slanted,
  ] as const

/**
 * The kinds of drawings. Those from `match` to `cup` suit albums and events; the others suit the places named after
 * them.
 */
const KINDS = {
  match: {
    frame: PHOTO,
    palettes: ['night', 'red', 'maple', 'night'],
    scenes: gameWith(['Match', 'day'], ['Sixty', 'minutes'], ['Home', 'game']),
  },
  away: {
    frame: PHOTO,
    palettes: ['away', 'paper', 'away'],
    scenes: gameWith(['Away', 'day'], ['On the', 'road']),
  },
  training: {
    frame: PHOTO,
    palettes: ['maple', 'night', 'paper'],
    scenes: trainingWith(['First', 'touch'], ['Three', 'steps'], ['Pass', 'and go']),
  },
  junior: {
    frame: PHOTO,
    palettes: ['junior', 'junior', 'paper'],
    scenes: trainingWith(['First', 'goals'], ['Big', 'day']),
  },
  beach: {
    frame: PHOTO,
    palettes: ['beach'],
    scenes: [
      sandMove,
      parasols,
      wordPoster(
        [
          ['Shoes', 'off'],
          ['Sand', 'season'],
        ],
        sandEnd,
      ),
      washedUp,
      parasols,
      sandMove,
    ],
  },
  party: {
    frame: PHOTO,
    palettes: ['party'],
    scenes: [
      longTables,
      danceFloor,
      wordPoster([
        ['Third', 'half'],
        ['Full', 'time'],
        ['Same', 'again'],
      ]),
      bulbs,
      cake,
      danceFloor,
      longTables,
    ],
  },
  cup: {
    frame: PHOTO,
    palettes: ['cup', 'night', 'cup'],
    scenes: gameWith(['Cup', 'day'], ['Group', 'stage'], ['Final', 'four']),
  },
  team: { frame: { w: 1600, h: 900 }, palettes: ['night'], scenes: [(frame) => teamShirts(frame, 1)] },
  header: {
    frame: { w: 1600, h: 640 },
    palettes: ['night', 'maple', 'red'],
    scenes: [slanted, passingStar, countedBalls, upright, nearMove],
  },
  home: { frame: { w: 1600, h: 1000 }, palettes: ['red'], scenes: [upright, nearMove] },
  logo: { frame: { w: 720, h: 150 }, palettes: ['night'], scenes: LOGOS },
  player: { frame: { w: 960, h: 1200 }, palettes: ['night'], scenes: [(frame) => playerShirt(frame, 7)] },
} as const satisfies Record<string, Kind>

export type PictureKind = keyof typeof KINDS
export const PICTURE_KINDS = Object.keys(KINDS) as PictureKind[] // the keys of KINDS

/** Draws an SVG picture of a kind, always the same for the same number. For a player it is the shirt number. */
export function drawPicture(kind: PictureKind, seed: number): string {
  const { frame }: Kind = KINDS[kind]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="0 0 ${frame.w} ${frame.h}">${sceneOf(kind, seed)}</svg>`
}

function sceneOf(kind: PictureKind, seed: number): string {
  const { frame, palettes, scenes }: Kind = KINDS[kind]
  if (kind === 'player') return playerShirt(frame, seed)
  if (kind === 'team') return teamShirts(frame, seed)
  const dice = diceOf(seed)
  // Consecutive numbers use consecutive scenes, so an album shows each scene before one repeats.
  const scene = scenes[Math.abs(seed) % scenes.length] ?? scenes[0]
  return scene(frame, PALETTES[dice.pick(palettes)], dice)
}
