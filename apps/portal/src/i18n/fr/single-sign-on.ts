import type { singleSignOn as english } from '../en/single-sign-on.ts';
import type { Translated } from '../translated.ts';

/** The texts of corporate sign-in, in French. */
export const singleSignOn: Translated<typeof english> = {
  heading: 'Authentification unique',
  working: 'Connexion avec votre compte d’entreprise. Veuillez patienter...',
  unavailableHelp:
    'Votre compte n’est pas en cause. Réessayez\u00a0; si le problème persiste, prévenez l’assistance.',
  userUnavailable: 'Impossible d’obtenir l’utilisateur',
  userUnavailableHelp:
    'Votre compte n’est pas en cause. Réessayez\u00a0; si le problème persiste, avertissez l’assistance.',
  storageBlocked:
    'Ce navigateur bloque le stockage, sans lequel la connexion d’entreprise ne peut pas fonctionner.',
  storageBlockedHelp: 'Autorisez le stockage pour ce site, puis réessayez.',
  elsewhere: 'Vous vous connectez avec votre compte d’entreprise dans un autre onglet.',
  elsewhereHelp: 'Cet onglet continuera de lui-même dès que ce sera fait.',
  here: 'Se connecter ici',
  retry: 'Réessayer',
  backToLogin: 'Retour à la connexion',
  refused: 'La connexion a été refusée.',
  framed: 'La connexion d’entreprise ne fonctionne pas à l’intérieur d’une autre page.',
  framedHelp:
    'Ouvrez-la dans sa propre fenêtre. Si le bouton ne fait rien, copiez cette adresse dans un nouvel onglet\u00a0:',
  openFull: 'Ouvrir en pleine fenêtre',
  notAsked: 'Une connexion qui n’a pas commencé dans cet onglet a été ignorée. Veuillez vous connecter ici.',
  malformed: 'Format de réponse non valide\u00a0: la réponse ne correspond pas à la structure TokenResponse.',
};
