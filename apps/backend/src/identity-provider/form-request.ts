import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseAcceptLanguage, chooseLanguage, type Language } from '../mail/languages.ts';

/** Larger forms are not read. */
const maxFormBytes = 16 * 1024;

/** A form that cannot be read; the message is for the log. */
export class UnreadableForm extends Error {
  override name = 'UnreadableForm';
}

/** @throws UnreadableForm when it is no form or too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new UnreadableForm('not a form');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxFormBytes) throw new UnreadableForm('too large');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** @returns A text of a form without NUL characters; empty when it is missing. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replaceAll('\0', '');
}

/** Ties the forms of a page to the interaction that it was made for. */
export type FormSeal = ReturnType<typeof createFormSeal>;

export function createFormSeal(secret: string, publicOrigin: string) {
  const make = (uid: string) => createHmac('sha256', secret).update(`form of ${uid}`).digest('base64url');
  return {
    /** @returns The value of the hidden field `seal`. */
    make,
    /**
     * Whether a submitted form was made by us for this interaction and comes from our own page. Cookies do not prove it: other
     * ports of the same host, such as a linked application's, are the same site to a browser.
     */
    check(request: IncomingMessage, form: URLSearchParams, uid: string): boolean {
      const { origin } = request.headers;
      if (origin !== undefined && origin !== publicOrigin) return false;
      const wanted = Buffer.from(make(uid));
      const given = Buffer.from(form.get('seal') ?? '');
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** The language of a page: what the portal asked for, else what the browser prefers. */
export function languageOf(request: IncomingMessage, uiLocales?: unknown): Language {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ').slice(0, 10) : [];
  return chooseLanguage([...asked, ...parseAcceptLanguage(request.headers['accept-language'])]);
}
