import { court } from '../court.ts'
import type { Dice } from '../dice.ts'
import { MOVES, type Move, SEVEN_METRES } from '../moves.ts'
import type { Palette } from '../palette.ts'
import { ballAt, disc, keeper, opponent, pass, run, shot } from '../pieces.ts'
import { type Camera, type Frame, type Scene, seen } from '../scene.ts'

const moveOf = (dice: Dice) => dice.pick(MOVES)

/** Draws lines first, then paths, then players, so that no number is covered. */
function drawn(move: Move, palette: Palette, camera: Camera): string {
  return [
    ...(move.passes ?? []).map((path) => pass(path, palette)),
    ...(move.runs ?? []).map(([path, to, before]) => run(path, to, before, palette)),
    move.shot ? shot(...move.shot, palette) : '',
    keeper(move.keeper, palette),
    ...move.theirs.map((point) => opponent(point, palette, camera)),
    ...move.ours.map(([x, y, number]) => disc([x, y], number, palette, camera)),
    ballAt(move.ball, palette, camera),
  ].join('')
}

const board = (frame: Frame, palette: Palette, move: Move, camera: Camera): string =>
  seen(frame, camera, court(palette, { boards: true }) + drawn(move, palette, camera))

/** Half the court with a complete move, the goal on the right and room on the left. */
export const wholeMove: Scene = (frame, palette, dice) => {
  const metres = dice.between(20.6, 21.8)
  return board(frame, palette, moveOf(dice), {
    x: dice.between(8.2, 9.4),
    y: 10,
    metres,
    mirrored: dice.chance(0.5),
  })
}

/** The same with the goal at the top, as on a coach's board. */
export const upright: Scene = (frame, palette, dice) => {
  const metres = dice.between(15.4, 16.6)
  return board(frame, palette, moveOf(dice), { x: 14, y: 10, metres, turn: -90, mirrored: dice.chance(0.5) })
}

/** A close-up of the players in the move. */
export const nearMove: Scene = (frame, palette, dice) => {
  const move = moveOf(dice)
  return board(frame, palette, move, {
    x: move.focus[0] + 0.4,
    y: move.focus[1],
    metres: dice.between(9, 10.6),
    mirrored: dice.chance(0.5),
  })
}

/** The same from a corner of the stand. */
export const slanted: Scene = (frame, palette, dice) => {
  const move = moveOf(dice)
  return board(frame, palette, move, {
    x: move.focus[0],
    y: move.focus[1],
    metres: dice.between(11.5, 14),
    turn: dice.pick([-62, -34, -28, 24, 32, -118] as const),
    mirrored: dice.chance(0.5),
  })
}

/** A lone attacker in front of the keeper. */
export const sevenMetres: Scene = (frame, palette, dice) =>
  board(frame, palette, SEVEN_METRES, {
    x: 15.6,
    y: 10,
    metres: dice.between(7.6, 9.4),
    turn: dice.pick([0, 0, -90] as const),
    mirrored: dice.chance(0.5),
  })

const COUNTER: Move = {
  ours: [
    [-18.6, 10, 1],
    [-9.6, 3.2, 17],
    [-12.4, 8.6, 10],
    [-11.6, 16.4, 3],
    [4.5, 2.4, 11],
    [9.6, 16.2, 7],
  ],
  theirs: [
    [-7, 7.4],
    [-5.4, 12.5],
    [1, 5.4],
    [5.4, 13.4],
    [-10.6, 12.4],
  ],
  keeper: [17.6, 9.2],
  passes: ['M-17.8 9.5C-12 6 -4 3 3.5 2.4', 'M5.4 3C8 6 9.4 11 9.6 15.2'],
  runs: [
    ['M-8.8 3C-4 2 0 2 3.4 2.3', [3.7, 2.35], [3, 2.3]],
    ['M-10.7 16.4C-4 18.6 4 18 8.6 16.6', [8.8, 16.5], [8.3, 16.7]],
    ['M10.4 15.9C12 15.2 13 14 13.6 13.1', [13.9, 12.7], [13.5, 13.3]],
  ],
  shot: [
    [14.3, 12.3],
    [20.3, 11],
  ],
  ball: [14.2, 12.1],
  focus: [0, 10],
}

/** The whole court: keeper to wing, wing to wing, goal. */
export const counterAttack: Scene = (frame, palette, dice) => {
  const metres = (43.6 * frame.h) / frame.w
  return board(frame, palette, COUNTER, { x: 0.6, y: 10, metres, turn: dice.pick([0, 180] as const) })
}
