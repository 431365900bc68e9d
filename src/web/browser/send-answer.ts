// Sends the answer of an e-mail's link as soon as its page is open, so that one tap is enough. Opening the page alone
// changes nothing: programs that check e-mails open every link.

const form = document.querySelector<HTMLFormElement>('form[data-send-answer]')
const button = form?.querySelector<HTMLButtonElement>('button[data-wanted]')
if (form && button) form.requestSubmit(button)
