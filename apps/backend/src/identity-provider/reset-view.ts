import type { Language } from '../mail/languages.ts';
import { html, type Html } from './html.ts';
import { notice, type Page } from './page.ts';
import { texts, type ProviderTexts } from './texts.ts';

interface ResetView {
  readonly language: Language;
  readonly seal: string;
  readonly email: string;
}

/** The first step of a reset: the address that gets a verification code. */
export function resetEmailPage({
  language,
  seal,
  email,
  complaint,
}: ResetView & { complaint?: 'emailInvalid' | 'tooMany' }): Page {
  const words = texts[language];
  const content = html`
    <p class="lead">${words.resetLead}</p>
    ${notice('bad', complaint && words[complaint])}
    <form method="post" action="?view=reset" novalidate>
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
          autofocus
          ${complaint ? html`aria-invalid="true" aria-describedby="notice"` : null}
        />
      </div>
      <div class="actions">
        <button name="do" value="sendCode">${words.sendCode}</button>
        ${cancelButton(words)}
      </div>
    </form>
  `;
  const status = complaint === 'tooMany' ? 429 : complaint ? 400 : 200;
  return { language, title: words.resetTitle, content, status };
}

/** Why a new password was not taken. */
export type ResetComplaint =
  | 'codeWrong'
  | 'passwordsDiffer'
  | 'requirementsNotMet'
  | 'tooLong'
  | 'tooCommon'
  | 'samePassword'
  | 'tooMany';

/** The second step: code and new password. The code has to be typed again after a complaint about the password only. */
export function resetCodePage({
  language,
  seal,
  email,
  complaint,
  code = '',
}: ResetView & { complaint?: ResetComplaint; code?: string }): Page {
  const words = texts[language];
  const aboutCode = complaint === 'codeWrong';
  const described = html`aria-invalid="true" aria-describedby="notice"`;
  const content = html`
    ${complaint ? notice('bad', words[complaint]) : notice('info', words.codeSent)}
    <form method="post" action="?view=reset" novalidate>
      <input type="hidden" name="seal" value="${seal}" />
      <div class="field">
        <label for="email">${words.email}</label>
        <input id="email" name="email" type="email" value="${email}" autocomplete="username" readonly />
      </div>
      <div class="field">
        <label for="code">${words.code}</label>
        <input
          id="code"
          name="code"
          class="code"
          value="${aboutCode ? '' : code}"
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          required
          autofocus
          ${aboutCode ? described : html`aria-describedby="code-hint"`}
        />
        <span class="hint" id="code-hint">${words.codeHint}</span>
      </div>
      ${newPasswordFields(words, complaint !== undefined && !aboutCode)}
      <div class="actions">
        <button name="do" value="change">${words.changePassword}</button>
        <button class="quiet" name="do" value="sendCode">${words.anotherCode}</button>
        ${cancelButton(words)}
      </div>
    </form>
  `;
  const status = complaint === 'tooMany' ? 429 : complaint ? 400 : 200;
  return { language, title: words.newCodeTitle, content, status };
}

function newPasswordFields(words: ProviderTexts, invalid: boolean): Html {
  const marked = invalid ? html`aria-invalid="true"` : null;
  const attributes = html`type="password" autocomplete="new-password" maxlength="200" required ${marked}`;
  return html`
    <div class="field">
      <label for="new-password">${words.newPassword}</label>
      <input
        id="new-password"
        name="newPassword"
        aria-describedby="${invalid ? 'notice' : 'password-hint'}"
        ${attributes}
      />
      <span class="hint" id="password-hint">${words.passwordHint}</span>
    </div>
    <div class="field">
      <label for="confirm-password">${words.confirmPassword}</label>
      <input id="confirm-password" name="confirmPassword" ${attributes} />
    </div>
  `;
}

function cancelButton(words: ProviderTexts): Html {
  return html`<button class="quiet" name="do" value="cancel">${words.cancel}</button>`;
}
