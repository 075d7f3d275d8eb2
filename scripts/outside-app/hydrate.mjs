import { applyGlobalStyles } from '@cnx/ui/themes';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.mjs';

applyGlobalStyles();
hydrateRoot(document.getElementById('root'), createElement(Page), {
  // A difference between the server's markup and the browser's, which React mends without a word to the reader.
  onRecoverableError: (error) => console.error(error),
});
