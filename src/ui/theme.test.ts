import { convert, hexToRGB, OKLCH, sRGB } from '@texel/color'
import { expect, test } from 'vitest'
import { buttonColours, contrast, themeOf } from './theme.ts'

const COLOURS = [
  '#d01c1f',
  '#ffd700',
  '#ffffff',
  '#000000',
  '#00ff00',
  '#1f6feb',
  '#f4a3c4',
  '#8a2be2',
  '#777777',
  '#ff6a00',
]
const WHITE = [1, 0, 0] as const

/** Returns the values of a custom property, light first. */
function coloursOf(css: string, name: string) {
  const value = new RegExp(`${name}:([^;}]*)`).exec(css)?.[1] ?? ''
  return [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, lightness, chroma, hue]) => [Number(lightness), Number(chroma), Number(hue)] as const,
  )
}

test.each(COLOURS)('text can be read on and in the club colour %s, light and dark', (colour) => {
  const { css } = themeOf(colour, colour)
  const [on = WHITE] = coloursOf(css, '--on-red')
  for (const name of ['--red', '--red-deep'])
    for (const fill of coloursOf(css, name)) expect(contrast(fill, on), name).toBeGreaterThan(4.45)
  const [light = WHITE, dark = WHITE] = coloursOf(css, '--red-text')
  expect(contrast(light, [0.957, 0.008, 80])).toBeGreaterThan(4.45)
  expect(contrast(dark, [0.228, 0.026, 245])).toBeGreaterThan(4.45)
  for (const floor of [...coloursOf(css, '--floor'), ...coloursOf(css, '--floor-2')])
    expect(contrast(floor, [0.86, 0.025, 235])).toBeGreaterThan(4.45)
})

test('a colour that text can be read on stays as it is, another is named as adjusted', () => {
  expect(themeOf('#b3122b', '#0b3350').isAdjusted).toBe(false)
  expect(themeOf('#2fbf3a', '#0b3350').isAdjusted).toBe(true)
})

test.each(COLOURS)('a button of the club colour %s in an e-mail can be read', (colour) => {
  const { ground, text } = buttonColours(colour)
  for (const hex of [ground, text]) expect(hex).toMatch(/^#[\da-f]{6}$/)
  const [on, under] = [text, ground].map(
    (hex) => convert(hexToRGB(hex), sRGB, OKLCH) as [number, number, number],
  )
  expect(contrast(on ?? WHITE, under ?? WHITE)).toBeGreaterThan(4.45)
})

test('a button in an e-mail has the colour of the club when text can be read on it', () => {
  expect(buttonColours('#1f6feb')).toEqual({ ground: '#1f6feb', text: '#ffffff' })
})
