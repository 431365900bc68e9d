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

/** The minimum contrast of text in WCAG 2.2 AA. */
const TEXT_CONTRAST = 4.5
const STEP = 0.005

const WHITE: Colour = [1, 0, 0]
const INK: Colour = [0.24, 0.04, 245]
/** The backgrounds with the least contrast to text in the primary colour, by scheme. */
const LIGHT_GROUND: Colour = [0.945, 0.011, 80]
const DARK_GROUND: Colour = [0.305, 0.03, 245]

export type Theme = {
  /** Custom properties for `:root`, as CSS. */
  css: string
  /** True if the primary colour had to be darkened or lightened for text. */
  isAdjusted: boolean
}

/**
 * Derives the colours of a site from two hex colours: the primary for buttons, links and marks, the secondary for the
 * floor. Changes lightness until text has AA contrast in both schemes; keeps the hue and as much chroma as screens can
 * show.
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
  // Repeated for specificity, so that it overrides the tokens wherever it is placed.
  return { css: `:root:root{${lines.join(';')}}`, isAdjusted: Math.abs(fillLightness - lightness) > 0.02 }
}

/**
 * Returns the background and text colour of a button in hex, for e-mails: mail programs support neither oklch nor
 * custom properties.
 */
export function buttonColours(first: string): { ground: string; text: string } {
  const { fill, on } = fillOf(first)
  return { ground: RGBToHex(onScreen(fill)), text: RGBToHex(onScreen(on)) }
}

/** Returns the background and text colour of buttons. */
function fillOf(first: string): { fill: Colour; on: Colour } {
  const [lightness, chroma, hue] = colourOf(first)
  // Dark text is more readable than white on a light colour.
  const on = lightness > 0.72 ? INK : WHITE
  return { fill: readable([clamp(lightness, 0.35, 0.9), chroma, hue], on), on }
}

/** Returns the WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Changes the lightness of a colour until text in it is readable on the background. */
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
