import {
  convert,
  gamutMapOKLCH,
  hexToRGB,
  MapToL,
  OKLCH,
  RGBToHex,
  sRGB,
  sRGBGamut,
  sRGBLinear,
} from '@texel/color'

/** Lightness from 0 to 1, chroma, hue in degrees. */
type Colour = readonly [lightness: number, chroma: number, hue: number]

/** WCAG 2.2 AA for text. */
const TEXT_CONTRAST = 4.5
const STEP = 0.005

const WHITE: Colour = [1, 0, 0]
const INK: Colour = [0.24, 0.04, 245]
/** The lightest and darkest grounds that text of the first colour stands on, by scheme. */
const LIGHT_GROUND: Colour = [0.945, 0.011, 80]
const DARK_GROUND: Colour = [0.305, 0.03, 245]

export type Theme = {
  /** Custom properties for `:root`, as CSS. */
  css: string
  /** The first colour had to become darker or lighter for text on it. */
  isAdjusted: boolean
}

/**
 * The colours of a site from two hex colours: one for buttons, links and marks, one for the floor. Lightness is moved
 * until text has AA contrast in both schemes; hue and as much chroma as a screen can show stay.
 */
export function themeOf(first: string, second: string): Theme {
  const [lightness, chroma, hue] = colourOf(first)
  const [, floorChroma, floorHue] = colourOf(second)
  const { fill, on } = fillOf(first)
  const [fillLightness] = fill
  const deeper = readable([fillLightness - 0.07, chroma, hue], on)
  const lightText = readable([Math.min(lightness, 0.525), chroma, hue], LIGHT_GROUND)
  const darkText = readable([Math.max(lightness, 0.735), Math.min(chroma, 0.155), hue], DARK_GROUND)
  const floor = (at: number, most: number): Colour => [at, Math.min(floorChroma, most), floorHue]
  const wash = (at: number, most: number): Colour => [at, Math.min(chroma, most), hue]
  const properties = {
    '--red': css(fill),
    '--red-deep': css(deeper),
    '--red-text': both(lightText, darkText),
    '--red-wash': both(wash(0.955, 0.022), wash(0.29, 0.06)),
    '--on-red': css(on),
    '--goal': css([0.6, chroma, hue]),
    '--floor': both(floor(0.315, 0.066), floor(0.265, 0.055)),
    '--floor-2': both(floor(0.385, 0.078), floor(0.33, 0.066)),
    '--hall': css(floor(0.17, 0.032)),
  }
  const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  // Twice the same, so that it counts more than the tokens wherever it stands.
  return { css: `:root:root{${lines.join(';')}}`, isAdjusted: Math.abs(fillLightness - lightness) > 0.02 }
}

/** The ground and the text of a button as hex colours, for e-mails: their readers know neither oklch nor properties. */
export function buttonColours(first: string): { ground: string; text: string } {
  const { fill, on } = fillOf(first)
  return { ground: RGBToHex(onScreen(fill)), text: RGBToHex(onScreen(on)) }
}

/** What buttons are filled with, and the text on it. */
function fillOf(first: string): { fill: Colour; on: Colour } {
  const [lightness, chroma, hue] = colourOf(first)
  // On a light colour dark text is easier to read than white.
  const on = lightness > 0.72 ? INK : WHITE
  return { fill: readable([clamp(lightness, 0.35, 0.9), chroma, hue], on), on }
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour moved away from a ground in lightness until text can be read. */
function readable([lightness, chroma, hue]: Colour, ground: Colour): Colour {
  const away = ground[0] > 0.5 ? -STEP : STEP
  for (let at = lightness; at > 0 && at < 1; at += away) {
    const colour: Colour = [at, chroma, hue]
    if (contrast(colour, ground) >= TEXT_CONTRAST) return colour
  }
  return away < 0 ? INK : WHITE
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = convert(onScreen(colour), sRGB, sRGBLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const onScreen = (colour: Colour): number[] => gamutMapOKLCH([...colour], sRGBGamut, sRGB, undefined, MapToL)

function colourOf(hex: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = convert(hexToRGB(hex), sRGB, OKLCH)
  return [lightness, chroma, hue]
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const css = ([lightness, chroma, hue]: Colour): string =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`
const both = (light: Colour, dark: Colour): string => `light-dark(${css(light)},${css(dark)})`
