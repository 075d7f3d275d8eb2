// The portal's pages as elements without anything behind them, in a bare router: what changing between them takes at least.
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';

/** Follows plain links, as the portal does. */
function Links() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event) => {
      const href = event.target.closest('a[href]')?.getAttribute('href');
      if (!href?.startsWith('/')) return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

/** Makes elements of what was read of a page: a text, or a name, attributes and children. */
function elementOf(read, main, key) {
  if (typeof read === 'string') return read;
  const { name, attributes, children } = read;
  const inside = name === 'main' && main ? [main] : children.map((child, at) => elementOf(child, main, at));
  return createElement(name, { key, ...attributes }, ...inside);
}

function Page({ read }) {
  return read.map((child, key) => elementOf(child, undefined, key));
}

/**
 * Shows the frame of a page, and the contents of its main part by address.
 * @param {{ frame: object[], pages: Record<string, object[]>, css: string }} read
 */
globalThis.showPages = ({ frame, pages, css }) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const outlet = <Outlet key="page" />;
  createRoot(document.getElementById('root')).render(
    <BrowserRouter>
      <Links />
      <Routes>
        <Route element={frame.map((child, key) => elementOf(child, outlet, key))}>
          {Object.entries(pages).map(([path, page]) => (
            <Route key={path} path={path} element={<Page read={page} />} />
          ))}
          <Route path="*" element={null} />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
};
