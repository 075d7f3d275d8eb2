// What a server does with the installed package: writes a page's markup, and its rules as a style sheet of their own.
import { applyGlobalStyles, getCssText, themeClass } from '@cnx/ui/themes';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.mjs';

applyGlobalStyles();
const content = renderToString(createElement(Page));
const theme = themeClass('blue');
mkdirSync('rendered', { recursive: true });
writeFileSync('rendered/styles.css', getCssText());
writeFileSync(
  'rendered/index.html',
  `<!doctype html><html lang="es" class="${theme}"><head><meta charset="utf-8"><title>Outside</title><link rel="stylesheet" href="/styles.css"></head><body class="${theme}"><div id="root">${content}</div><script type="module" src="/hydrate.js"></script></body></html>`,
);
