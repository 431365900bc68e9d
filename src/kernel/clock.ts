/** The time of day, handed to whoever needs it, so that tests can choose it. */
export type Clock = { now(): Date }
