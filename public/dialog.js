// Turns a dialog that the server rendered open into a modal one: the page behind it is inert, and Escape closes it.
const dialog = document.querySelector('dialog[data-close]')
if (dialog) {
  const { activeElement } = document
  dialog.close()
  dialog.showModal()
  // The browser moves the focus to the first field, also from a field that is already being filled in.
  if (dialog.contains(activeElement)) activeElement.focus()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    location.assign(dialog.dataset.close)
  })
}
