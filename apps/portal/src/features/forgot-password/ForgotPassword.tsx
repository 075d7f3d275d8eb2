import { Button, FormMessage, LoadingOverlay, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonPair, Form, FormHead, FormPage, Messages } from '../../forms/FormParts.tsx';
import { typedAddressAtom } from '../../forms/typed-address.ts';
import { useResetOnLeave } from '../../forms/use-reset-on-leave.ts';
import { messageTones } from '../../forms/message-tones.ts';
import { useMessageText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { emailMaxLength } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { isEmail, typedEmail } from '../../typed-email.ts';
import { usePortal } from '../../use-portal.tsx';
import { forgotPasswordAtom, initialForgotPassword } from './forgot-password.atoms.ts';
import { submitForgotPassword } from './forgot-password.ts';

/** Asks for an email address, and starts what lets its owner choose a new password. */
export function ForgotPassword() {
  const { t } = useTranslation(['passwords', 'login']);
  const ready = useTexts('passwords', 'signIn');
  const textOf = useMessageText();
  const { busy, messages } = useAtomValue(forgotPasswordAtom);
  const { field, given, isValid, form } = useSend();
  const messagesId = useId();
  const hasError = messages.some(({ type }) => type === 'error');
  if (!ready) return null;
  return (
    <FormPage>
      <FormHead title={t('forgot.heading')}>{t('forgot.lead')}</FormHead>
      <Form method="post" noValidate {...form}>
        <Messages role="alert" id={messagesId}>
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
          {...(hasError && { 'aria-invalid': true, 'aria-describedby': messagesId })}
          autoFocus
          ref={field}
          defaultValue={given}
          label={t('forgot.email')}
        />
        <ButtonPair>
          <Button size="lg" asChild>
            <a href={paths.login}>{t('forgot.back')}</a>
          </Button>
          <Button type="submit" emphasis="strong" size="lg" loading={busy} disabled={!isValid}>
            {busy ? t('forgot.submitting') : t('forgot.submit')}
          </Button>
        </ButtonPair>
      </Form>
      <LoadingOverlay open={busy} />
    </FormPage>
  );
}

/**
 * Sends the form once it holds an address; an error leads back to the field. The button that is off until then takes no
 * Enter, which says what is wrong instead.
 */
function useSend() {
  const portal = usePortal();
  const state = useAtomValue(forgotPasswordAtom);
  const field = useRef<HTMLInputElement>(null);
  // What was typed at sign-in is not asked for again.
  const [given] = useState(() => portal.store.get(typedAddressAtom));
  const [email, setEmail] = useState(given);
  const isValid = isEmail(typedEmail(email));
  const read = useCallback(() => setEmail(field.current?.value ?? ''), []);
  useResetOnLeave(forgotPasswordAtom, initialForgotPassword);
  useResetOnLeave(typedAddressAtom, '');
  useEffect(() => {
    if (state.messages.some(({ type }) => type === 'error')) field.current?.focus();
  }, [state]);
  const send = async () => {
    const address = await submitForgotPassword(portal, field.current?.value ?? '');
    if (address) location.assign(address);
  };
  return {
    field: useCallback(
      (input: HTMLInputElement | null) => {
        field.current = input;
        // What the browser has filled in before this script arrived counts, too.
        if (input) read();
      },
      [read],
    ),
    given,
    isValid,
    form: {
      onInput: read,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void send();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || isValid || event.target !== field.current) return;
        event.preventDefault();
        void send();
      },
    },
  };
}
