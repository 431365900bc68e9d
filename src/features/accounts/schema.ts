import { z } from 'zod'
import { localDate } from '../../kernel/dates.ts'
import { emailAddress } from '../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'
import { formKey } from '../../kernel/form-key.ts'
import { isId } from '../../kernel/ids.ts'
import { plainLine } from '../../kernel/text.ts'
import { PASSWORD_LENGTH } from '../../platform/auth/password-length.ts'
import { PASSKEY_INVALID } from './passkeys/model/passkeys.ts'

/** The maximum length of a password. Longer ones would only take more time to hash. */
const MAX = 256

/** E-mail or username, and password. [MEM-004, resolutions D05] */
export const logInInput = z.object({
  identifier: z
    .string('Please enter your e-mail or username')
    .overwrite(plainLine)
    .min(1, 'Please enter your e-mail or username')
    .max(MAX, 'This is too long'),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(MAX, 'This is too long'),
})
export type LogInInput = z.output<typeof logInInput>

/** A code of an authenticator app or a recovery code. Spaces are ignored. */
const loginCode = z
  .string('Enter the code')
  .overwrite((typed) => typed.toLowerCase().replace(/[\s-]/g, ''))
  .min(1, 'Enter the code')
  .max(40, 'This is too long')

export const loginCodeInput = z.object({ code: loginCode })

/** The API does both steps of a login in one call. [API-061] */
export const logInCall = logInInput.extend({ code: loginCode.optional() })
export type LogInCall = z.output<typeof logInCall>

const email = z.string(EMAIL_MESSAGE).trim().toLowerCase().pipe(emailAddress)

/** The e-mail address of the account, the captcha's solution if one was required, and the form's key. [MEM-010] */
export const requestResetInput = z.object({
  email,
  altcha: z.string().max(4000).default(''),
  key: formKey.optional().catch(undefined),
})
export type RequestResetInput = z.output<typeof requestResetInput>

const newPassword = z
  .string('Please choose a password')
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`)

export const resetPasswordInput = z.object({ password: newPassword })

/** The first administrator of a new club, created with a setup link. */
export const firstAdministratorInput = z.object({
  name: z.string().overwrite(plainLine).min(1, 'Enter your name').max(100, 'Use at most 100 characters'),
  email,
  password: newPassword,
})
export type FirstAdministratorInput = z.output<typeof firstAdministratorInput>

/** The account of an invited person. Its e-mail address is the one the link was sent to. */
export const invitedAccountInput = firstAdministratorInput.omit({ email: true })
export type InvitedAccountInput = z.output<typeof invitedAccountInput>

/** An address to invite. */
export const invitedEmailInput = z.object({ email })

const currentPassword = z
  .string('Please enter your current password')
  .min(1, 'Please enter your current password')
  .max(MAX, 'This is too long')

/** Turning off two-step login requires the password. */
export const turnOffTwoStepInput = z.object({ currentPassword })

const passkeyName = z
  .string('Enter a name')
  .overwrite(plainLine)
  .min(1, 'Enter a name')
  .max(60, 'Use at most 60 characters')

export const startPasskeyInput = z.object({ name: passkeyName, currentPassword })
export const removePasskeyInput = z.object({ id: z.uuid('Choose a passkey'), currentPassword })

/** Bytes as the script encodes them. The browser gives a passkey's id without padding. */
const bytes = z.string().regex(/^[\w-]{1,8000}={0,2}$/)
const credentialId = z.string().regex(/^[\w-]{1,1400}$/)

/** JSON that the page's script puts into a field. Anything else is refused. */
const jsonOf = <S extends z.ZodType>(schema: S) =>
  z
    .string(PASSKEY_INVALID)
    .max(40_000, PASSKEY_INVALID)
    .transform((text, { issues }) => {
      const parsed = schema.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      issues.push({ code: 'custom', message: PASSKEY_INVALID, input: text })
      return z.NEVER
    })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const addPasskeyInput = z.object({
  name: passkeyName,
  passkey: jsonOf(
    z.object({
      id: credentialId,
      response: z.object({
        authenticatorData: bytes,
        clientDataJSON: bytes,
        publicKey: bytes,
        publicKeyAlgorithm: z.number().int(),
      }),
    }),
  ),
})
export type AddPasskeyInput = z.output<typeof addPasskeyInput>

export const passkeyLoginInput = z.object({
  passkey: jsonOf(
    z.object({
      id: credentialId,
      response: z.object({ authenticatorData: bytes, clientDataJSON: bytes, signature: bytes }),
    }),
  ),
})

/** [MEM-024, resolutions A08] */
export const changePasswordInput = z.object({ currentPassword, password: newPassword })
export type ChangePasswordInput = z.output<typeof changePasswordInput>

/** The same for the API call. `userid` is in the specification and can only be the caller's own. [API-046] */
export const changePasswordCall = changePasswordInput.extend({ userid: z.string().max(MAX).optional() })

/** `membedId` is spelled this way in the specification. */
export const sendResetLinkCall = z.strictObject({ membedId: z.uuid('membedId must be the id of a member') })

/**
 * `password` is in the specification but ignored: the invited person chooses one through the link. Other fields are
 * refused.
 */
export const registerUserInput = z.strictObject({
  email,
  username: z
    .string()
    .trim()
    .regex(/^[\w.]{3,30}$/, 'Use 3 to 30 letters, digits, dots or underscores')
    .optional(),
  name: z.string().trim().min(1).max(100).optional(),
  password: z.string().max(MAX).optional(),
})
export type RegisterUserInput = z.output<typeof registerUserInput>

/** The filters of the audit log. Invalid values are ignored. */
export const auditSearch = z.object({
  q: z.string().trim().max(100).catch(''),
  action: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional()
    .catch(undefined),
  person: z.string().refine(isId).optional().catch(undefined),
  day: z.iso
    .date()
    .transform((text) => localDate(text))
    .optional()
    .catch(undefined),
  start: z.coerce.number().int().min(0).max(10_000_000).catch(0),
})

export type AuditSearch = z.output<typeof auditSearch>
