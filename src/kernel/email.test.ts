import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiDomainEmail, emailAddress, isEmail, normalEmail } from './email.ts'
import { EMAIL_MESSAGE } from './email-message.ts'

test('a text that is not one address is refused, above all line ends and lists [FRM-017]', () => {
  const refused = [
    '',
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@example.org\r\nBcc: all@example.org',
    'ana@example.org,bo@example.org',
    'Ana <ana@example.org>',
    'ana@example.org\u0000',
    `${'a'.repeat(250)}@example.org`,
  ]
  expect(refused.filter(isEmail)).toEqual([])
})

test('an ordinary address is accepted, with tags and sub-domains [FRM-017]', () => {
  const taken = ['ana@example.org', 'Ana.Kovac+handball@mail.example.co.uk', "o'dowd@example.org"]
  expect(taken.filter(isEmail)).toEqual(taken)
})

const JOERG = 'jörg@müller.example'

test('an address in any script is accepted and stored in one spelling [FRM-017]', () => {
  const spellings: Record<string, string[]> = {
    [JOERG]: [
      JOERG,
      'jörg@xn--mller-kva.example',
      'JÖRG@XN--MLLER-KVA.EXAMPLE',
      'Jörg@MÜLLER.Example',
      JOERG.normalize('NFD'),
    ],
    '用户@例子.广告': ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v', '用户@例子。广告'],
    'अजय@डाटा.भारत': ['अजय@डाटा.भारत', 'अजय@xn--c2bd1gb.xn--h2brj9c'],
    // IDNA 2008 keeps ß as a separate letter: strasse.example is another domain.
    'info@straße.example': ['info@straße.example', 'info@xn--strae-oqa.example', 'info@STRAßE.example'],
    'Ana.Kovac@example.org': ['Ana.Kovac@example.org', 'Ana.Kovac@EXAMPLE.org'],
  }
  for (const [email, typed] of Object.entries(spellings)) {
    expect(new Set(typed.map((one) => normalEmail(one)))).toEqual(new Set([email]))
    for (const one of typed) expect(emailAddress.parse(one)).toBe(email)
    expect(normalEmail(email)).toBe(email)
  }
})

test('only the domain is converted to ASCII and back [FRM-017]', () => {
  expect(asciiDomainEmail(JOERG)).toBe('jörg@xn--mller-kva.example')
  expect(asciiDomainEmail('ana@example.org')).toBe('ana@example.org')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (label) => {
      const email = normalEmail(`a@${label}.example`)
      if (email !== undefined) expect(normalEmail(asciiDomainEmail(email))).toBe(email)
    }),
  )
})

test('an address that is none gives one message, however much is wrong with it', () => {
  for (const text of ['', 'nobody', `${'a'.repeat(600)}@`])
    expect(emailAddress.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([EMAIL_MESSAGE])
})

test('addresses that only look alike stay different [FRM-017]', () => {
  expect(normalEmail('аna@example.org')).not.toBe(normalEmail('ana@example.org'))
  expect(normalEmail('ａna@example.org')).not.toBe(normalEmail('ana@example.org'))
  expect(normalEmail('mıke@example.org')).not.toBe(normalEmail('mike@example.org'))
})

test('invisible characters and invalid domains are refused in every script [FRM-017]', () => {
  const refused = [
    'jö rg@müller.example',
    'jörg@müller.example\r\nBcc: all@example.org',
    'jörg\u202e@müller.example',
    'jörg@mül\u200eler.example',
    'jörg\u200b@müller.example',
    'jörg\u2028@müller.example',
    'jörg@müller',
    'jörg@-müller..example',
    'jörg@xn--a.example',
    'jörg@xn--.example',
    '用户@例子.广告,all@example.org',
    'Jörg <jörg@müller.example>',
    `jörg@${'ü'.repeat(250)}.example`,
    `${'ö'.repeat(250)}@example.org`,
  ]
  expect(refused.filter(isEmail)).toEqual([])
  expect(refused.filter((text) => emailAddress.safeParse(text).success)).toEqual([])
})
