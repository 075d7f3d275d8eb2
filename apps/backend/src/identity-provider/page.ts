import type { ServerResponse } from 'node:http';
import type { Language } from '../mail/languages.ts';
import { html, type Html } from '../html.ts';
import { providerPath } from './policies.ts';
import { texts } from './texts.ts';

/** A page of the provider. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly content: Html;
  /** Wider than a form. @default false */
  readonly wide?: boolean;
  /** Passes its one form on by itself. @default false */
  readonly passesOn?: boolean;
  /** @default 200 */
  readonly status?: number;
}

/** The product's mark, as the portal draws it: sign and letters. */
const mark = html`<svg class="mark" viewBox="0 0 76 24" role="img" aria-label="CNX">
  <path d="M21.1 9.2A9.5 9.5 0 1 1 14.8 2.9" stroke-width="2.2" />
  <path d="M17 11.6A5 5 0 1 1 12.4 7" stroke-width="1.8" opacity="0.6" />
  <path d="M12 12l8.6-8.6" stroke-width="2.2" />
  <circle class="well" cx="12" cy="12" r="2.3" />
  <g stroke-width="2.6">
    <path d="M44.2 7.2a6 6 0 1 0 0 9.6" />
    <path d="M49.6 18V6l8.4 12V6" />
    <path d="M63.6 6l9 12M72.6 6l-9 12" />
  </g>
</svg>`;

/** @returns The whole document. */
export function renderPage({ language, title, content, wide, passesOn }: Page): string {
  const text = texts[language];
  return html`<!doctype html>
    <html lang="${language}" translate="no">
      <head>
        <meta charset="utf-8" />
        <meta name="google" content="notranslate" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${text.corporateAccount}</title>
        <link rel="stylesheet" href="${providerPath}/style.css" />
        ${passesOn ? html`<script src="${providerPath}/continue.js" defer></script>` : null}
      </head>
      <body>
        <main class="${wide ? 'wide' : ''}">
          <p class="brand">${mark}<span>${text.corporateAccount}</span></p>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>${text.demonstrationNote}</footer>
      </body>
    </html>`.text;
}

/** Answers with a page. */
export function sendPage(response: ServerResponse, page: Page): void {
  response.statusCode = page.status ?? 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-language', page.language);
  response.end(renderPage(page));
}

/** A message about what just happened, read out when the page arrives. */
export function notice(kind: 'bad' | 'info', text: string | undefined): Html | undefined {
  if (!text) return undefined;
  return html`<p class="notice ${kind}" id="notice" role="${kind === 'bad' ? 'alert' : 'status'}">
    ${text}
  </p>`;
}
