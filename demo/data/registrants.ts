/** A person who registers in the demo data. All are invented. */
export type Registrant = {
  daysAgo: number
  questions: Record<string, string>
  details: Record<string, string> & { name: string }
  /** The file name of the student card. */
  card?: string
  /** The chosen subscription. */
  fee?: string
  /** Stopped after filling in the details. */
  stops?: true
  paid?: 'yes' | 'refunded'
}

const says = (applies: string, situation: string, played: string, otherClub = 'no') => ({
  applies_to_you: applies,
  current_situation: situation,
  played_before: played,
  other_club: otherClub,
})

/** Name, e-mail, phone, birthday, league, nationality, address, postcode and position in one line. */
function person(line: string): Record<string, string> & { name: string } {
  const [name = '', email = '', phone = '', dob = '', gender = '', country = '', address = '', ...rest] =
    line.split(' | ')
  const [postcode = '', position = ''] = rest
  return { name, email, phone, dob, gender, country, address, postcode, position }
}

export const PEOPLE: readonly Registrant[] = [
  {
    daysAgo: 1,
    questions: says('league', 'working', 'club', 'abroad'),
    details: {
      ...person(
        'Signe Aagaard | signe@example.org | 020 7946 0101 | 1997-09-12 | Women | Denmark | 14 Dock Lane, London | SE16 2EX | Left back',
      ),
      historyclubs: 'Viborg juniors, 2010 to 2016',
      height: '178',
    },
    fee: 'league',
  },
  {
    daysAgo: 3,
    questions: says('training', 'studying', 'school'),
    details: person(
      'Mateusz Borowski | mateusz@example.org | 020 7946 0102 | 2004-02-20 | Men | Poland | Flat 3, 8 College Row, London | E1 4NS | Right wing',
    ),
    card: 'student-card-borowski.pdf',
    fee: 'student',
  },
  {
    daysAgo: 5,
    questions: says('league', 'working_studying', 'top'),
    details: {
      ...person(
        'Noémie Garnier | noemie@example.org | 020 7946 0103 | 2001-06-30 | Women | France | 52 Mill Street, London | SE1 2BF | Goalkeeper',
      ),
      historyclubs: 'Two seasons in a second league',
    },
    card: 'carte-etudiante.pdf',
    fee: 'student',
    paid: 'yes',
  },
  {
    daysAgo: 8,
    questions: says('other', 'working', 'never'),
    details: person(
      'Declan Moran | declan@example.org | 020 7946 0104 | 1979-11-02 | Men | Ireland | 9 Ferry Road, London | TW9 1AB',
    ),
  },
  {
    daysAgo: 10,
    questions: says('junior', 'neither', 'never'),
    details: {
      ...person(
        'Ida Lachmann | family-lachmann@example.org | 020 7946 0105 | 2013-04-17 | Women | Germany | 31 Harvest Close, London | TW7 5NL',
      ),
      'guardian.name': 'Katrin Lachmann',
      'guardian.email': 'katrin.lachmann@example.org',
      'guardian.consent': 'true',
    },
    fee: 'junior',
    paid: 'yes',
  },
  {
    daysAgo: 14,
    questions: says('league', 'working', 'club', 'here'),
    details: person(
      'Gonçalo Pires | goncalo@example.org | 020 7946 0106 | 1994-01-25 | Men | Portugal | 77 Queensbridge, London | E8 3ND | Pivot',
    ),
    fee: 'league',
    paid: 'yes',
  },
  {
    daysAgo: 21,
    questions: says('training', 'working', 'never'),
    details: person(
      'Priya Raman | priya@example.org | 020 7946 0107 | 1992-08-08 | Women | India | 5 Orchard Place, London | E14 0JH',
    ),
    fee: 'beginner',
    paid: 'refunded',
  },
  {
    daysAgo: 2,
    questions: says('training', 'working', 'never'),
    details: { name: 'Kofi', email: 'kofi@example.org' },
    stops: true,
  },
]
