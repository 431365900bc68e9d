const PLACE = 'registration-details'

/**
 * Keeps the typed details in this tab of the browser until it closes, so that going back to the questions loses
 * nothing. `keptFor` names the registration and the login. Files cannot be kept.
 */
export function keepDetails(keptFor: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  sessionStorage.setItem(PLACE, JSON.stringify([keptFor, typed]))
}

/** The kept details for `keptFor`; undefined if there are none. Deletes those of another registration or login. */
export function keptDetails(keptFor: string): Record<string, string> | undefined {
  const [owner, typed] = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]')
  if (owner === keptFor) return Object.fromEntries(typed)
  sessionStorage.removeItem(PLACE)
  return undefined
}
