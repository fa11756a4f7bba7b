/** Where the page begins: words first, then everything else. */
import { mount } from 'svelte';
import App from './App.svelte';
import { keepClient } from './install';
import { session } from './session.svelte';
import './theme.css';
import { startSpeaking } from './words/language.svelte';

session.start();
void startSpeaking().then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  void keepClient();
});
