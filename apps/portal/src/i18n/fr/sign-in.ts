import type { signIn as english } from '../en/sign-in.ts';
import type { Translated } from '../translated.ts';

/** The texts of signing in that show once something was typed, in French. */
export const signIn: Translated<typeof english> = {
  password: 'Mot de passe',
  back: 'Retour',
  login: 'Se connecter',
  loginSuccessful: 'Connexion réussie',
  ssoError: 'SSO\u00a0: {{message}}',
  authenticationError: 'Erreur d’authentification\u00a0: {{error}}',
  passwordEmpty: 'Le mot de passe ne peut pas être vide.',
  passwordTooLong:
    'Ce mot de passe est trop long pour être transmis. Réduisez-le à {{bytes}} octets au plus.',
  invalidCredentials: 'Identifiant ou mot de passe incorrect',
  failedToAuthenticate: 'Échec de l’authentification',
  loginFailed: 'Échec de la connexion',
  validationFailed: 'Échec de la vérification',
  inactiveUser: 'L’utilisateur n’est pas actif ou n’existe pas',
  badRequest: 'Requête incorrecte\u00a0: adresse e-mail ou mot de passe non valide',
  incorrectCredentials: 'Identifiants incorrects',
  accessDenied: 'Accès refusé à l’utilisateur',
  serverError: 'Erreur du serveur',
  unexpectedStatus: 'Erreur inattendue',
  unexpected: 'Une erreur inattendue s’est produite',
  nothingReturned:
    'Une erreur inconnue s’est produite. Vérifiez votre connexion réseau ou contactez l’administrateur système.',
  unknown: 'Erreur inconnue',
  unknownOccurred: 'Une erreur inconnue s’est produite',
  errorWith: 'Erreur\u00a0: {{message}}',
  passwordChangeDue: 'Votre mot de passe doit être modifié avant que vous puissiez vous connecter.',
  notOffered: 'Ce système ne le propose pas.',
  over: 'La connexion a pris trop de temps ou a déjà abouti. Recommencez.',
  tooMany: 'Trop de demandes. Patientez un instant, puis réessayez.',
  unavailable: 'Le serveur ne peut pas répondre pour le moment. Réessayez dans un instant.',
  targetRefused:
    'Le serveur a désigné {{target}}, qui n’est pas une application enregistrée. Rien ne lui a été envoyé.',
  stateRefused:
    'Cette adresse désigne {{target}}, qui n’est pas une application enregistrée. Vous n’y serez pas redirigé.',
  signedOutInactive: 'Vous avez été déconnecté après {{minutes}} minutes sans activité.',
  sessionOver: 'Votre session est terminée.',
  willReturn: 'Vous reviendrez à la page «\u00a0{{page}}\u00a0».',
  storageBlocked:
    'Ce navigateur bloque le stockage. Vous pouvez vous connecter, mais seulement jusqu’à la fermeture ou au rechargement de cette page.',
};
