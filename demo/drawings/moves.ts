import type { Point } from './pieces.ts'

/** A tactical move as drawn on a coach's board. Paths are SVG in metres of the court, attacking towards x = 20. */
export type Move = {
  /** Our players with their shirt numbers, left wing first. */
  ours: readonly (readonly [x: number, y: number, number: number])[]
  theirs: readonly Point[]
  keeper: Point
  /** Running paths: the path, its end, and a point shortly before the end. */
  runs?: readonly (readonly [path: string, to: Point, before: Point])[]
  passes?: readonly string[]
  shot?: readonly [from: Point, to: Point]
  ball: Point
  /** The centre of a close-up. */
  focus: Point
}

const SIX_ON_THE_LINE: readonly Point[] = [
  [17.2, 2.8],
  [14.6, 5.4],
  [13.2, 8.5],
  [13.2, 11.5],
  [14.6, 14.6],
  [17.2, 17.2],
]
const FIVE_AND_ONE: readonly Point[] = [
  [17, 3],
  [14, 6.2],
  [13.1, 10],
  [14, 13.8],
  [17, 17],
  [10.6, 8.6],
]
const THREE_TWO_ONE: readonly Point[] = [
  [16.6, 3.6],
  [13.1, 10],
  [16.6, 16.4],
  [12.3, 6.4],
  [12.3, 13.6],
  [10.5, 10],
]
/** Defenders behind the free-throw line during a seven-metre throw. */
const BEHIND_NINE: readonly Point[] = [
  [13.2, 3.4],
  [10.7, 6.2],
  [9.9, 8.9],
  [9.9, 12.4],
  [11, 14.8],
  [13.4, 17.2],
]
const OWN = {
  wingL: [17.2, 1.4],
  backL: [11.2, 4.4],
  centre: [9, 10],
  backR: [11.2, 15.6],
  wingR: [17.2, 18.6],
}
const [WL, BL, CB, BR, WR] = [OWN.wingL, OWN.backL, OWN.centre, OWN.backR, OWN.wingR] as unknown as [
  Point,
  Point,
  Point,
  Point,
  Point,
]
const at = ([x, y]: Point, number: number) => [x, y, number] as const

/** A lone attacker against the keeper, with everyone else behind nine metres. */
export const SEVEN_METRES: Move = {
  ours: [
    [12.6, 10, 9],
    [14.6, 1.6, 17],
    [10.6, 4.6, 23],
    [9.5, 10.7, 10],
    [11.8, 16.7, 4],
    [15, 18.5, 3],
  ],
  theirs: BEHIND_NINE,
  keeper: [16.6, 10],
  shot: [
    [13.3, 9.9],
    [20.3, 8.8],
  ],
  ball: [13.55, 9.85],
  focus: [15.4, 10],
}

/** Common handball moves. */
export const MOVES: readonly [Move, ...Move[]] = [
  // The ball is passed to the left wing, who jumps in.
  {
    ours: [at(WL, 17), at(BL, 23), at(CB, 10), at(BR, 4), at(WR, 3), [13.4, 6.9, 8]],
    theirs: SIX_ON_THE_LINE,
    keeper: [18.7, 9.2],
    passes: [
      'M10.6 15C9.6 13.6 9.1 12.4 9 11',
      'M9.2 9C9.4 7.4 9.8 6.4 10.6 5.2',
      'M11.9 3.9C13.4 2.6 14.8 1.9 16.3 1.5',
    ],
    runs: [['M17.9 1.7Q18.3 2.6 17.9 3.5', [17.7, 4], [18.1, 3.2]]],
    shot: [
      [17.5, 4.5],
      [20.3, 11],
    ],
    ball: [17.5, 4.7],
    focus: [15, 6.4],
  },
  // Cross: the centre back draws the defence to the left, the left back crosses behind and shoots through the middle.
  {
    ours: [at(WL, 11), [11.6, 3.9, 9], [9.4, 10.2, 7], at(BR, 20), at(WR, 6), [13.6, 12.6, 13]],
    theirs: FIVE_AND_ONE,
    keeper: [18.6, 9.7],
    runs: [
      ['M9.8 9.5C10.4 8.2 11.2 6.9 12.2 6.1', [12.6, 5.8], [11.9, 6.4]],
      ['M10.9 4.3C9.3 5.4 9.2 7.6 11.2 8.5', [11.8, 8.8], [10.9, 8.4]],
    ],
    passes: ['M12 6.8L11.8 8'],
    shot: [
      [12.3, 9.2],
      [20.3, 8.8],
    ],
    ball: [12.5, 9.2],
    focus: [13.2, 8],
  },
  // The pivot rolls off the screen and receives a bounce pass.
  {
    ours: [at(WL, 5), at(BL, 18), [10.6, 9.1, 10], at(BR, 2), at(WR, 14), [12.3, 11.7, 15]],
    theirs: SIX_ON_THE_LINE,
    keeper: [18.4, 10.4],
    runs: [
      ['M9 10C9.4 9.7 9.8 9.5 10 9.4', [10, 9.4], [9.6, 9.6]],
      ['M12.9 12.2C14 12.6 14.6 11.6 14.7 10.6', [14.8, 10.1], [14.7, 10.8]],
    ],
    passes: ['M11.3 9.3L12.6 9.9L14.3 9.9'],
    shot: [
      [15, 9.8],
      [20.3, 11.1],
    ],
    ball: [14.9, 9.6],
    focus: [14.4, 10.4],
  },
  // Against a 3-2-1 defence: a long pass to the right back, who breaks through outside.
  {
    ours: [at(WL, 22), at(BL, 8), [8.6, 8.4, 24], [10.9, 16.2, 19], at(WR, 7), [14.4, 9.7, 4]],
    theirs: THREE_TWO_ONE,
    keeper: [18.7, 10.8],
    passes: ['M9.4 8.1C10.2 6.8 10.6 6 10.9 5.2', 'M11.5 5.1C11 8 10.6 12 10.7 15.3'],
    runs: [['M11.7 16.2C13 16 13.6 15.4 14.2 14.6', [14.5, 14.2], [14, 14.9]]],
    shot: [
      [14.9, 13.8],
      [20.3, 9],
    ],
    ball: [14.8, 13.6],
    focus: [13.6, 12.4],
  },
  SEVEN_METRES,
  // Free throw: two players stand in front, the ball goes back and one shoots over the wall.
  {
    ours: [at(WL, 16), [10.7, 7.4, 5], [11.3, 9, 21], [8.3, 8.6, 12], at(BR, 18), at(WR, 25)],
    theirs: [
      [13.7, 6.3],
      [13.6, 7.6],
      [13.6, 8.9],
      [14, 12.4],
      [17, 3.2],
      [17, 16.8],
    ],
    keeper: [18.6, 9.4],
    passes: ['M11.6 8.2L9.1 8.5'],
    runs: [['M8.8 8.1C9.4 7.4 9.7 6.9 10 6.3', [10.2, 5.8], [9.9, 6.5]]],
    shot: [
      [10.6, 5.3],
      [20.3, 9],
    ],
    ball: [10.5, 5.1],
    focus: [13.4, 7.4],
  },
  // The right wing runs in as a second pivot and opens the line.
  {
    ours: [at(WL, 3), at(BL, 27), at(CB, 6), [10.8, 14.4, 11], [16.4, 17.7, 13], [13.2, 7, 20]],
    theirs: SIX_ON_THE_LINE,
    keeper: [18.5, 10.9],
    passes: ['M9.8 10.8L10.2 13.7'],
    runs: [
      ['M15.7 17.6C13.6 17.2 12.3 15.4 12.5 13.6', [12.6, 13], [12.5, 13.7]],
      ['M11.5 14.7C12.4 15.2 13.2 15.9 13.7 16.4', [14.1, 16.7], [13.5, 16.2]],
    ],
    shot: [
      [15.2, 15.9],
      [20.3, 10.9],
    ],
    ball: [15, 16.1],
    focus: [14, 13.6],
  },
  // The left back jumps over the block and shoots from nine metres.
  {
    ours: [at(WL, 21), [10.4, 5.6, 14], at(CB, 5), at(BR, 18), at(WR, 9), [13.3, 13, 2]],
    theirs: [
      [17.2, 2.8],
      [13.9, 6.4],
      [12.9, 8.2],
      [13.2, 11.3],
      [14.6, 14.6],
      [17.2, 17.2],
    ],
    keeper: [18.5, 9.6],
    passes: ['M10.8 15C9.8 13.8 9.3 12.6 9.1 11', 'M9.1 9.2C9.200 8 9.5 6.9 9.9 6.3'],
    runs: [['M8.6 4.4C9 4.9 9.3 5.1 9.6 5.3', [9.6, 5.3], [9.2, 5]]],
    shot: [
      [11.3, 5.9],
      [20.3, 11.2],
    ],
    ball: [11.3, 5.9],
    focus: [14, 7.6],
  },
  // The left wing runs into the middle behind the defence and receives a pass from the right back.
  {
    ours: [[15.9, 2.5, 33], at(BL, 12), at(CB, 8), [10.2, 13.8, 6], at(WR, 27), [13.2, 11.6, 30]],
    theirs: FIVE_AND_ONE,
    keeper: [18.6, 10.4],
    passes: ['M9.400 10.8L9.8 13.1', 'M10.9 13.4C12 12.700 13.2 9.8 13.8 8.4'],
    runs: [['M15.100 2.700C13.200 3.400 12.700 5.200 13.500 7', [13.8, 7.5], [13.4, 6.8]]],
    shot: [
      [14.6, 8],
      [20.3, 11.1],
    ],
    ball: [14.5, 7.9],
    focus: [14.2, 8.4],
  },
  // Seven against six: the goal is empty and there are two pivots on the line.
  {
    ours: [
      at(WL, 7),
      [10.6, 5, 19],
      [9.2, 8.8, 3],
      [9.4, 12.6, 24],
      at(WR, 15),
      [13.3, 7, 4],
      [13.3, 13.2, 16],
    ],
    theirs: SIX_ON_THE_LINE,
    keeper: [18.5, 10.6],
    passes: ['M11.3 4.700L16.3 1.9', 'M10 12.1L9.400 9.8', 'M9.600 8.100L10.400 5.9'],
    runs: [['M17.9 1.800Q18.300 2.700 17.8 3.6', [17.6, 4], [17.9, 3.3]]],
    shot: [
      [17.4, 4.6],
      [20.3, 10.9],
    ],
    ball: [17.4, 4.8],
    focus: [14.4, 7],
  },
]
