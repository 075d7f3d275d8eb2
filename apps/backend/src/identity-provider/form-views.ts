import type { Language } from '../mail/languages.ts';
import { html, type Html } from '../html.ts';
import { notice, type Page } from './page.ts';
import { texts, type ProviderTexts } from './texts.ts';

/** What every page with a form shows. */
interface FormViewOptions {
  readonly language: Language;
  /** Ties the form to its interaction. */
  readonly seal: string;
  readonly email: string;
}

/** A field with its label; `attributes` stand in the input. */
function field(id: string, label: string, attributes: Html, hint?: Html): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" ${attributes} />
    ${hint}
  </div>`;
}

function emailField(text: ProviderTexts, email: string, attributes: Html): Html {
  return field(
    'email',
    text.email,
    html`name="email" type="email" value="${email}" autocomplete="username" ${attributes}`,
  );
}

const typedEmail = html`autocapitalize="none" spellcheck="false" maxlength="240" required`;
const atNotice = html`aria-invalid="true" aria-describedby="notice"`;

/** A form whose first button is the one that Enter presses; the last one cancels. It posts to `action`. */
function form(
  { language, seal }: FormViewOptions,
  action: Html | null,
  fields: readonly (Html | null)[],
  buttons: Html,
): Html {
  return html`<form method="post" ${action} novalidate>
    <input type="hidden" name="seal" value="${seal}" />
    ${fields}
    <div class="actions">
      ${buttons}
      <button class="quiet" name="do" value="cancel">${texts[language].cancel}</button>
    </div>
  </form>`;
}

/** Why a sign-in was refused. */
export type SignInComplaint = 'emailInvalid' | 'passwordMissing' | 'refused' | 'tooMany' | 'busy';

const signInStatuses = { emailInvalid: 400, passwordMissing: 400, refused: 401, tooMany: 429, busy: 503 };

/** The page that asks for address and password. Its form posts to its own address. */
export function signInPage(options: FormViewOptions & { complaint?: SignInComplaint }): Page {
  const { language, email, complaint } = options;
  const text = texts[language];
  const startInPassword = email !== '' && complaint !== 'emailInvalid';
  const autofocus = html`autofocus`;
  const fields = [
    emailField(
      text,
      email,
      html`${typedEmail} ${complaint === 'emailInvalid' || complaint === 'refused' ? atNotice : null}
      ${startInPassword ? null : autofocus}`,
    ),
    field(
      'password',
      text.password,
      html`name="password" type="password" autocomplete="current-password" maxlength="200" required
      ${complaint === 'passwordMissing' || complaint === 'refused' ? atNotice : null}
      ${startInPassword ? autofocus : null}`,
    ),
    html`<p class="aside"><a href="?view=reset">${text.forgot}</a></p>`,
  ];
  const content = html`<p class="lead">${text.signInLead}</p>
    ${notice('bad', complaint && text[complaint])}
    ${form(options, null, fields, html`<button name="do" value="signIn">${text.signIn}</button>`)}`;
  return { language, title: text.signInTitle, content, status: complaint ? signInStatuses[complaint] : 200 };
}

const resetAction = html`action="?view=reset"`;
const resetStatus = (complaint: string | undefined) =>
  complaint === 'tooMany' ? 429 : complaint ? 400 : 200;

/** The first step of a reset: the address that gets a verification code. */
export function resetEmailPage(options: FormViewOptions & { complaint?: 'emailInvalid' | 'tooMany' }): Page {
  const { language, email, complaint } = options;
  const text = texts[language];
  const attributes = html`${typedEmail} autofocus ${complaint ? atNotice : null}`;
  const send = html`<button name="do" value="sendCode">${text.sendCode}</button>`;
  const content = html`<p class="lead">${text.resetLead}</p>
    ${notice('bad', complaint && text[complaint])}
    ${form(options, resetAction, [emailField(text, email, attributes)], send)}`;
  return { language, title: text.resetTitle, content, status: resetStatus(complaint) };
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
export function resetCodePage(
  options: FormViewOptions & { complaint?: ResetComplaint; code?: string },
): Page {
  const { language, email, complaint, code = '' } = options;
  const text = texts[language];
  const aboutCode = complaint === 'codeWrong';
  const aboutPassword = complaint !== undefined && !aboutCode;
  const newPassword = html`type="password" autocomplete="new-password" maxlength="200" required
  ${aboutPassword ? html`aria-invalid="true"` : null}`;
  const fields = [
    emailField(text, email, html`readonly`),
    field(
      'code',
      text.code,
      html`name="code" class="code" value="${aboutCode ? '' : code}" autocomplete="one-time-code"
      autocapitalize="characters" spellcheck="false" maxlength="20" required autofocus
      ${aboutCode ? atNotice : html`aria-describedby="code-hint"`}`,
      html`<span class="hint" id="code-hint">${text.codeHint}</span>`,
    ),
    field(
      'new-password',
      text.newPassword,
      html`name="newPassword" aria-describedby="${aboutPassword ? 'notice' : 'password-hint'}" ${newPassword}`,
      html`<span class="hint" id="password-hint">${text.passwordHint}</span>`,
    ),
    field('confirm-password', text.confirmPassword, html`name="confirmPassword" ${newPassword}`),
  ];
  const buttons = html`<button name="do" value="change">${text.changePassword}</button>
    <button class="quiet" name="do" value="sendCode">${text.anotherCode}</button>`;
  const content = html`${complaint ? notice('bad', text[complaint]) : notice('info', text.codeSent)}
  ${form(options, resetAction, fields, buttons)}`;
  return { language, title: text.newCodeTitle, content, status: resetStatus(complaint) };
}
