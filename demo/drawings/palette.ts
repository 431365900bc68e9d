/** The colours of one drawing. Besides the design tokens, only drawings contain raw colours. */
export type Palette = {
  /** The court, its surroundings, and the joints of its boards. */
  floor: string
  around: string
  boards: string
  /** The goal area. */
  area: string
  line: string
  /** Our players' discs and their numbers. */
  ours: string
  number: string
  theirs: string
  ball: string
  /** The seams of the ball. */
  seam: string
  /** The path of the shot. */
  shot: string
  /** The 7 m mark. */
  mark: string
  /** Text on the court. */
  word: string
}

const LIGHT = '#fbf9f6'
const INK = '#14293a'
const RED = '#e2341d'
const MARK = '#f9cb3a'

export const PALETTES = {
  night: {
    floor: '#0b3553',
    around: '#0f4367',
    boards: '#0d3a5a',
    area: RED,
    line: LIGHT,
    ours: LIGHT,
    number: '#0b2c44',
    theirs: '#5f95b8',
    ball: MARK,
    seam: '#0b2c44',
    shot: MARK,
    mark: MARK,
    word: LIGHT,
  },
  red: {
    floor: '#c9261b',
    around: '#b21d14',
    boards: '#bf2218',
    area: '#ea4a2f',
    line: LIGHT,
    ours: LIGHT,
    number: '#a81a12',
    theirs: '#84130c',
    ball: MARK,
    seam: '#84130c',
    shot: MARK,
    mark: MARK,
    word: LIGHT,
  },
  maple: {
    floor: '#ecd2a6',
    around: '#dfbd88',
    boards: '#e2c492',
    area: RED,
    line: INK,
    ours: INK,
    number: LIGHT,
    theirs: '#fff7e8',
    ball: MARK,
    seam: INK,
    shot: INK,
    mark: RED,
    word: INK,
  },
  paper: {
    floor: '#f6f2ea',
    around: '#e9e2d5',
    boards: '#efe9de',
    area: '#123f60',
    line: INK,
    ours: '#d32f1c',
    number: LIGHT,
    theirs: '#b9c4cc',
    ball: MARK,
    seam: INK,
    shot: RED,
    mark: '#d32f1c',
    word: INK,
  },
  away: {
    floor: '#12504a',
    around: '#0d413c',
    boards: '#114943',
    area: '#e9b949',
    line: '#f4efe2',
    ours: '#f4efe2',
    number: '#0d3b37',
    theirs: '#5fa597',
    ball: '#ff8f4a',
    seam: '#072522',
    shot: '#ff8f4a',
    mark: '#ff8f4a',
    word: '#f4efe2',
  },
  junior: {
    floor: '#f8c93b',
    around: '#efb822',
    boards: '#f3c12f',
    area: '#1a6c9c',
    line: '#12324a',
    ours: '#12324a',
    number: '#ffe9a6',
    theirs: '#fff6dc',
    ball: RED,
    seam: '#12324a',
    shot: RED,
    mark: RED,
    word: '#12324a',
  },
  beach: {
    floor: '#ecd09a',
    around: '#e2bf82',
    boards: '#e7c88f',
    area: '#f6e6c1',
    line: '#1d6288',
    ours: '#d94a2e',
    number: '#fffaf0',
    theirs: '#1d6288',
    ball: '#fbd24b',
    seam: '#173d50',
    shot: '#d94a2e',
    mark: '#d94a2e',
    word: '#173d50',
  },
  party: {
    floor: '#35193c',
    around: '#28112e',
    boards: '#3f2047',
    area: '#c93f5f',
    line: '#f8e7d2',
    ours: '#f8e7d2',
    number: '#35193c',
    theirs: '#f2a541',
    ball: '#ffc65c',
    seam: '#35193c',
    shot: '#ffc65c',
    mark: '#ffc65c',
    word: '#f8e7d2',
  },
  cup: {
    floor: '#1e2c36',
    around: '#2a3c49',
    boards: '#23333e',
    area: '#8fd0b5',
    line: '#f3f6f4',
    ours: '#f3f6f4',
    number: '#1e2c36',
    theirs: '#5c7787',
    ball: MARK,
    seam: '#1e2c36',
    shot: MARK,
    mark: MARK,
    word: '#f3f6f4',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
