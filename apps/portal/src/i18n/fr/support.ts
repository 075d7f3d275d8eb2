import type { support as english } from '../en/support.ts';
import type { Translated } from '../translated.ts';

/** Messages to the people who run the portal, in French. */
export const support: Translated<typeof english> = {
  text: 'Écrivez aux personnes qui exploitent ce portail.',
  subject: 'Objet',
  subjectMissing: 'Dites en quelques mots de quoi il s’agit',
  message: 'Votre message',
  messageMissing: 'Écrivez un message',
  messageHint:
    'N’envoyez pas de mot de passe. Le plus utile\u00a0: ce que vous avez fait, attendu et constaté.',
  context: 'Envoyé avec le message',
  contextText: 'Exactement ceci accompagne votre message, pour qu’il puisse être compris.',
  parts: {
    account: 'Compte',
    page: 'Page d’où vous venez',
    version: 'Version du portail',
    language: 'Langue',
    timeZone: 'Fuseau horaire',
    userAgent: 'Navigateur',
  },
  noPage: 'Aucune\u00a0: vous êtes arrivé directement',
  send: 'Envoyer',
  sent: 'Votre message est envoyé',
  receipt: { subject: 'Objet', sentAt: 'Envoyé le', answerTo: 'La réponse arrivera à' },
  another: 'Écrire un autre message',
  failed: 'Votre message n’est pas parti. Ce que vous avez saisi est toujours là\u00a0: réessayez.',
  tooMany: 'Vous avez envoyé beaucoup de messages. Patientez un peu avant d’envoyer celui-ci.',
  notOffered: 'Il n’est pas possible d’envoyer de message d’ici',
  notOfferedText:
    'Ce portail n’a pas d’adresse d’assistance. Adressez-vous à votre administrateur système et transmettez-lui les informations ci-dessous.',
  passOn: 'Informations à transmettre',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Le navigateur n’a pas permis de copier. Sélectionnez les lignes et copiez-les.',
};
