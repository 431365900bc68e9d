// The order matters: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const

/** 'Firefox on Windows': what a browser calls itself, in words for its owner. Never decides anything. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
