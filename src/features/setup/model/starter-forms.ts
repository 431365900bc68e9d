import type { FormField } from '../../forms/model/form.ts'

export type StarterForm = {
  slug: 'contact-us' | 'trial-session' | 'welfare'
  title: string
  description: string
  confirmation: string
  button: string
  fields: readonly FormField[]
}

const NAME: FormField = { name: 'name', label: 'Name', typeField: 'text', required: true }
const EMAIL: FormField = { name: 'email', label: 'E-mail', typeField: 'email', required: true }
const choices = (...labels: string[]) => labels.map((label) => ({ label, value: label }))

/** The forms of a new club. */
export const STARTER_FORMS: readonly StarterForm[] = [
  {
    slug: 'contact-us',
    title: 'Contact us',
    description:
      '<p>Questions about training, games or your child in our junior team? Write to us. Volunteers read this, mostly in the evening.</p>',
    confirmation: '<h2>Thank you for writing</h2><p>We’ll reply as soon as we can.</p>',
    button: '',
    fields: [
      NAME,
      EMAIL,
      {
        name: 'topic',
        label: 'What is it about?',
        typeField: 'select',
        options: choices('Playing', 'Juniors', 'Volunteering', 'Something else'),
        placeholder: 'Choose a topic',
      },
      { name: 'message', label: 'Message', typeField: 'textarea', rows: 6, required: true },
    ],
  },
  {
    slug: 'trial-session',
    title: 'Book a free session',
    description:
      '<p>Your first session is free. Bring indoor shoes and something to drink, and do not worry about being a beginner: everyone was one.</p>',
    confirmation:
      '<h2>See you in the hall</h2><p>A coach will write to you with a date. You’ll find our halls and times under <a href="/about-us/trainings">training</a>.</p>',
    button: 'Book my session',
    fields: [
      { ...NAME, label: 'Full name' },
      EMAIL,
      {
        name: 'age',
        label: 'Your age',
        typeField: 'text',
        size: 3,
        required: true,
        description: 'Under 18? Please ask a parent or guardian to write to us.',
      },
      {
        name: 'level',
        label: 'How much handball have you played?',
        typeField: 'radio',
        required: true,
        options: choices('None yet', 'At school or university', 'In a club'),
      },
      { name: 'remarks', label: 'Anything a coach should know', typeField: 'textarea', rows: 3 },
    ],
  },
  {
    slug: 'welfare',
    title: 'Tell the welfare officer',
    description: '<p>Are you worried about yourself or someone else? Tell us here.</p>',
    confirmation:
      '<h2>Thank you for telling us</h2><p>The welfare officer has your message. If someone is in danger, call 999 now.</p>',
    button: '',
    fields: [
      { ...NAME, required: false, description: 'You don’t have to say who you are.' },
      { ...EMAIL, required: false },
      { name: 'message', label: 'What happened?', typeField: 'textarea', rows: 6, required: true },
    ],
  },
]

/** Volunteer positions for the whole club. The club adds those of its teams. */
export const STARTER_POSITIONS: readonly { name: string; category: string; description: string }[] = [
  { name: 'Chair', category: 'Committee', description: 'Speaks for the club and leads its meetings.' },
  { name: 'Secretary', category: 'Committee', description: 'Minutes, letters and the federation.' },
  { name: 'Treasurer', category: 'Committee', description: 'Accounts, fees and invoices.' },
  { name: 'Welfare officer', category: 'Club', description: 'Listens, above all to children and parents.' },
  { name: 'Head of coaching', category: 'Club', description: 'Looks after the coaches and their training.' },
  { name: 'Junior coordinator', category: 'Club', description: 'The junior teams and their parents.' },
  {
    name: 'Fixtures and halls',
    category: 'Club',
    description: 'Books halls and agrees dates with other clubs.',
  },
  { name: 'Kit and equipment', category: 'Club', description: 'Shirts, balls and the first-aid bag.' },
  { name: 'Website and social media', category: 'Club', description: 'Results, pictures and news.' },
]
