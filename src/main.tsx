import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { createApplication } from './state/application.ts';
import { codecs } from './state/codecs.ts';
import { download } from './storage/download.ts';
import { fetchJson } from './storage/fetch-json.ts';
import { openStorage } from './storage/open-storage.ts';
import './ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');

const storage = await openStorage(codecs);
const application = createApplication(storage, {
  fetchJson: (file) => fetchJson(`${import.meta.env.BASE_URL}${file}`),
  now: () => Date.now(),
  download,
  prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
});
const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
createRoot(root).render(<App application={application} router={router} />);
