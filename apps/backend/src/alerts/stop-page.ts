import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../html.ts';
import { chooseLanguage, parseAcceptLanguage } from '../mail/languages.ts';
import type { AlertSubscriptions } from './subscriptions.ts';
import { fill, wordsOf } from './words.ts';

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Its address is what stops the messages.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const maxTokenLength = 64;

/**
 * The page that links of alert mails lead to, without a session: a press stops a subscription, or confirms it. Opening it
 * changes nothing, because mail programs and scanners open links; a mail program that stops by RFC 8058 posts.
 */
export function addStopPage(app: FastifyInstance, subscriptions: AlertSubscriptions): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The address says all.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, parsed) =>
      parsed(null),
    );
    for (const method of ['GET', 'POST'] as const)
      scope.route({
        method,
        url: '/stop',
        async handler(request, reply) {
          const { token = '', confirm } = request.query as Record<string, unknown>;
          const isConfirmed = confirm === 'yes';
          const known =
            typeof token === 'string' && token.length <= maxTokenLength
              ? await subscriptions.findByToken(token)
              : undefined;
          const language =
            known?.reader.language ?? chooseLanguage(parseAcceptLanguage(request.headers['accept-language']));
          const words = wordsOf[language];
          reply.headers(headers);
          if (!known) return reply.code(404).send(pageOf(language, words.page, html`<p>${words.gone}</p>`));
          if (method === 'POST') {
            await (isConfirmed
              ? subscriptions.confirm(token as string)
              : subscriptions.stop(token as string));
            const said = fill(isConfirmed ? words.confirmed : words.stopped, { name: known.name });
            return reply.send(pageOf(language, words.page, html`<p role="status">${said}</p>`));
          }
          const question = fill(isConfirmed ? words.confirmQuestion : words.stopQuestion, {
            name: known.name,
          });
          const action = `/stop?${new URLSearchParams({ token: token as string, ...(isConfirmed && { confirm: 'yes' }) }).toString()}`;
          return reply.send(
            pageOf(
              language,
              words.page,
              html`<p>${question}</p>
                <form method="post" action="${action}">
                  <button>${isConfirmed ? words.confirm : words.stop}</button>
                </form>`,
            ),
          );
        },
      });
    done();
  });
}

function pageOf(language: string, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}
