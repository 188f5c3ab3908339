import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { preferences } from './app/preferences.svelte';
import './style/paper.css';
import { overwriteGetLocale } from './words/paraglide/runtime.js';

// Makes every word of the shell follow the language without a reload.
overwriteGetLocale(() => preferences.language);

mount(App, { target: document.getElementById('app')! });
