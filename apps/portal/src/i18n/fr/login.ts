import type { login as english } from '../en/login.ts';
import type { Translated } from '../translated.ts';

/** The texts of the login page as it is first seen, in French. */
export const login: Translated<typeof english> = {
  pageTitle: 'Connexion · CNX',
  heading: 'Connexion',
  welcome: 'Heureux de vous retrouver\u00a0! Veuillez saisir vos identifiants.',
  email: 'Adresse e-mail',
  next: 'Suivant',
  forgotPassword: 'Mot de passe oublié\u00a0?',
  language: 'Langue',
  picture: 'Courbes de niveau au-dessus de strates rocheuses et trajectoire d’un puits dévié',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide.',
  network: 'Erreur réseau ou serveur injoignable',
  incomplete: 'Cette page n’a pas pu être chargée entièrement. Vérifiez la connexion, puis rechargez-la.',
  crash: 'Erreur inattendue de l’application\u00a0!',
  crashText:
    'La page a cessé de fonctionner. Rien de ce qui était enregistré n’est perdu. Rechargez-la\u00a0; si cela se reproduit, indiquez à l’assistance ce que vous faisiez.',
  newVersion: 'Une nouvelle version du portail est disponible. Rechargez la page pour continuer.',
  reload: 'Recharger',
  returnToDashboard: 'Retour au tableau de bord',
};
