/** The stylesheet of the sandbox's pages. */
export const STYLES = `
:root { color-scheme: light dark; --ink: light-dark(#1a1f36, #eef0f6); --soft: light-dark(#5b6478, #a9b1c4);
  --line: light-dark(#d8dce6, #3a4152); --paper: light-dark(#fff, #1c2130); --ground: light-dark(#f4f6fa, #12151f);
  --accent: light-dark(#0a58c4, #7fb2ff); --on-accent: light-dark(#fff, #0b1220); --bad: light-dark(#b3261e, #ffb4ab);
  --good: light-dark(#1b6e3c, #8fd6a8); --warn: light-dark(#fff4cf, #3b3210); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; background: var(--warn); border-bottom: 1px solid var(--line); font-size: .875rem; text-align: center; }
main { max-width: 30rem; margin: 1.5rem auto; padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; }
@media (max-width: 32rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0; } }
h1 { margin: .25rem 0 0; font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
a { color: var(--accent); }
.back { font-size: .9375rem; }
.total { margin: 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
td:last-child { text-align: right; white-space: nowrap; }
tfoot th, tfoot td { font-weight: 700; border: 0; }
small { color: var(--soft); display: block; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600; font-size: .9375rem; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem;
  background: var(--paper); color: inherit; font: inherit; }
input[aria-invalid=true] { border-color: var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1.25rem; padding: .7rem 1rem; border: 0; border-radius: .5rem;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
button.plain { background: none; color: var(--accent); border: 1px solid var(--line); font-weight: 500; margin-top: .5rem; min-height: 2.75rem; }
.error { margin: 1rem 0 0; padding: .75rem 1rem; border: 1px solid var(--bad); border-left-width: .35rem; border-radius: .5rem; color: var(--bad); }
.done { color: var(--good); font-weight: 700; }
details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
summary { cursor: pointer; font-weight: 600; }
.cards button { display: flex; justify-content: space-between; gap: 1rem; text-align: left; }
.cards span:last-child { color: var(--soft); font-variant-numeric: tabular-nums; }
`
