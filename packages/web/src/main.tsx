/** Starts the page: theme first, then the app, then the service worker that keeps it for offline. */
import { render } from 'preact';
import { App } from './app/App.js';
import { followSystem } from './keep/settings.js';
import './styles/index.css';

followSystem();
render(<App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:')
  addEventListener('load', () => navigator.serviceWorker.register('./sw.js').catch(() => {}));
