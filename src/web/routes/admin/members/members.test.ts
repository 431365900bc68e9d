import { expect, test } from 'vitest'
import { describeAction } from '../../../../features/members/admin/describe-action.ts'
import { tabIn } from '../../../../features/members/admin/member-tabs.ts'
import { outcomeOf } from '../../../admin/run-words.ts'

test('the result of a run uses the wording of the specification [ADM-019, SYS-047, SYS-048]', () => {
  const words = (kind: string, done: number, failed: number) => outcomeOf({ kind, done, failed })
  expect(words('members.send-email', 12, 0)).toEqual({ tone: 'ok', text: 'Email sent to 12 members' })
  expect(words('members.send-email', 11, 1)).toEqual({
    tone: 'bad',
    text: 'Email sent to 11 members. Not sent: 1.',
  })
  expect(words('registrations.send-email', 2, 0).text).toBe('Email sent to 2 people')
  expect(words('members.assign-team', 3, 0)).toEqual({ tone: 'ok', text: 'Updated!' })
  expect(words('members.update-field', 2, 1).text).toMatch(/^Error updating!/)
  expect(words('billing.assign-subscription', 2, 1)).toEqual({
    tone: 'bad',
    text: 'Subscriptions assigned: 2. Not assigned: 1.',
  })
})

test('a member’s tab is numbered from 0 or named, and any other value is the first [ADM-007, resolutions E09]', () => {
  const tab = (name: string) => tabIn(new URLSearchParams({ tab: name }))
  expect([
    tab('0'),
    tab('6'),
    tab('payments'),
    tab('7'),
    tab('8'),
    tab('9'),
    tab('-1'),
    tab('x'),
    tab(''),
  ]).toEqual([0, 6, 3, 7, 8, 0, 0, 0, 0])
})

test('the history shows the labels of changed fields', () => {
  expect(describeAction({ action: 'members.update', facts: { fields: ['email', 'dob'] } })).toBe(
    'Changed: E-mail, Date of birth',
  )
  expect(describeAction({ action: 'members.update', facts: {} })).toBe('Changed')
})
