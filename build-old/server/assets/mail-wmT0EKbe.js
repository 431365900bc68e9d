// src/platform/mail/mail.ts
/** The receiver does not take this mail, now or later. */
var MailRefused = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "MailRefused";
	}
};
var ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]{1,64}@[^\s@,;:<>()[\]"\\\p{Cc}]{1,189}$/u;
/**
* One checked address. Throws RangeError on anything that is not exactly one; a name is brought onto one line.
* [holes 8]
*/
function mailAddress(email, name = "") {
	if (!ADDRESS.test(email)) throw new RangeError("not one e-mail address");
	return {
		name: oneLine(name),
		email
	};
}
/** Whether a text is exactly one address that mail can go to. */
var isMailAddress = (text) => ADDRESS.test(text);
/** A header's text: control characters and line ends become single spaces. */
var oneLine = (text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
export { oneLine as i, isMailAddress as n, mailAddress as r, MailRefused as t };
