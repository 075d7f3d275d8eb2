/** A page as a visitor sees it. */
export interface VisitedPage {
  readonly status: number;
  /** Address after all redirects within the provider. */
  readonly url: URL;
  readonly headers: Headers;
  readonly text: string;
}

/** A small browser without scripts: keeps cookies by path, follows redirects, fills forms. */
export class Visitor {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  readonly #headers: Record<string, string>;

  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers;
  }

  /** Cookies that an address would get. */
  cookiesFor(url: URL): string {
    return [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split('|')[0] ?? ''}=${value}`)
      .join('; ');
  }

  open(url: string | URL): Promise<VisitedPage> {
    return this.#send(new URL(url), { method: 'GET' });
  }

  /** Sends the form of a page with its hidden fields. `headers` replace what a browser would send. */
  submit(
    page: VisitedPage,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<VisitedPage> {
    const action = attribute(/<form[^>]*>/.exec(page.text)?.[0] ?? '', 'action') ?? page.url.href;
    const hidden = [...page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'name') ?? '',
      attribute(tag, 'value') ?? '',
    ]);
    const body = new URLSearchParams({ ...(Object.fromEntries(hidden) as object), ...fields });
    return this.#send(new URL(action, page.url), {
      method: 'POST',
      body,
      headers: { origin: page.url.origin, ...headers },
    });
  }

  async #send(url: URL, init: RequestInit, hops = 0): Promise<VisitedPage> {
    if (hops > 10) throw new Error(`too many redirects at ${url.href}`);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...(init.headers as Record<string, string> | undefined),
        cookie: this.cookiesFor(url),
      },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line, url);
    const location = response.headers.get('location');
    if (location) {
      const next = new URL(location, url);
      // The portal is not there in these tests: what it would get is what the caller wants to see.
      if (next.pathname.startsWith('/idp/')) return this.#send(next, { method: 'GET' }, hops + 1);
      return { status: response.status, url: next, headers: response.headers, text: '' };
    }
    return { status: response.status, url, headers: response.headers, text: await response.text() };
  }

  #keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? url.pathname;
    const key = `${name}|${path}`;
    if (attributes.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part))) this.#cookies.delete(key);
    else this.#cookies.set(key, { value, path });
  }
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
