/** The colours of one hall on one day. Drawings are the one place besides the tokens that names raw colours. */
export type Palette = {
  /** The floor, and a second tone of it. */
  floor: string
  floor2: string
  /** The goal area. */
  area: string
  line: string
  /** Walls, shadows, night. */
  dark: string
  /** Skin and limbs of figures, always one flat tone. */
  body: string
  ours: string
  theirs: string
  ball: string
  light: string
}

export const PALETTES = {
  home: {
    floor: '#0c3854',
    floor2: '#12486a',
    area: '#e2341d',
    line: '#fbf9f6',
    dark: '#041420',
    body: '#fbf9f6',
    ours: '#e2341d',
    theirs: '#8fc1e3',
    ball: '#f9cb3a',
    light: '#fff4d6',
  },
  maple: {
    floor: '#e2b67e',
    floor2: '#d6a568',
    area: '#2b7f86',
    line: '#fdf7ec',
    dark: '#33210f',
    body: '#14293a',
    ours: '#d32f1c',
    theirs: '#0c3854',
    ball: '#f9cb3a',
    light: '#fff1cf',
  },
  away: {
    floor: '#14564e',
    floor2: '#1b695f',
    area: '#e9b949',
    line: '#f4efe2',
    dark: '#072522',
    body: '#f4efe2',
    ours: '#e2341d',
    theirs: '#f4efe2',
    ball: '#ff8f4a',
    light: '#fbf0c9',
  },
  junior: {
    floor: '#f2b632',
    floor2: '#f7c65a',
    area: '#1a6c9c',
    line: '#fffaf0',
    dark: '#3d2a06',
    body: '#12324a',
    ours: '#e2341d',
    theirs: '#1a6c9c',
    ball: '#fffaf0',
    light: '#fff6dc',
  },
  beach: {
    floor: '#ecd09a',
    floor2: '#f3deb2',
    area: '#1f86a8',
    line: '#fffaf0',
    dark: '#12394a',
    body: '#173d50',
    ours: '#ee5f42',
    theirs: '#f9cb3a',
    ball: '#ee5f42',
    light: '#fff3c4',
  },
  party: {
    floor: '#35193c',
    floor2: '#472552',
    area: '#c93f5f',
    line: '#f8e7d2',
    dark: '#190a20',
    body: '#f8e7d2',
    ours: '#e2341d',
    theirs: '#f2a541',
    ball: '#ffc65c',
    light: '#ffd98f',
  },
  cup: {
    floor: '#26343f',
    floor2: '#30424f',
    area: '#8fd0b5',
    line: '#f3f6f4',
    dark: '#0e171e',
    body: '#f3f6f4',
    ours: '#e2341d',
    theirs: '#8fd0b5',
    ball: '#f9cb3a',
    light: '#eafff6',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
