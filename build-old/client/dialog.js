// A dialog that came open from the server, made a real one: what is behind it is out of reach, Escape closes it.
const dialog = document.querySelector('dialog[data-close]')
if (dialog) {
  dialog.close()
  dialog.showModal()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    location.assign(dialog.dataset.close)
  })
}
