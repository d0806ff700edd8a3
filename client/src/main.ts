import { mount } from 'svelte'
import App from './App.svelte'
import '@fontsource-variable/alegreya/wght.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import './tokens.css'
import './style.css'

mount(App, { target: document.getElementById('app')! })
