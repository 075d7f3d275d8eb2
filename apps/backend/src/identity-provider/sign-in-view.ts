import type { Language } from '../mail/languages.ts';
import { html } from './html.ts';
import { notice, type Page } from './page.ts';
import { texts } from './texts.ts';

/** Why somebody is not signed in. */
export type SignInComplaint = 'emailInvalid' | 'passwordMissing' | 'refused' | 'tooMany' | 'busy';

/** What the sign-in page shows. */
export interface SignInView {
  readonly language: Language;
  readonly seal: string;
  readonly email: string;
  readonly complaint?: SignInComplaint;
}

const statuses = { emailInvalid: 400, passwordMissing: 400, refused: 401, tooMany: 429, busy: 503 } as const;

/** The page that asks for address and password. Its form posts to its own address. */
export function signInPage({ language, seal, email, complaint }: SignInView): Page {
  const words = texts[language];
  const aboutEmail = complaint === 'emailInvalid' || complaint === 'refused';
  const aboutPassword = complaint === 'passwordMissing' || complaint === 'refused';
  const described = complaint ? html`aria-describedby="notice"` : null;
  const startInPassword = email !== '' && complaint !== 'emailInvalid';
  const content = html`
    <p class="lead">${words.signInLead}</p>
    ${notice('bad', complaint && words[complaint])}
    <form method="post" novalidate>
      <input type="hidden" name="seal" value="${seal}" />
      <div class="field">
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          value="${email}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="240"
          required
          ${aboutEmail ? html`aria-invalid="true" ${described}` : null}
          ${startInPassword ? null : html`autofocus`}
        />
      </div>
      <div class="field">
        <label for="password">${words.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="200"
          required
          ${aboutPassword ? html`aria-invalid="true" ${described}` : null}
          ${startInPassword ? html`autofocus` : null}
        />
      </div>
      <p class="aside"><a href="?view=reset">${words.forgot}</a></p>
      <div class="actions">
        <button name="do" value="signIn">${words.signIn}</button>
        <button class="quiet" name="do" value="cancel">${words.cancel}</button>
      </div>
    </form>
  `;
  return { language, title: words.signInTitle, content, status: complaint ? statuses[complaint] : 200 };
}
