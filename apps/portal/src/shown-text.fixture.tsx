// What people read of the portal, as text, for tests that compare one place with another.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n, loadTexts, loginTexts } from './i18n/i18n.ts';
import type { Formats } from './insight/use-formats.ts';
import { testPortal } from './portal.fixture.ts';
import { dateFormat, quantityFormat } from './quantities.ts';
import { PortalProvider } from './use-portal.tsx';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');

/** How the reader of {@link shownText} reads: in English, with metric units, by the clock of Greenwich. */
export const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};

/** The text of what is shown, with a line for each element. */
export function shownText(shown: ReactNode): string {
  const { portal } = testPortal();
  const markup = renderToStaticMarkup(
    <PortalProvider portal={portal} i18n={i18n}>
      {shown}
    </PortalProvider>,
  );
  return markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
