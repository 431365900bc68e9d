import type { TypedForm } from '../platform/http/typed-form.ts'

/** A failed form, with the typed values in hidden fields, to be sent again. */
export function SendAgain({ address, fields }: TypedForm) {
  return (
    <form method="post" action={address}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>
        <b>Error sending the form.</b> What you typed is still here: send it again in a moment. Passwords and
        files are not kept, so you may have to add those again.
      </p>
      <p className="margin-top-4">
        <button type="submit" className="button highlight">
          Send again
        </button>
      </p>
    </form>
  )
}
