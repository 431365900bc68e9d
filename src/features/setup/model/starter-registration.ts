import type { RegistrationDetail, RegistrationQuestion } from '../../content/model/content.ts'

const question = (id: string, label: string, options: Record<string, string>): RegistrationQuestion => ({
  id,
  label,
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
})

/** The questions of the registration form after the kind of membership. */
export const STARTER_QUESTIONS: readonly RegistrationQuestion[] = [
  question('current_situation', 'What do you do at the moment?', {
    working: 'I work',
    studying: 'I study',
    working_studying: 'I work and study',
    neither: 'Neither',
  }),
  question('played_before', 'Have you played handball before?', {
    never: 'Never',
    school: 'At school or university',
    club: 'In a club',
    top: 'In a first or second league',
  }),
  question('other_club', 'Are you registered with another club, here or abroad?', {
    no: 'No',
    here: 'Yes, in this country',
    abroad: 'Yes, abroad',
  }),
]

const detail = (
  id: string,
  label: string,
  type: RegistrationDetail['type'] = 'text',
  more: Partial<RegistrationDetail> = {},
): RegistrationDetail => ({ id, label, type, required: true, ...more })

/** The ids are the member's fields that the details are copied to. */
export const STARTER_DETAILS: readonly RegistrationDetail[] = [
  detail('name', 'Full name'),
  detail('email', 'E-mail', 'email'),
  detail('phone', 'Phone'),
  detail('dob', 'Date of birth', 'date'),
  detail('gender', 'League you would play in', 'select', { options: ['Women', 'Men'] }),
  detail('country', 'Nationality', 'select'),
  detail('address', 'Address', 'textarea'),
  detail('postcode', 'Postcode'),
  detail('position', 'Position', 'select', {
    required: false,
    options: [
      'Goalkeeper',
      'Left wing',
      'Left back',
      'Centre back',
      'Right back',
      'Right wing',
      'Pivot',
      'I don’t know yet',
    ],
  }),
  detail('studentcard', 'Student card', 'file'),
]
