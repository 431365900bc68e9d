import type { RegistrationDetail, RegistrationQuestion } from '../../src/features/content/model/content.ts'
import type { RegistrationFees } from '../../src/features/fees/model/fees.ts'

const question = (id: string, label: string, options: Record<string, string>): RegistrationQuestion => ({
  id,
  label,
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
})

/** The first questions of a registration. 'other' is a volunteer, who pays no fee. [resolutions E06] */
export const QUESTIONS: RegistrationQuestion[] = [
  question('applies_to_you', 'Which of these applies to you?', {
    league: 'I want to play in a league',
    training: 'I want to train but not play league games',
    junior: 'I’m registering my child, who is under 16',
    other: 'I want to help: coach, referee, keep score, run the bar',
  }),
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

/** A member is created from the details with these ids. [resolutions E07] */
export const REGISTER_DETAILS: RegistrationDetail[] = [
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
  detail('height', 'Height in cm', 'number', { required: false }),
  detail('weight', 'Weight in kg', 'number', { required: false }),
  detail('historyclubs', 'Clubs you have played for', 'textarea', { required: false }),
  detail('studentcard', 'Student card', 'file'),
]

/** The names of the fees. Stripe determines the prices. */
export const FEES: RegistrationFees = {
  registration: [
    {
      id: 'registration',
      label: 'Registration',
      price: 45,
      period: 'season',
      description: 'Federation, insurance and a training shirt. Once a season.',
      siblingPercent: 50,
    },
  ],
  training_fees: [
    {
      id: 'league',
      label: 'League teams',
      price: 42,
      period: 'month',
      description: 'Two or three sessions a week and all league games.',
      minAge: 16,
    },
    {
      id: 'student',
      label: 'Students and apprentices',
      price: 30,
      period: 'month',
      description: 'The same, with a valid student card.',
      students: true,
    },
    {
      id: 'beginner',
      label: 'Men 3 and beginners',
      price: 25,
      period: 'month',
      description: 'One session a week and the games of the regional league.',
      minAge: 16,
    },
    {
      id: 'junior',
      label: 'Juniors',
      price: 60,
      period: '4 months',
      description: 'Saturdays in term time, with a place in our tournaments.',
      maxAge: 18,
    },
  ],
}
