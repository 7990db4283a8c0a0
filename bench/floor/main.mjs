/**
 * The least that an app of these packages costs: React, its router with loaders, and a list with a filter.
 */
import { createElement as element, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';

const ENTRIES = Array.from({ length: 300 }, (_, index) => `Entry ${index}`);

function Home() {
  return element(
    'main',
    null,
    element('h1', null, 'Welcome'),
    element('p', null, 'The least that an app of these packages costs: a page with a link to a list.'),
    element(Link, { id: 'press', to: '/list' }, 'New character'),
  );
}

function List() {
  const [query, setQuery] = useState('');
  return element(
    'main',
    null,
    element('h1', { id: 'answer' }, 'New Character'),
    element('input', {
      'aria-label': 'Filter',
      value: query,
      onChange: (/** @type {{ target: HTMLInputElement }} */ event) => setQuery(event.target.value),
    }),
    element(
      'ul',
      null,
      ENTRIES.filter((entry) => entry.includes(query)).map((entry) => element('li', { key: entry }, entry)),
    ),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const router = createBrowserRouter([
  { path: '/', element: element(Home) },
  { path: '/list', element: element(List), loader: () => null },
]);
createRoot(root).render(element(RouterProvider, { router }));
