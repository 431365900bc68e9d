import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element that the captcha's script defines. */
      'altcha-widget': { challenge: string; name: string; auto: 'onfocus'; configuration: string }
    }
  }
}
