import type { Palette } from './palette.ts'
import { short } from './scene.ts'

type Vector = readonly [number, number, number]

/** A ball from a few pixels to half a picture wide. */
export function ball(
  x: number,
  y: number,
  radius: number,
  { ball: leather, seam }: Pick<Palette, 'ball' | 'seam'>,
  turn = 0,
): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(radius)})">` +
    `<circle r="1" fill="${leather}"/><path fill="${seam}" d="${PANELS.three}"/></g>`
  )
}

/** The ball so near that its seams are seen: each panel of five corners has its stitches. */
export function largeBall(
  x: number,
  y: number,
  radius: number,
  palette: Pick<Palette, 'ball' | 'seam'>,
  turn = 0,
  third: string = palette.seam,
): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(radius)})">` +
    `<circle r="1" fill="${palette.ball}"/><path fill="${palette.seam}" d="${PANELS.three}"/>` +
    `<path fill="none" stroke="${palette.seam}" stroke-opacity=".55" stroke-width=".012" d="${PANELS.five}"/>` +
    `<path fill="${third}" d="${PANELS.core}"/></g>`
  )
}

function panels() {
  const corners = cornersOf()
  const near = (a: Vector, b: Vector) => Math.abs(distance(a, b) - 1) < 0.01
  const three: Vector[][] = []
  for (const [i, a] of corners.entries())
    for (const [j, b] of corners.entries())
      for (const [k, c] of corners.entries())
        if (i < j && j < k && near(a, b) && near(b, c) && near(a, c)) three.push([a, b, c])
  const five = cyclic([0, (1 + Math.sqrt(5)) / 2, 1]).map((axis) => around(axis, corners))
  return {
    three: three.map((face) => outline(shrunk(face, 0.86))).join(''),
    five: five.map((face) => outline(shrunk(face, 0.9))).join(''),
    core: three.map((face) => outline(shrunk(face, 0.42))).join(''),
  }
}

/** All signs of the coordinates, in their three cyclic orders. */
function cyclic([a, b, c]: Vector): Vector[] {
  const signs = (value: number) => (value === 0 ? [0] : [value, -value])
  const found: Vector[] = []
  for (const x of signs(a))
    for (const y of signs(b)) for (const z of signs(c)) found.push([x, y, z], [z, x, y], [y, z, x])
  return found
}

function cornersOf(): Vector[] {
  const phi = (1 + Math.sqrt(5)) / 2
  return [...cyclic([0, 0, phi]), ...cyclic([0.5, phi / 2, (phi * phi) / 2])]
}

/** The five corners nearest to an axis, in their order around it. */
function around(axis: Vector, corners: readonly Vector[]): Vector[] {
  const five = corners.toSorted((a, b) => distance(a, axis) - distance(b, axis)).slice(0, 5)
  const [first] = five
  if (!first) return []
  const u = unit(minus(first, axis))
  const v = unit(cross(axis, u))
  const angle = (point: Vector) => Math.atan2(dot(minus(point, axis), v), dot(minus(point, axis), u))
  return five.toSorted((a, b) => angle(a) - angle(b))
}

function shrunk(face: readonly Vector[], by: number): Vector[] {
  const middle = unit(face.reduce((sum, point) => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]]))
  return face.map((corner) => {
    const point = unit(corner)
    return unit(
      [0, 1, 2].map((axis) => (middle[axis] ?? 0) * (1 - by) + (point[axis] ?? 0) * by) as unknown as Vector,
    )
  })
}

const STEPS = 5

/** A face on the ball as a path; what lies behind is pressed to the rim, and a face that is all behind is left out. */
function outline(face: readonly Vector[]): string {
  const points = face.flatMap((from, index) => {
    const to = face[(index + 1) % face.length] ?? from
    return Array.from({ length: STEPS }, (_, step) => tilted(unit(mixed(from, to, step / STEPS))))
  })
  if (points.every(([, , z]) => z < 0.02)) return ''
  return `M${points.map(flat).join('L')}z`
}

/** So that nothing is symmetrical about the middle of the picture. */
function tilted([x, y, z]: Vector): Vector {
  const [a, b] = [0.36, 0.62]
  const [y2, z2] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)]
  return [x * Math.cos(b) + z2 * Math.sin(b), y2, z2 * Math.cos(b) - x * Math.sin(b)]
}

function flat([x, y, z]: Vector): string {
  const stretch = z < 0 ? 1 / Math.hypot(x, y) : 1
  return `${short(x * stretch)} ${short(y * stretch)}`
}

const mixed = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const distance = (a: Vector, b: Vector) => Math.hypot(...minus(a, b))
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/**
 * A handball has 32 panels: here twelve of five corners and twenty of three, the faces of an icosidodecahedron blown
 * up to a ball. Paths on a circle of radius 1, seen so that a panel of three corners looks at the reader.
 */
const PANELS = panels()
