/** Starts the page: theme and language first, then the app, then the service worker that keeps it for offline. */
import { render } from 'preact';
import { App } from './app/App.js';
import { followSystem } from './keep/settings.js';
import { linkRoute } from './online/routes.js';
import { pageLanguage } from './words/language.js';
import { loadShell } from './words/shell.js';
import './styles/index.css';

const link = linkRoute(location.pathname, location.hash);
if (link !== null) history.replaceState(null, '', new URL(`../${link}`, location.href));
followSystem();
const language = pageLanguage();
document.documentElement.lang = language;
// Not awaited: chunks that are loaded later share what is in this one, which must have come to its end.
void loadShell(language).then(() => render(<App />, document.getElementById('app')!));

if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:')
  addEventListener('load', () => navigator.serviceWorker.register('./sw.js').catch(() => {}));
