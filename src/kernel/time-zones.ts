/** The time zones that a club can choose, by their IANA names. */
export const TIME_ZONES = Intl.supportedValuesOf('timeZone')
