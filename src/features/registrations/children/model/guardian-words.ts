/** The usual labels that speak to the person who joins, worded for a guardian who fills in the form for a child. */
const FOR_GUARDIANS: Readonly<Record<string, string>> = {
  'League you would play in': 'League your child would play in',
  'Clubs you have played for': 'Clubs your child has played for',
  'Have you played handball before?': 'Has your child played handball before?',
  'Are you registered with another club, here or abroad?':
    'Is your child registered with another club, here or abroad?',
}

/** Words a label for a guardian. A label that the club has written itself stays as it is. */
export const forGuardian = (label: string): string => FOR_GUARDIANS[label] ?? label

/** Whether a label still says "you" and means the child, which the form then explains. */
export const saysYou = (label: string): boolean => /\byour?\b/i.test(label) && !/\byour child/i.test(label)
