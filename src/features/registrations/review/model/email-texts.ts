/** The placeholders in a message for what differs from person to person. */
export const NAME = '{name}'
export const PAYMENT_LINK = '{payment link}'
export const WHAT_IS_DUE = '{what is due}'

/** The templates of the composer, by the names of the specification; '' is an empty message. [ADM-034] */
export const TEMPLATES = ['paymentreg', 'userconfirmed', ''] as const
export type TemplateId = (typeof TEMPLATES)[number]

export const TEMPLATE_WORDS: Readonly<Record<TemplateId, string>> = {
  paymentreg: 'Payment link',
  userconfirmed: 'Welcome to the team',
  '': 'Empty message',
}

export type Text = { subject: string; content: string }

/** The text of a template for a club. Staff can edit it before sending. [ADM-034, resolutions E08] */
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

/** Fills in the placeholders for one person. Names are escaped; without `payUrl` the link is plain underlined text. */
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

/** The fees that are still due, in words; '' if there are none. */
export function dueWords(paid: { registrationPaid: boolean; subscriptionPaid: boolean }): string {
  if (paid.registrationPaid) return paid.subscriptionPaid ? '' : 'your subscription'
  return paid.subscriptionPaid ? 'your registration fee' : 'your registration fee and your subscription'
}

/** Whether an e-mail contains the link to the payment page. */
export const asksToPay = ({ content }: Pick<Text, 'content'>): boolean => content.includes(PAYMENT_LINK)

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
