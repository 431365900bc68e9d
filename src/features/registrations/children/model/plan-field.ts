const PREFIX = 'plan-'

/** The name of the field with the plan of a child, by the id of the registration. */
export const planField = (registrationId: string): string => `${PREFIX}${registrationId}`

/** The plans in a submitted form, by the id of the registration. */
export const plansIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === 'string' ? [[name.slice(PREFIX.length), value]] : [],
    ),
  )
