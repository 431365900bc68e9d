/** The current time, passed in so that tests can choose it. */
export type Clock = { now(): Date }
