/**
 * The first script of the page: in an older browser it loads `public/old.js`, which replaces the app with a text. `light-dark()` came with
 * Chrome 123 and Safari 17.5, `CSSPropertyRule` with Firefox 128.
 * @note Not compiled: the compiler would use syntax that those browsers cannot parse.
 */
export const oldBrowserScript =
  'self.CSSPropertyRule&&CSS.supports("color:light-dark(red,red)")||document.write("<script src=/old.js><\\/script>")'
