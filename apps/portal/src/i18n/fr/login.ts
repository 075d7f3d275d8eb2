import type { login as english } from '../en/login.ts';
import type { Translated } from '../translated.ts';

/** The texts that may show before sign-in, in French. */
export const login: Translated<typeof english> = {
  pageTitle: 'Connexion · CNX',
  heading: 'Connexion',
  welcome: 'Heureux de vous retrouver ! Veuillez saisir vos identifiants.',
  email: 'Adresse e-mail',
  next: 'Suivant',
  forgotPassword: 'Mot de passe oublié ?',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  back: 'Retour',
  login: 'Se connecter',
  loading: 'Chargement...',
  loginSuccessful: 'Connexion réussie',
  language: 'Langue',
  picture: 'Courbes de niveau au-dessus de strates rocheuses et trajectoire d’un puits dévié',
  ssoError: 'SSO : {{message}}',
  authenticationError: 'Erreur d’authentification : {{error}}',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide.',
  passwordEmpty: 'Le mot de passe ne peut pas être vide.',
  passwordTooLong:
    'Ce mot de passe est trop long pour être transmis. Réduisez-le à {{bytes}} octets au plus.',
  invalidCredentials: 'Identifiant ou mot de passe incorrect',
  failedToAuthenticate: 'Échec de l’authentification',
  loginFailed: 'Échec de la connexion',
  validationFailed: 'Échec de la vérification',
  inactiveUser: 'L’utilisateur n’est pas actif ou n’existe pas',
  badRequest: 'Requête incorrecte : adresse e-mail ou mot de passe non valide',
  incorrectCredentials: 'Identifiants incorrects',
  accessDenied: 'Accès refusé à l’utilisateur',
  serverError: 'Erreur du serveur',
  unexpectedStatus: 'Erreur inattendue',
  unexpected: 'Une erreur inattendue s’est produite',
  network: 'Erreur réseau ou serveur injoignable',
  nothingReturned:
    'Une erreur inconnue s’est produite. Vérifiez votre connexion réseau ou contactez l’administrateur système.',
  unknown: 'Erreur inconnue',
  unknownOccurred: 'Une erreur inconnue s’est produite',
  errorWith: 'Erreur : {{message}}',
  targetRefused:
    'Le serveur a désigné {{target}}, qui n’est pas une application enregistrée. Rien ne lui a été envoyé.',
  storageBlocked:
    'Ce navigateur bloque le stockage. Vous pouvez vous connecter, mais seulement jusqu’à la fermeture ou au rechargement de cette page.',
  incomplete: 'Cette page n’a pas pu être chargée entièrement. Vérifiez la connexion, puis rechargez-la.',
  crash: 'Erreur inattendue de l’application !',
  crashText:
    'La page a cessé de fonctionner. Rien de ce qui était enregistré n’est perdu. Rechargez-la ; si cela se reproduit, dites à l’assistance ce que vous faisiez.',
  newVersion: 'Une nouvelle version du portail est disponible. Rechargez la page pour continuer.',
  reload: 'Recharger',
  returnToDashboard: 'Retour au tableau de bord',
};
