import type { Language } from '../mail/languages.ts';
import type { WaitingMail } from '../mail/outbox.ts';
import { Html, html } from '../html.ts';
import type { Page } from './page.ts';
import { texts } from './texts.ts';

/** A lead, what follows it, and the way to the portal. */
function leadToPortal(language: Language, portal: string, lead: string, more?: Html): Html {
  return html`<p class="lead">${lead}</p>
    ${more}
    <div class="actions"><a class="button" href="${portal}">${texts[language].toPortal}</a></div>`;
}

/** The interaction is over: too old, used before, or opened in another browser. */
export function expiredPage(language: Language, portal: string): Page {
  const { expiredTitle: title, expiredLead } = texts[language];
  return { language, title, content: leadToPortal(language, portal, expiredLead), status: 400 };
}

/** A request of the portal was wrong and there is no address that its answer could be trusted to. */
export function errorPage(
  language: Language,
  portal: string,
  { error, description, status }: { error: string; description?: string | undefined; status: number },
): Page {
  const { errorTitle: title, errorLead } = texts[language];
  const details = html`<p class="notice bad">
    <code>${error}</code>${description ? html`<br />${description}` : null}
  </p>`;
  return { language, title, content: leadToPortal(language, portal, errorLead, details), status };
}

/** Passes on to the end of the session by itself; without scripts its button does. */
export function signingOutPage(language: Language, form: string): Page {
  const text = texts[language];
  // The provider's form ends with its tag; what confirms the sign-out and can be pressed goes before that.
  const fields = html`<input type="hidden" name="logout" value="yes" /><button>${text.continue}</button>`;
  const content = new Html(form.replace('</form>', `${fields.text}</form>`));
  return { language, title: text.signingOutTitle, content, passesOn: true };
}

export function signedOutPage(language: Language, portal: string): Page {
  const { signedOutTitle: title, signedOutLead } = texts[language];
  return { language, title, content: leadToPortal(language, portal, signedOutLead) };
}

/** What waits to be sent, newest first. Addresses of the portal become links. */
export function mailPage(language: Language, portal: string, mails: readonly WaitingMail[]): Page {
  const text = texts[language];
  const list = mails.map(
    (mail) =>
      html`<li>
        <article data-recipient="${mail.recipient}">
          <h2>${mail.subject}</h2>
          <p class="hint">
            ${text.mailTo} ${mail.recipient} ·
            <time datetime="${mail.createdAt.toISOString()}"
              >${mail.createdAt.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' })}</time
            >
          </p>
          <pre>${linked(mail.body, portal)}</pre>
        </article>
      </li>`,
  );
  const content = html`<p class="lead">${text.mailLead}</p>
    ${
      mails.length
        ? html`<ul class="mails">
            ${list}
          </ul>`
        : html`<p class="hint">${text.mailEmpty}</p>`
    }`;
  return { language, title: text.mailTitle, content, wide: true };
}

function linked(text: string, portal: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${portal}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
