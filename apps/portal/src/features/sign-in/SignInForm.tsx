import { Button, Link, styled, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/FormParts.tsx';
import { typedAddressAtom } from '../../forms/typed-address.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { useMessageText } from '../../i18n/message.ts';
import { emailMaxLength } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { usePortal } from '../../use-portal.tsx';
import { signInAtom } from './sign-in.atoms.ts';
import { backToEmail, passwordStep, prepareStep, submitSignIn } from './sign-in.ts';

const { Component: PasswordFields } = passwordStep;

const Actions = styled('div', { display: 'grid', gap: '$3' });

/**
 * The fields are left uncontrolled: what was typed, or filled in by the browser, before this script arrived stays, and
 * is read when the form is sent.
 */
export function SignInForm() {
  const { t, i18n } = useTranslation(['login', 'signIn']);
  const textOf = useMessageText();
  const portal = usePortal();
  const state = useAtomValue(signInAtom);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { step, busy, emailError, passwordError } = state;

  const texts = useCallback(() => loadTexts(i18n, 'signIn').catch(() => undefined), [i18n]);
  const prepare = useCallback(() => {
    portal.store.set(typedAddressAtom, email.current?.value ?? '');
    void texts();
    prepareStep(portal);
  }, [texts, portal]);
  useEffect(() => {
    if (email.current?.value) prepare();
  }, [prepare]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const destination = await submitSignIn(portal, typed, texts());
    if (!destination) {
      const after = portal.store.get(signInAtom);
      if (after.emailError) email.current?.focus();
      else if (after.passwordError) {
        // Not every browser focuses what it selects.
        password.current?.focus();
        password.current?.select();
      }
      return;
    }
    if ('leaveFor' in destination) location.assign(destination.leaveFor);
    else await portal.navigation.go(destination.to);
  };
  const goBack = () => {
    backToEmail(portal);
    email.current?.focus();
  };
  return (
    // A POST, so that an address never gets into the address bar should the script be missing.
    <Form method="post" noValidate onSubmit={(event) => void send(event)} onInput={prepare}>
      <TextField
        ref={email}
        size="lg"
        id="email"
        name="email"
        // Not type=email: that would turn an international domain into its ASCII form.
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaxLength}
        autoFocus
        label={t('email')}
        error={emailError ? textOf(emailError) : undefined}
      />
      {step === 'email' ? (
        <Actions>
          <Button type="submit" name="next" emphasis="strong" size="lg" fullWidth loading={busy !== null}>
            {t('next')}
          </Button>
          <Link href={paths.forgotPassword} emphasis="strong">
            {t('forgotPassword')}
          </Link>
        </Actions>
      ) : (
        <PasswordFields
          field={password}
          error={passwordError ? textOf(passwordError) : undefined}
          busy={busy !== null}
          onBack={goBack}
        />
      )}
    </Form>
  );
}
