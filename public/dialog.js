// Turns a dialog that the server rendered open into a modal one: the page behind it is inert, and Escape closes it.
const dialog = document.querySelector('dialog[data-close]')
if (dialog) {
  dialog.close()
  dialog.showModal()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    location.assign(dialog.dataset.close)
  })
}
