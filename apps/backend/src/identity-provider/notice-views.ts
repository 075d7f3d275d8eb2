import type { Language } from '../mail/languages.ts';
import type { WaitingMail } from '../mail/outbox.ts';
import { Html, html } from './html.ts';
import type { Page } from './page.ts';
import { texts } from './texts.ts';

/** The visit is over: too old, used before, or opened in another browser. */
export function expiredPage(language: Language, portal: string): Page {
  const words = texts[language];
  const content = html`<p class="lead">${words.expiredLead}</p>
    <div class="actions"><a class="button" href="${portal}">${words.toPortal}</a></div>`;
  return { language, title: words.expiredTitle, content, status: 400 };
}

/** A request of the portal was wrong and there is no address that its answer could be trusted to. */
export function errorPage(
  language: Language,
  portal: string,
  { error, description, status }: { error: string; description?: string | undefined; status: number },
): Page {
  const words = texts[language];
  const content = html`<p class="lead">${words.errorLead}</p>
    <p class="notice bad"><code>${error}</code>${description ? html`<br />${description}` : null}</p>
    <div class="actions"><a class="button" href="${portal}">${words.toPortal}</a></div>`;
  return { language, title: words.errorTitle, content, status };
}

/** Passes on to the end of the session by itself; without scripts its button does. */
export function signingOutPage(language: Language, form: string): Page {
  const words = texts[language];
  // The provider's form ends with its tag; what confirms the sign-out and can be pressed goes before that.
  const fields = html`<input type="hidden" name="logout" value="yes" /><button>${words.continue}</button>`;
  const content = new Html(form.replace('</form>', `${fields.text}</form>`));
  return { language, title: words.signingOutTitle, content, passesOn: true };
}

export function signedOutPage(language: Language, portal: string): Page {
  const words = texts[language];
  const content = html`<p class="lead">${words.signedOutLead}</p>
    <div class="actions"><a class="button" href="${portal}">${words.toPortal}</a></div>`;
  return { language, title: words.signedOutTitle, content };
}

/** What waits to be sent, newest first. Addresses of the portal become links. */
export function mailPage(language: Language, portal: string, mails: readonly WaitingMail[]): Page {
  const words = texts[language];
  const list = mails.map(
    (mail) =>
      html`<li>
        <article data-recipient="${mail.recipient}">
          <h2>${mail.subject}</h2>
          <p class="hint">
            ${words.mailTo} ${mail.recipient} ·
            <time datetime="${mail.createdAt.toISOString()}"
              >${mail.createdAt.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' })}</time
            >
          </p>
          <pre>${linked(mail.body, portal)}</pre>
        </article>
      </li>`,
  );
  const content = html`<p class="lead">${words.mailLead}</p>
    ${
      mails.length
        ? html`<ul class="mails">
            ${list}
          </ul>`
        : html`<p class="hint">${words.mailEmpty}</p>`
    }`;
  return { language, title: words.mailTitle, content, wide: true };
}

function linked(text: string, portal: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${portal}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
