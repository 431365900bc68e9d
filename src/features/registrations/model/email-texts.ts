/** What stands in a message for what differs from person to person. */
export const NAME = '{name}'
export const PAYMENT_LINK = '{payment link}'
export const WHAT_IS_DUE = '{what is due}'

/** The templates of the composer, by the names of the specification; '' is a message of one's own. [ADM-034] */
export const TEMPLATES = ['paymentreg', 'userconfirmed', ''] as const
export type TemplateId = (typeof TEMPLATES)[number]

export const TEMPLATE_WORDS: Readonly<Record<TemplateId, string>> = {
  paymentreg: 'paymentreg: the link to pay',
  userconfirmed: 'userconfirmed: welcome to the team',
  '': 'My own words',
}

export type Text = { subject: string; content: string }

/** A template's text for a club, to send as it stands or to write on. [ADM-034, resolutions E08] */
export function templateOf(id: TemplateId, club: string): Text {
  const [hello, bye] = [`<p>Hi ${NAME},</p>`, `<p>See you in the hall,<br />${club}</p>`]
  switch (id) {
    case 'paymentreg':
      return {
        subject: `Your registration at ${club}: the fees`,
        content: `${hello}<p>Thank you for registering. One step is left: <strong>${WHAT_IS_DUE}</strong>. You can pay by card here: ${PAYMENT_LINK}.</p><p>The link opens your registration on any phone or computer. Keep it to yourself.</p>${bye}`,
      }
    case 'userconfirmed':
      return {
        subject: `You are a member of ${club}`,
        content: `${hello}<p>Your registration is confirmed and you are a member of ${club} now. In the members’ area you find your details, your payments and the photos you are in: log in with this e-mail address.</p><p>If you have no password yet, ask for one under Log in, Reset password.</p>${bye}`,
      }
    case '':
      return { subject: '', content: `${hello}<p></p>${bye}` }
  }
}

const PAY_WORDS = 'Pay the fees'

/**
 * The text for one person, with what they still have to pay. Names are theirs, so they are escaped; without a link its
 * words alone stand there.
 */
export function filledIn(
  { subject, content }: Text,
  { name, payUrl, due = ANY_FEE }: { name: string; payUrl?: string; due?: string },
): Text {
  const link = payUrl ? `<a href="${escaped(payUrl)}">${PAY_WORDS}</a>` : `<u>${PAY_WORDS}</u>`
  return {
    subject: subject.replaceAll(NAME, name).replaceAll(PAYMENT_LINK, ''),
    content: content
      .replaceAll(NAME, escaped(name))
      .replaceAll(WHAT_IS_DUE, escaped(due))
      .replaceAll(PAYMENT_LINK, link),
  }
}

const ANY_FEE = 'your fees'

/** What somebody still has to pay, in words; '' for nothing. */
export function dueWords(paid: { registrationPaid: boolean; subscriptionPaid: boolean }): string {
  if (paid.registrationPaid) return paid.subscriptionPaid ? '' : 'your subscription'
  return paid.subscriptionPaid ? 'your registration fee' : 'your registration fee and your subscription'
}

export const asksToPay = ({ content }: Pick<Text, 'content'>): boolean => content.includes(PAYMENT_LINK)

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
