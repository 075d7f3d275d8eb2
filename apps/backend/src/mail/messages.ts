import type { Language } from './languages.ts';

/** What a mail says, in one language. The mails are plain text, so nothing has to be escaped. */
interface MailText {
  readonly subject: string;
  /** `{name}` stands for a value. */
  readonly body: string;
}

function write({ subject, body }: MailText, values: Readonly<Record<string, string | number>>): MailText {
  return { subject, body: body.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')) };
}

const resetTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Reset your password',
    body: `Someone requested a password reset for your CNX account {email}.

Open this link within {minutes} minutes to choose a new one. It works once.
{link}

If this was not you, do nothing: your password stays the same.`,
  },
  es: {
    subject: 'Restablezca su contraseña',
    body: `Alguien solicitó restablecer la contraseña de su cuenta CNX {email}.

Abra este enlace en los próximos {minutes} minutos para elegir una nueva. Sirve una sola vez.
{link}

Si no fue usted, no haga nada: su contraseña no cambia.`,
  },
  fr: {
    subject: 'Réinitialisez votre mot de passe',
    body: `Quelqu’un a demandé à réinitialiser le mot de passe de votre compte CNX {email}.

Ouvrez ce lien dans les {minutes} minutes pour en choisir un nouveau. Il ne sert qu’une fois.
{link}

Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste inchangé.`,
  },
};

/** The mail with the link of a forgotten password. */
export function resetMail(
  language: Language,
  values: { email: string; link: string; minutes: number },
): MailText {
  return write(resetTexts[language], values);
}

const changedTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your password was changed',
    body: `The password of your CNX account {email} was changed on {time}. All your sessions have ended.

If this was not you, choose a new password now: {link}`,
  },
  es: {
    subject: 'Su contraseña ha cambiado',
    body: `La contraseña de su cuenta CNX {email} se cambió el {time}. Se cerraron todas sus sesiones.

Si no fue usted, elija ahora una contraseña nueva: {link}`,
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    body: `Le mot de passe de votre compte CNX {email} a été modifié le {time}. Toutes vos sessions ont été fermées.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: {link}`,
  },
};

/** The notice to the owner after a password was changed. */
export function passwordChangedMail(
  language: Language,
  { at, ...values }: { email: string; at: Date; link: string },
): MailText {
  const time = at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return write(changedTexts[language], { ...values, time: `${time} UTC` });
}

const verificationTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your verification code',
    body: `Your code is {code}

Enter it within {minutes} minutes on the page that asked for it. It works once.
If you did not ask for it, do nothing.`,
  },
  es: {
    subject: 'Su código de verificación',
    body: `Su código es {code}

Ingréselo en los próximos {minutes} minutos en la página que lo solicitó. Sirve una sola vez.
Si no lo solicitó, no haga nada.`,
  },
  fr: {
    subject: 'Votre code de vérification',
    body: `Votre code est {code}

Saisissez-le dans les {minutes} minutes sur la page qui l’a demandé. Il ne sert qu’une fois.
Si vous ne l’avez pas demandé, ne faites rien.`,
  },
};

/** The mail with the code that proves an address to the local identity provider. */
export function verificationMail(language: Language, values: { code: string; minutes: number }): MailText {
  return write(verificationTexts[language], values);
}

const invitationTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your invitation to CNX',
    body: `An account of the CNX portal was made for {email}.

Open this link within {time} to choose your password. It works once.
{link}

Nobody else knows or sees the password that you choose.`,
  },
  es: {
    subject: 'Su invitación a CNX',
    body: `Se ha creado una cuenta del portal CNX para {email}.

Abra este enlace en {time} para elegir su contraseña. Sirve una sola vez.
{link}

Nadie más conoce ni ve la contraseña que elija.`,
  },
  fr: {
    subject: 'Votre invitation à CNX',
    body: `Un compte du portail CNX a été créé pour {email}.

Ouvrez ce lien dans {time} pour choisir votre mot de passe. Il ne sert qu’une fois.
{link}

Personne d’autre ne connaît ni ne voit le mot de passe que vous choisissez.`,
  },
};

const corporateInvitationTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your invitation to CNX',
    body: `An account of the CNX portal was made for {email}.

Sign in with your corporate account:
{link}`,
  },
  es: {
    subject: 'Su invitación a CNX',
    body: `Se ha creado una cuenta del portal CNX para {email}.

Inicie sesión con su cuenta corporativa:
{link}`,
  },
  fr: {
    subject: 'Votre invitation à CNX',
    body: `Un compte du portail CNX a été créé pour {email}.

Connectez-vous avec votre compte d’entreprise\u00a0:
{link}`,
  },
};

/** How long something is good: minutes and hours. */
const spans: Readonly<
  Record<Language, readonly [minutes: (n: number) => string, hours: (n: number) => string]>
> = {
  en: [(n) => `${n} minutes`, (n) => `${n} hours`],
  es: [(n) => `los próximos ${n} minutos`, (n) => `las próximas ${n} horas`],
  fr: [(n) => `les ${n} minutes`, (n) => `les ${n} heures`],
};

/**
 * The mail with the link by which an invited person chooses a password.
 * @param values `seconds` that the link is good: reported in minutes below two hours, and never longer than it is
 */
export function invitationMail(
  language: Language,
  { seconds, ...values }: { email: string; link: string; seconds: number },
): MailText {
  const [minutes, hours] = spans[language];
  const time = seconds < 7_200 ? minutes(Math.floor(seconds / 60)) : hours(Math.floor(seconds / 3_600));
  return write(invitationTexts[language], { ...values, time });
}

/** The mail to an invited person whom the identity provider signs in. */
export function corporateInvitationMail(
  language: Language,
  values: { email: string; link: string },
): MailText {
  return write(corporateInvitationTexts[language], values);
}

const testTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Test mail of CNX',
    body: `You requested this mail on the administration page of {origin}. Mail of the portal arrives.`,
  },
  es: {
    subject: 'Correo de prueba de CNX',
    body: `Usted solicitó este correo en la página de administración de {origin}. El correo del portal llega.`,
  },
  fr: {
    subject: 'E-mail d’essai de CNX',
    body: `Vous avez demandé cet e-mail sur la page d’administration de {origin}. Les e-mails du portail arrivent.`,
  },
};

/** The mail by which an administrator checks that mail arrives. */
export function testMail(language: Language, values: { origin: string }): MailText {
  return write(testTexts[language], values);
}
