// The script of pages that are made for paper: their button prints. Without it there is none, and the browser's own
// menu does.

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
