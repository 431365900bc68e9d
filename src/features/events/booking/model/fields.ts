/** The value of the option for a person who is not in the booker's care. */
export const GUEST = 'guest'

/** The names of the fields of one ticket in the booking form. */
export const personField = (at: number) => `person-${at}`
export const nameField = (at: number) => `name-${at}`
