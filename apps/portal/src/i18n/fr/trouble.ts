import type { trouble as english } from '../en/trouble.ts';
import type { Translated } from '../translated.ts';

/** What a person reads when something went wrong, in French. */
export const trouble: Translated<typeof english> = {
  notFound: {
    text: 'Il n’y a rien à cette adresse. Le lien est peut-être ancien ou mal saisi.',
  },
  errorId: 'Identifiant de l’erreur {{id}}',
  copyErrorId: 'Copier l’identifiant de l’erreur',
  server: {
    invalid: 'Le serveur ne peut pas l’accepter ainsi.',
    notSignedIn: 'Vous n’êtes pas connecté.',
    notFound: 'Ce qui est demandé n’existe pas.',
    conflict: 'Cela ne s’accorde pas avec ce qui est enregistré.',
    tooLarge: 'C’est trop volumineux pour être envoyé.',
    notOffered: 'Ce système ne le propose pas.',
    unavailable: 'Le serveur ne peut pas répondre pour le moment. Réessayez dans un instant.',
    tooManyRows:
      'Il y a {{rows}} lignes\u00a0; au plus {{most}} peuvent être chargées à la fois. Filtrez d’abord la liste.',
    listChanged: 'La liste a changé pendant sa lecture. Lisez-la de nouveau.',
    unknownIds: 'Un filtre nomme ce qui n’existe pas.',
    changedSince:
      'Cela a été modifié ailleurs. Rien n’a été modifié\u00a0; relisez pour voir le dernier état.',
    changedSinceBy:
      '{{name}} l’a modifié le {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC. Rien n’a été modifié\u00a0; relisez pour voir le dernier état.',
    notYours: 'Seule la personne à qui cela appartient peut le modifier.',
    accessDenied: 'Accès refusé',
    internal: 'Erreur interne. Référence {{reference}}',
    tooMany: 'Trop de requêtes. Patientez un instant, puis réessayez.',
    databaseAway: 'La base de données ne répond pas. Réessayez dans un instant.',
    databaseSlow: 'La base de données a mis trop de temps. Essayez une sélection plus petite.',
    storageFull: 'Rien ne peut être enregistré pour le moment. La lecture fonctionne toujours.',
    listsBusy: 'Trop de listes sont en cours d’envoi. Réessayez dans un instant.',
  },
  code: 'Impossible de charger cette page',
  screen: 'Cet écran ne fonctionne plus. Tout ce qui l’entoure fonctionne encore.',
  startUp: {
    heading: 'Le portail ne peut pas démarrer',
    text: 'Ses paramètres n’ont pas pu être lus. La personne qui exploite le portail peut y remédier.',
    unreachable: 'Impossible d’obtenir {{file}}.',
    notJson: '{{file}} n’est pas du JSON valide.',
    missing: '{{file}}\u00a0: la clé {{key}} manque.',
    wrong: '{{file}}\u00a0: la clé {{key}} est incorrecte.',
    wrongFile: '{{file}} est incorrect.',
    unexpected: 'Le portail a rencontré une erreur au démarrage.',
  },
  session: {
    expired: 'Session expirée\u00a0: ',
    over: 'La session a expiré. Veuillez vous reconnecter.',
    redirecting: 'Redirection vers la connexion...',
    loggingOut: 'Déconnexion en cours, veuillez patienter...',
    awayTitle: 'Êtes-vous toujours là\u00a0?',
    awayText:
      'Personne n’a utilisé le portail depuis un moment. Votre session se fermera à la fin du décompte.',
  },
};
