import type { FormField } from '../../src/features/forms/model/form.ts'

export type DemoForm = {
  title: string
  slug: string
  daysOld: number
  description: string
  confirmation: string
  button?: string
  fields: FormField[]
  captcha?: boolean
  kept?: boolean
  /** Who alone reads it, in words. */
  confidential?: { readBy: string; keepMonths: number }
  published?: boolean
  picture?: boolean
}

const NAME: FormField = { name: 'name', label: 'Name', typeField: 'text', required: true }
const EMAIL: FormField = { name: 'email', label: 'E-mail', typeField: 'email', required: true }
const message = (label: string, placeholder?: string): FormField => ({
  name: 'message',
  label,
  typeField: 'textarea',
  rows: 6,
  required: true,
  placeholder,
})
const choice = (...labels: string[]) => labels.map((label) => ({ label, value: label }))

const CONTACT: DemoForm = {
  title: 'Contact us',
  slug: 'contact-us',
  daysOld: 640,
  description:
    '<p>Questions about training, games, the store or your child in the junior team: write to us. Volunteers read this, mostly in the evening, and reply within two days.</p>',
  confirmation:
    '<h2>Thank you for writing</h2><p>We’ll reply within two days. If you are free on Thursday, come to <a href="/about-us/trainings">training</a> and ask in person.</p>',
  fields: [
    NAME,
    EMAIL,
    {
      name: 'topic',
      label: 'What is it about?',
      typeField: 'select',
      options: choice('Playing', 'Juniors', 'Volunteering', 'The store', 'Something else'),
      placeholder: 'Choose a topic',
    },
    message('Message', 'Write as you would speak.'),
  ],
}

const TRIAL: DemoForm = {
  title: 'Book a free session',
  slug: 'trial-session',
  daysOld: 410,
  picture: true,
  description:
    '<p>Your first session is free. Bring indoor shoes, something to drink, and don’t worry about being bad at it: everyone was.</p>',
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
      description: 'Under 18? Please ask a parent to write to us instead.',
    },
    {
      name: 'level',
      label: 'How much handball have you played?',
      typeField: 'radio',
      required: true,
      options: choice('None yet', 'At school', 'In a club'),
    },
    {
      name: 'evenings',
      label: 'Which evenings suit you?',
      typeField: 'checkbox',
      required: true,
      options: choice('Tuesday', 'Thursday', 'Sunday'),
    },
    { name: 'remarks', label: 'Anything a coach should know', typeField: 'textarea', rows: 3 },
  ],
}

/** Contains every field type with its options. */
const KIT: DemoForm = {
  title: 'Kit survey',
  slug: 'kit-survey',
  daysOld: 38,
  description: '<p>We design next season’s shirts in spring. Tell us what fits and what itches.</p>',
  confirmation: '<h2>Noted</h2><p>The kit committee (two people and a cat) will read it.</p>',
  button: 'Send my answers',
  fields: [
    { ...NAME, placeholder: 'As on your shirt' },
    { ...EMAIL, required: false, description: 'Only if you’d like a reply.' },
    {
      name: 'season',
      label: 'Season',
      typeField: 'text',
      value: 'Next season',
      disabled: true,
      size: 16,
    },
    {
      name: 'size',
      label: 'Shirt size',
      typeField: 'select',
      required: true,
      options: choice('XS', 'S', 'M', 'L', 'XL', 'XXL'),
    },
    {
      name: 'colours',
      label: 'Which colours would you wear?',
      typeField: 'select',
      multiple: true,
      size: 4,
      description: 'Hold Ctrl or Cmd for more than one.',
      options: choice('Red', 'Navy', 'White', 'Maple'),
    },
    {
      name: 'fit',
      label: 'How do this year’s shirts fit?',
      typeField: 'radio',
      options: choice('Too tight', 'Well', 'Too loose'),
      value: 'Well',
    },
    {
      name: 'wants',
      label: 'What else should the store sell?',
      typeField: 'checkbox',
      options: choice('Hoodie', 'Training top', 'Bag', 'Socks'),
    },
    { name: 'test', label: 'Would you try on samples?', typeField: 'checkbox', value: 'Yes, gladly' },
    {
      name: 'notes',
      label: 'Anything else',
      typeField: 'textarea',
      rows: 4,
      placeholder: 'Seams, sponsors, collars',
    },
    {
      name: 'drawing',
      label: 'A drawing of your own',
      typeField: 'file',
      accept: '.pdf,.png',
      description: 'PDF or PNG, up to 5 MB. Only the kit committee sees it.',
    },
    {
      name: 'promise',
      label: '',
      typeField: 'htmlcustom',
      value:
        '<h2>What happens to your answers</h2><p>We count the answers and delete them after twelve months.</p>',
    },
  ],
}

const SPONSOR: DemoForm = {
  title: 'Become a sponsor',
  slug: 'become-a-sponsor',
  daysOld: 150,
  captcha: true,
  description: '<p>Your name on the floor, on the shirts, or on the tea urn. We start at £150 a season.</p>',
  confirmation: '<h2>Thank you</h2><p>Our treasurer will call you this week.</p>',
  fields: [
    NAME,
    { name: 'company', label: 'Company', typeField: 'text' },
    EMAIL,
    message('What do you have in mind?'),
  ],
}

const WELFARE: DemoForm = {
  title: 'Tell the welfare officer',
  slug: 'welfare',
  daysOld: 300,
  confidential: { readBy: 'the welfare officer', keepMonths: 3 },
  description: '<p>Are you worried about yourself or someone else? Tell us here.</p>',
  confirmation:
    '<h2>Thank you for telling us</h2><p>The welfare officer has your message. If someone is in danger, call 999 now.</p>',
  fields: [
    { ...NAME, required: false, description: 'You don’t have to say who you are.' },
    { ...EMAIL, required: false },
    message('What happened?'),
  ],
}

const DRAFT: DemoForm = {
  title: 'Summer tournament entry',
  slug: 'summer-tournament',
  daysOld: 3,
  published: false,
  description: '<p>Not open yet.</p>',
  confirmation: '<p>You are in.</p>',
  fields: [{ ...NAME, label: 'Team name' }, EMAIL],
}

export const FORMS: readonly DemoForm[] = [CONTACT, TRIAL, KIT, SPONSOR, WELFARE, DRAFT]
