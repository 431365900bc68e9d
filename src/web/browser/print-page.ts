// The script of printable pages: it shows the print button, which is hidden without scripts.

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
