import 'i18next';
import type { account } from './en/account.ts';
import type { login } from './en/login.ts';
import type { portal } from './en/portal.ts';
import type { signIn } from './en/sign-in.ts';

declare module 'i18next' {
  /** English is the list of keys: a key that it lacks does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'login';
    resources: {
      login: typeof login;
      signIn: typeof signIn;
      account: typeof account;
      portal: typeof portal;
    };
  }
}
