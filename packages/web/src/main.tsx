/** Starts the page: theme first, then the app, then the service worker that keeps it for offline. */
import { render } from 'preact';
import { App } from './app/App.js';
import { followSystem } from './keep/settings.js';
import { linkRoute } from './online/routes.js';
import './styles/index.css';

const link = linkRoute(location.pathname, location.hash);
if (link !== null) history.replaceState(null, '', new URL(`../${link}`, location.href));
followSystem();
render(<App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:')
  addEventListener('load', () => navigator.serviceWorker.register('./sw.js').catch(() => {}));
