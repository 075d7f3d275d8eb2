// What stories of the portal's components stand in: texts of the language chosen in the toolbar, and a quiet dashboard.
import { ApiError, type DataMeta } from '@cnx/api';
import type { Decorator } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import type { InsightFrame } from './insight-definition.ts';
import type { FailedView, InsightView } from './insight-view.ts';

/** Fetches the texts of the toolbar's language before a story is shown. */
export async function loadStoryTexts({ globals }: { globals: Record<string, unknown> }) {
  const locale = globals['locale'];
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return { i18n };
}

/** Gives a story the texts that were fetched for it. */
export const withTexts: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded['i18n'] as I18n}>
    <Story />
  </I18nextProvider>
);

/** The dashboard around a story's card: thirty days up to 19 November 2026, no filter. */
export const storyFrame: InsightFrame = {
  window: { from: '2026-10-21', to: '2026-11-19' },
  asOf: '2026-11-20T06:00:00+01:00',
  filtered: false,
  allHref: '#all',
  onWindow: () => undefined,
  onClearFilters: () => undefined,
};

/** Beside data that is six hours old and reaches up to the window's end. */
export const storyMeta: DataMeta = {
  asOf: '2026-11-20T06:00:00+01:00',
  range: { from: '2023-11-20', to: '2026-11-19' },
  producedUntil: '2026-11-19',
  total: null,
  nextCursor: null,
  serverTime: Date.parse('2026-11-20T12:00:00+01:00'),
};

/** A view of data that could not be fetched. */
export function failedView(
  retry: () => void = () => undefined,
  error: FailedView['error'] = new ApiError({
    status: 503,
    errors: [{ message: 'The database is being upgraded.' }],
    retryAfterSeconds: null,
  }),
): FailedView {
  return { status: 'failed', error, retrying: false, retry };
}

/** A view of good data. */
export function shownView<Body>(body: Body, meta: Partial<DataMeta> = {}) {
  return {
    status: 'shown',
    body,
    meta: {
      ...storyMeta,
      ...(meta.range !== undefined && { producedUntil: meta.range?.to ?? null }),
      ...meta,
    },
    outdated: false,
    error: null,
    retry: () => undefined,
  } satisfies InsightView<Body>;
}
