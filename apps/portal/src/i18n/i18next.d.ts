import 'i18next';
import type { login } from './en/login.ts';
import type { passwords } from './en/passwords.ts';
import type { portal } from './en/portal.ts';
import type { signIn } from './en/sign-in.ts';
import type { singleSignOn } from './en/single-sign-on.ts';

declare module 'i18next' {
  /** English is the list of keys: a key that it lacks does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'login';
    resources: {
      login: typeof login;
      signIn: typeof signIn;
      singleSignOn: typeof singleSignOn;
      passwords: typeof passwords;
      portal: typeof portal;
    };
  }
}
