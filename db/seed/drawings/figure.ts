import type { Dice } from './dice.ts'

/** Angles in degrees, 0 hangs straight down, positive turns to the right. Upper and lower part of each limb. */
type Limb = readonly [number, number]
type Pose = { lean: number; left: Limb; right: Limb; leftLeg: Limb; rightLeg: Limb; ball?: 'left' | 'right' }

/** Moves of the game, as straight limbs. */
const POSES = {
  jumpShot: {
    lean: 14,
    left: [-70, -20],
    right: [150, 200],
    leftLeg: [-35, -80],
    rightLeg: [30, 60],
    ball: 'right',
  },
  throwing: {
    lean: -10,
    left: [75, 60],
    right: [-120, -175],
    leftLeg: [28, 8],
    rightLeg: [-30, -52],
    ball: 'right',
  },
  keeperStar: { lean: 0, left: [-118, -150], right: [118, 150], leftLeg: [-62, -40], rightLeg: [40, 18] },
  keeperSplit: { lean: 6, left: [-95, -120], right: [82, 128], leftLeg: [-20, -34], rightLeg: [86, 88] },
  block: { lean: 0, left: [-168, -178], right: [168, 178], leftLeg: [-12, -2], rightLeg: [12, 2] },
  running: { lean: 16, left: [-55, 25], right: [40, 110], leftLeg: [48, -18], rightLeg: [-22, -82] },
  dribbling: {
    lean: 26,
    left: [-40, -10],
    right: [32, 48],
    leftLeg: [34, 4],
    rightLeg: [-26, -66],
    ball: 'right',
  },
  cheering: { lean: -4, left: [-150, -170], right: [148, 172], leftLeg: [-16, -8], rightLeg: [18, -40] },
  passing: {
    lean: 10,
    left: [62, 88],
    right: [78, 92],
    leftLeg: [-24, -34],
    rightLeg: [30, 6],
    ball: 'right',
  },
  standing: { lean: 0, left: [-14, -6], right: [16, 6], leftLeg: [-7, -3], rightLeg: [8, 3] },
  folded: { lean: 2, left: [-34, 70], right: [34, -70], leftLeg: [-9, -3], rightLeg: [10, 4] },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
export const COURT_POSES = ['jumpShot', 'throwing', 'running', 'dribbling', 'passing', 'cheering'] as const

const TORSO = 33
const ARM = 16
const LEG = 21

type Point = readonly [number, number]
type Skeleton = {
  neck: Point
  head: Point
  shoulders: readonly [Point, Point]
  hips: readonly [Point, Point]
  limbs: { points: readonly [Point, Point, Point]; leg: boolean }[]
  hand: Point | undefined
}

export type Figure = {
  x: number
  /** Where the lowest foot stands. */
  y: number
  /** From the feet of a standing figure to the top of the head. */
  height: number
  pose: PoseName
  body: string
  kit: string
  flip?: boolean
  number?: string
  /** A ball in the hand that throws. */
  ball?: (x: number, y: number, radius: number) => string
}

/** A player: flat, round-ended, on straight limbs, without a face. `dice` bends each limb a little. */
export function figure(dice: Dice, given: Figure): string {
  const bones = skeletonOf(POSES[given.pose], dice)
  const size = given.height / 101
  const lowest = Math.max(...bones.limbs.map((limb) => limb.points[2][1])) + 4.2
  const place = `translate(${round(given.x)} ${round(given.y)}) scale(${round(given.flip ? -size : size)} ${round(size)})`
  const held = bones.hand && given.ball ? given.ball(bones.hand[0], bones.hand[1] - 3, 6) : ''
  return `<g transform="${place} translate(0 ${round(-lowest)})">${drawn(bones, given)}${held}</g>`
}

/** The same figure as the shadow that low light throws along the floor. */
export function shadowOf(dice: Dice, given: Figure, slant: number, colour: string, opacity = 0.28): string {
  const { pose, height, flip = false } = given
  const flat = figure(dice, { x: 0, y: 0, pose, height, flip, body: colour, kit: colour })
  const place = `translate(${round(given.x)} ${round(given.y)}) matrix(1 0 ${round(-slant)} -.42 0 0)`
  return `<g transform="${place}" opacity="${opacity}">${flat}</g>`
}

function skeletonOf(pose: Pose, dice: Dice): Skeleton {
  const bent = (limb: Limb): Limb => [limb[0] + dice.between(-7, 7), limb[1] + dice.between(-9, 9)]
  const lean = pose.lean + dice.between(-4, 4)
  const neck = along([0, 0], 180 - lean, TORSO)
  const across = (point: Point, half: number): readonly [Point, Point] => [
    along(point, -90 - lean, half),
    along(point, 90 - lean, half),
  ]
  const shoulders = across(neck, 11)
  const hips = across([0, 0], 5.5)
  const limb = (from: Point, [upper, lower]: Limb, length: number, leg: boolean) => {
    const joint = along(from, upper, length)
    return { leg, points: [from, joint, along(joint, lower, length)] as const }
  }
  const limbs = [
    limb(hips[0], bent(pose.leftLeg), LEG, true),
    limb(hips[1], bent(pose.rightLeg), LEG, true),
    limb(shoulders[0], bent(pose.left), ARM, false),
    limb(shoulders[1], bent(pose.right), ARM, false),
  ]
  const hand = pose.ball ? limbs[3]?.points[2] : undefined
  return { neck, head: along(neck, 180 - lean * 1.2, 14), shoulders, hips, limbs, hand }
}

function drawn({ head, shoulders, hips, limbs }: Skeleton, { body, kit, number, flip }: Figure): string {
  const strokes = limbs.map(
    ({ points, leg }) =>
      `<path stroke="${body}" stroke-width="${leg ? 8.6 : 6.8}" d="M${points.map(text).join('L')}"/>`,
  )
  const torso = [shoulders[0], shoulders[1], hips[1], hips[0]].map(text).join('L')
  const shown = number
    ? `<g transform="translate(${round((shoulders[0][0] + hips[1][0]) / 2)} ${round(shoulders[0][1] / 2 - 4)}) scale(${flip ? -1 : 1} 1)">${number}</g>`
    : ''
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>` +
    `<path fill="${kit}" stroke="${kit}" stroke-width="5" stroke-linejoin="round" d="M${torso}z"/>` +
    `<circle cx="${round(head[0])}" cy="${round(head[1])}" r="7.6" fill="${body}"/>${shown}`
  )
}

function along([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length]
}

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 100) / 100
