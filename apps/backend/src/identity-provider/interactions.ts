import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { maxTextLength } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Language } from '../mail/languages.ts';
import { passwordMethods, type AccountCheck, type ProviderAccount } from './accounts.ts';
import { isEmail, plainAddress } from '../auth/email.ts';
import { fieldOf, languageOf, readForm, UnreadableForm, type FormSeal } from './form-request.ts';
import { resetEmailPage, signInPage, type SignInComplaint } from './form-views.ts';
import { expiredPage } from './notice-views.ts';
import { sendPage, type Page } from './page.ts';
import type { PolicyName } from './policies.ts';
import type { ResetSteps } from './reset-steps.ts';

/** What the pages of a policy need. */
export interface InteractionsOptions {
  readonly provider: Provider;
  readonly policy: PolicyName;
  readonly publicOrigin: string;
  readonly seal: FormSeal;
  readonly checkAccount: AccountCheck;
  readonly resetSteps: ResetSteps;
}

type InteractionDetails = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A request for a page of an interaction: a user's way from the portal through the provider's pages and back. */
interface InteractionRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
  readonly interaction: InteractionDetails;
  readonly language: Language;
  readonly seal: string;
}

/** The answer of Azure AD B2C when a user presses Cancel; clients know it by its number. */
const canceled = {
  error: 'access_denied',
  error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
};

/**
 * Shows the pages of an interaction and acts on their forms.
 * @returns Answers requests for `…/interaction/{uid}`.
 */
export function createInteractions(options: InteractionsOptions) {
  const { provider, policy, publicOrigin, seal, checkAccount, resetSteps } = options;
  const portal = `${publicOrigin}/`;

  async function finish(
    { request, response, interaction }: InteractionRequest,
    account: ProviderAccount,
  ): Promise<void> {
    const login = { accountId: account.subject, amr: passwordMethods(account) };
    const result = interaction.prompt.name === 'select_account' ? { login, select_account: {} } : { login };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  async function signIn(current: InteractionRequest, form: URLSearchParams): Promise<void> {
    const { language, response, address } = current;
    const email = plainAddress(fieldOf(form, 'email'));
    const password = fieldOf(form, 'password');
    const again = (complaint: SignInComplaint) =>
      sendPage(response, signInPage({ language, seal: current.seal, email, complaint }));
    if (!isEmail(email, maxTextLength.providerEmail)) return again('emailInvalid');
    if (!password) return again('passwordMissing');
    const attempt = await checkAccount(email, password, address).catch((error: unknown) => {
      if (error instanceof Refusal) {
        announceWait(response, error.retryAfterSeconds);
        return { outcome: error.status === 429 ? 'tooMany' : 'busy' } as const;
      }
      throw error;
    });
    if (attempt.outcome === 'signedIn') return finish(current, attempt.account);
    return again(attempt.outcome);
  }

  function firstPage({ interaction, language, seal: value }: InteractionRequest, resetting: boolean): Page {
    const hint = interaction.params['login_hint'];
    const email = typeof hint === 'string' && isEmail(hint, maxTextLength.providerEmail) ? hint : '';
    return resetting
      ? resetEmailPage({ language, seal: value, email })
      : signInPage({ language, seal: value, email });
  }

  async function open(request: IncomingMessage, response: ServerResponse, address: string) {
    const interaction = await provider.interactionDetails(request, response);
    const path = new URL(request.url ?? '', publicOrigin).pathname;
    if (!path.endsWith(`/${interaction.uid}`)) throw new errors.SessionNotFound('another interaction');
    const language = languageOf(request, interaction.params['ui_locales']);
    return { request, response, address, interaction, language, seal: seal.make(interaction.uid) };
  }

  async function act(current: InteractionRequest, resetting: boolean): Promise<void> {
    const { request, response, interaction } = current;
    const form = await readForm(request);
    if (!seal.check(request, form, interaction.uid)) throw new UnreadableForm('not our form');
    if (form.get('do') === 'cancel') {
      return provider.interactionFinished(request, response, canceled, { mergeWithLastSubmission: false });
    }
    if (!resetting) return signIn(current, form);
    const step = await resetSteps(form, {
      language: current.language,
      seal: current.seal,
      address: current.address,
      sessionUid: interaction.session?.uid,
    });
    if ('account' in step) return finish(current, step.account);
    announceWait(response, step.retryAfterSeconds);
    return sendPage(response, step.page);
  }

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    try {
      const current = await open(request, response, address);
      const query = new URL(request.url ?? '', publicOrigin).searchParams;
      const resetting = policy === 'b2c_1_reset' || query.get('view') === 'reset';
      if (request.method === 'POST') return await act(current, resetting);
      return sendPage(response, firstPage(current, resetting));
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound || error instanceof UnreadableForm)) throw error;
      return sendPage(response, expiredPage(languageOf(request), portal));
    }
  };
}

function announceWait(response: ServerResponse, seconds: number | undefined): void {
  if (seconds !== undefined) response.setHeader('retry-after', seconds);
}
