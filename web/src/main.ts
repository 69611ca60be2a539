// The entry: words first, then the page, so that nothing is ever shown without its language.
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import { mount } from 'svelte'
import App from './shell/App.svelte'
import { apply } from './shell/settings.svelte'

const target = document.getElementById('hall')
if (target) void apply().then(() => mount(App, { target }))
