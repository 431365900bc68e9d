import {
  LOGIN_NETWORK_LIMIT,
  RESET_EMAIL_LIMIT,
  RESET_NETWORK_LIMIT,
} from '../../features/accounts/model/rate-limits.ts'
import { RETURN_LIMIT } from '../../features/billing/sync/commands/settle-payment.server.ts'
import { EVENT_PAYMENT_LIMIT } from '../../features/events/commands/pay-for-event.server.ts'
import {
  FORM_LIMIT,
  FORM_PERSON_LIMIT,
  OPEN_FORM_LIMIT,
} from '../../features/forms/commands/send-form.server.ts'
import { BEGIN_LIMIT } from '../../features/registrations/form/commands/save-questions.server.ts'
import { PAY_LIMIT, PAY_NETWORK_LIMIT } from '../../features/registrations/payment/commands/pay-fee.server.ts'
import {
  TRIAL_LIMIT,
  TRIAL_PERSON_LIMIT,
} from '../../features/trainings/trials/commands/book-trial.server.ts'
import {
  APPLY_LIMIT,
  APPLY_PERSON_LIMIT,
} from '../../features/volunteering/commands/apply-for-position.server.ts'
import type { NamedLimit } from '../../platform/limits/reached-limits.ts'
import { CALENDAR_LIMIT } from '../resources/calendars.ts'

/** The limits that staff can lift, with their labels. */
export const LIMITS: readonly NamedLimit[] = [
  { limit: FORM_LIMIT, name: 'Answers to one form from one network' },
  { limit: OPEN_FORM_LIMIT, name: 'Answers to one form without captcha from one network' },
  { limit: FORM_PERSON_LIMIT, name: 'Answers to one form by one person' },
  { limit: TRIAL_LIMIT, name: 'Free sessions booked from one network' },
  { limit: TRIAL_PERSON_LIMIT, name: 'Free sessions booked by one person' },
  { limit: APPLY_LIMIT, name: 'Applications to help from one network' },
  { limit: APPLY_PERSON_LIMIT, name: 'Applications to help by one person' },
  { limit: BEGIN_LIMIT, name: 'Registrations started from one network' },
  { limit: PAY_NETWORK_LIMIT, name: 'Payments for registrations from one network' },
  { limit: PAY_LIMIT, name: 'Payments for one registration' },
  { limit: EVENT_PAYMENT_LIMIT, name: 'Payments for events from one network' },
  { limit: RETURN_LIMIT, name: 'Returns from payment pages from one network' },
  { limit: RESET_NETWORK_LIMIT, name: 'Password links from one network' },
  { limit: RESET_EMAIL_LIMIT, name: 'Password links for one e-mail address' },
  { limit: CALENDAR_LIMIT, name: 'Calendars read from one network' },
  { limit: LOGIN_NETWORK_LIMIT, name: 'Wrong passwords from one network' },
]
