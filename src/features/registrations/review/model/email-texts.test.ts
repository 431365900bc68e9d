import { expect, test } from 'vitest'
import { textOfMessage } from '../../../emails/model.ts'
import { asksToPay, filledIn, TEMPLATES, templateOf } from './email-texts.ts'

test('the templates are paymentreg and userconfirmed, and only the first has a payment link [ADM-034]', () => {
  expect(TEMPLATES).toEqual(['paymentreg', 'userconfirmed', ''])
  expect(TEMPLATES.map((id) => asksToPay(templateOf(id, 'London GD')))).toEqual([true, false, false])
  expect(templateOf('userconfirmed', 'London GD').subject).toBe('You are a member of London GD')
})

test("names are escaped, and the link is the person's own [ADM-034]", () => {
  const text = { subject: 'For {name}', content: '<p>Hi {name}, {payment link}</p>' }
  expect(filledIn(text, { name: 'A <b>B</b>', payUrl: 'https://x.example/?a=1&b=2' })).toEqual({
    subject: 'For A <b>B</b>',
    content: '<p>Hi A &lt;b&gt;B&lt;/b&gt;, <a href="https://x.example/?a=1&amp;b=2">Pay the fees</a></p>',
  })
  expect(filledIn(text, { name: 'Liv' }).content).toBe('<p>Hi Liv, <u>Pay the fees</u></p>')
})

test('the plain text of a message has a line for each block, and the addresses of its links', () => {
  const html =
    '<p>Hi &amp; welcome,<br />you</p><ul><li>one</li><li><a href="https://c.org/p">Pay</a></li></ul>'
  expect(textOfMessage(html)).toBe('Hi & welcome,\nyou\n- one\n- Pay (https://c.org/p)\n')
})

test('the plain text of a message keeps sentences with bold and italic words together', () => {
  const html =
    '<p>One step is left: <strong>your subscription</strong>. It is <em>quick</em>, s<b>o</b> easy.</p>'
  expect(textOfMessage(html)).toBe('One step is left: your subscription. It is quick, so easy.\n')
})
