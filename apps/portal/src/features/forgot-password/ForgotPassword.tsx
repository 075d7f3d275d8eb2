import { Button, FormMessage, LoadingOverlay, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonPair, Form, FormHead, FormPage, Messages } from '../../forms/FormParts.tsx';
import { useResetOnLeave } from '../../forms/use-reset-on-leave.ts';
import { messageTones } from '../../forms/message-tones.ts';
import { useMessageText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { emailMaxLength } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { forgotPasswordAtom, initialForgotPassword } from './forgot-password.atoms.ts';
import { submitForgotPassword } from './forgot-password.ts';

/** Asks for an email address, and starts what lets its owner choose a new password. */
export function ForgotPassword() {
  const { t } = useTranslation(['passwords', 'login']);
  const ready = useTexts('passwords', 'signIn');
  const textOf = useMessageText();
  const { busy, messages } = useAtomValue(forgotPasswordAtom);
  const submit = useSend();
  if (!ready) return null;
  return (
    <FormPage>
      <FormHead title={t('forgot.heading')}>{t('forgot.lead')}</FormHead>
      <Form method="post" noValidate onSubmit={submit}>
        <Messages role="alert">
          {messages.map(({ message, type = 'info' }) => (
            <FormMessage key={textOf(message)} tone={messageTones[type]}>
              {textOf(message)}
            </FormMessage>
          ))}
        </Messages>
        <TextField
          size="lg"
          id="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
          required
          autoFocus
          label={t('forgot.email')}
        />
        <ButtonPair>
          <Button size="lg" asChild>
            <a href={paths.login}>{t('forgot.back')}</a>
          </Button>
          <Button type="submit" emphasis="strong" size="lg" loading={busy}>
            {busy ? t('forgot.submitting') : t('forgot.submit')}
          </Button>
        </ButtonPair>
      </Form>
      <LoadingOverlay open={busy} />
    </FormPage>
  );
}

/** Sends the form. A success is also shown as a toast, an error leads back to the field. */
function useSend(): (event: FormEvent<HTMLFormElement>) => void {
  const portal = usePortal();
  const { store } = portal;
  const state = useAtomValue(forgotPasswordAtom);
  const field = useRef<HTMLInputElement>(null);
  useResetOnLeave(forgotPasswordAtom, initialForgotPassword);
  useEffect(() => {
    for (const { message, type } of state.messages)
      if (type === 'success') showToast(store, message, messageTones[type]);
    if (state.messages.some(({ type }) => type === 'error')) field.current?.focus();
  }, [state, store]);
  return (event) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    field.current = input;
    void submitForgotPassword(portal, input.value).then((address) => {
      if (address) location.assign(address);
    });
  };
}
