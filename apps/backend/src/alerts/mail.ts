import { html, type Html } from '../html.ts';
import type { Language } from '../mail/languages.ts';
import type { Mail } from '../mail/outbox.ts';
import { createFigures } from './figures.ts';
import type { AlertMessage } from './message.ts';
import type { Reader } from './reader.ts';
import { counted, fill, wordsOf } from './words.ts';

/** Address of the page that stops a subscription, or confirms it. */
export function stopAddress(origin: string, token: string, confirms = false): string {
  const query = new URLSearchParams({ token, ...(confirms && { confirm: 'yes' }) });
  return `${origin}/stop?${query.toString()}`;
}

/** Writes the mail of a message. @param token of its subscription */
export function writeAlertMail(
  message: AlertMessage,
  { recipient, token, reader, origin }: { recipient: string; token: string; reader: Reader; origin: string },
): Mail {
  const words = wordsOf[reader.language];
  const figures = createFigures(reader);
  const { subject, summary, items, total, link, name } = message;
  const left = total - items.length;
  const more = left > 0 && fill(counted(words.more, figures.plural, left), { count: figures.count(left) });
  const stop = stopAddress(origin, token);
  const settings = `${origin}/settings?tab=notifications`;
  const why = fill(words.why, { name });
  const text = [
    ...(summary === null ? [] : [summary, '']),
    ...items.flatMap((item) =>
      [item.title, item.body, item.link ?? '', ''].filter((line, at) => at === 3 || line),
    ),
    ...(more ? [more, ''] : []),
    `${words.seeAll}: ${link}`,
    '',
    why,
    `${words.stop}: ${stop}`,
    `${words.change}: ${settings}`,
  ].join('\n');
  const page = html` ${summary !== null && html`<p>${summary}</p>`}
    ${items.map(
      (item) =>
        html`<p>
          <b>${item.link === null ? item.title : html`<a href="${item.link}">${item.title}</a>`}</b
          ><br />${item.body.split('\n').map((line, at) => html`${at > 0 && html`<br />`}${line}`)}
        </p>`,
    )}
    ${more && html`<p>${more}</p>`}
    <p><a href="${link}">${words.seeAll}</a></p>
    <p>
      <small
        >${why}<br /><a href="${stop}">${words.stop}</a> · <a href="${settings}">${words.change}</a></small
      >
    </p>`;
  return {
    recipient,
    subject,
    body: text,
    html: documentOf(reader.language, subject, page),
    messageId: messageIdOf(message.id, origin),
    headers: {
      // RFC 8058: one press in the mail program, without a page.
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** The number of a message's mail: the same one each time that it is sent. */
export function messageIdOf(id: string, origin: string): string {
  return `<alert.${id}@${new URL(origin).hostname}>`;
}

/** The mail in which a person without an account confirms to be sent hand-overs. */
export function writeConfirmationMail({
  recipient,
  token,
  reader,
  origin,
  name,
  author,
}: {
  recipient: string;
  token: string;
  reader: Reader;
  origin: string;
  name: string;
  author: string;
}): Mail {
  const words = wordsOf[reader.language];
  const text = fill(words.confirmBody, { author, name });
  const link = stopAddress(origin, token, true);
  return {
    recipient,
    subject: words.confirmSubject,
    body: `${text}\n\n${link}`,
    html: documentOf(
      reader.language,
      words.confirmSubject,
      html`<p>${text}</p>
        <p><a href="${link}">${words.confirm}</a></p>`,
    ),
  };
}

function documentOf(language: Language, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}
