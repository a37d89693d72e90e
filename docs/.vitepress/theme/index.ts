import type { Theme } from 'vitepress'
// The one without a font of its own: the letters are those of the reader's device.
import Plain from 'vitepress/theme-without-fonts'
import LiveDemo from './live-demo.vue'
import './style.css'

const theme: Theme = { extends: Plain, enhanceApp: ({ app }) => void app.component('LiveDemo', LiveDemo) }
export default theme
