import type { HandedOverUser } from './hand-over-token.ts';

/** What the page has to say. */
export type PageState =
  | { readonly kind: 'greeting'; readonly user: HandedOverUser; readonly since: Date }
  | { readonly kind: 'signedOut' }
  /** A `ref` that no user waits under: used before, too old, or another application's. */
  | { readonly kind: 'refused' };

/** Where the page's links lead. */
export interface PageLinks {
  /** The portal. */
  readonly portal: string;
  /** The portal, which hands the signed-in user over again. */
  readonly handOver: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in HTML, between tags or in an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** The one page of the linked application. */
export function renderPage(state: PageState, links: PageLinks): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Linked application</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<p class="brand"><svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#12805c"/><path d="M9 14h10M14 9v10" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>Linked application</p>
${contentOf(state, links)}
</main>
</body>
</html>
`;
}

function contentOf(state: PageState, { portal, handOver }: PageLinks): string {
  const toPortal = (text: string, quiet = '') =>
    `<a class="button${quiet}" href="${escapeHtml(portal)}">${text}</a>`;
  const again = `<a class="button" href="${escapeHtml(handOver)}">Come in through the portal</a>`;
  if (state.kind === 'signedOut') {
    return `<h1>Nobody is signed in here</h1>
<p class="lead">This application takes over whoever is signed in to the CNX portal.</p>
<p class="actions">${again}</p>`;
  }
  if (state.kind === 'refused') {
    return `<h1>This link leads nowhere</h1>
<p class="notice" role="alert">It was used before, or is older than a minute.</p>
<p class="actions">${again}${toPortal('To the portal', ' quiet')}</p>`;
  }
  const { email, name } = state.user;
  const since = state.since.toISOString();
  return `<h1>Welcome, ${escapeHtml(name || email)}</h1>
<p class="lead">You were handed over from the CNX portal as <strong>${escapeHtml(email)}</strong>.</p>
<dl>
<dt>Signed in as</dt><dd data-user="${escapeHtml(email)}">${escapeHtml(email)}</dd>
<dt>Since</dt><dd><time datetime="${since}">${since.slice(0, 16).replace('T', ' ')} UTC</time></dd>
</dl>
<div class="actions">${toPortal('Back to the portal')}<form method="post" action="/sign-out"><button class="button quiet">Sign out here</button></form></div>`;
}
