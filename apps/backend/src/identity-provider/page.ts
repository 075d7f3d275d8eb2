import type { ServerResponse } from 'node:http';
import type { Language } from '../mail/languages.ts';
import { html, type Html } from './html.ts';
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

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <rect width="28" height="28" rx="7" fill="#0d74ce" />
  <path
    d="M6 19.5c3.2 0 3.6-7 6.6-7s2.6 4 4.6 4 2.1-8 4.8-8"
    fill="none"
    stroke="#fff"
    stroke-width="2.4"
    stroke-linecap="round"
  />
</svg>`;

/** @returns The whole document. */
export function renderPage({ language, title, content, wide, passesOn }: Page): string {
  const text = texts[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>${title} · ${text.corporateAccount}</title>
        <link rel="stylesheet" href="${providerPath}/style.css" />
        ${passesOn ? html`<script src="${providerPath}/continue.js" defer></script>` : null}
      </head>
      <body>
        <main class="${wide ? 'wide' : ''}">
          <p class="brand">
            ${mark}<span><b>CNX</b> ${text.corporateAccount}</span>
          </p>
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
