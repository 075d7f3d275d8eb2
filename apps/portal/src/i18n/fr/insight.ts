import type { insight as english } from '../en/insight.ts';
import type { Translated } from '../translated.ts';

/** What every insight area says, in French. */
export const insight: Translated<typeof english> = {
  against_one: 'vs la veille',
  against_many: 'vs {{count}} jours précédents',
  against_other: 'vs {{count}} jours précédents',
  unchanged: 'Inchangé',
  asOf: 'Données du {{time}}',
  dataEnds: 'Les données s’arrêtent le {{day}}',
  until: 'jusqu’au {{day}}',
  lastGood: 'Voici les dernières données qui ont pu être obtenues.',
  incomplete: 'Somme des {{shown}} lignes les plus récentes sur {{total}}.',
  showAll: 'Tout afficher',
  showAllOf: 'Tout afficher : {{area}}',
  rowsOf: '{{shown}} lignes sur {{total}}',
  more: 'Charger plus de lignes',
  parts: 'Lignes affichées',
  all: 'Toutes',
  allRows_one: 'Afficher {{count}} ligne',
  allRows_many: 'Afficher les {{count}} lignes',
  allRows_other: 'Afficher les {{count}} lignes',
  areas: 'Domaines du tableau de bord',
  row: {
    title: 'Détails',
    position: '{{at}} sur {{total}}',
    previous: 'Ligne précédente',
    next: 'Ligne suivante',
    missing: 'Cette ligne n’est pas dans la liste',
    missingText: 'Les filtres ou la période l’excluent, ou elle a été recalculée.',
  },
  partly: 'Le tri porte sur les lignes déjà chargées.',
  outage: {
    unreachable: 'Le serveur est injoignable. Réessayez pour redemander tout ce qui manque ci-dessous.',
    server: 'Le serveur rencontre un problème. Réessayez pour redemander tout ce qui manque ci-dessous.',
  },
  none: {
    title: 'Pas encore de données',
    changePoints:
      'Aucune donnée de production n’est arrivée. Elles s’afficheront ici dès leur import ou leur envoi.',
    productionOptimization:
      'Aucune opportunité n’a encore été trouvée. Elles viennent des débits des puits et des mesures des pompes.',
    deferredProduction:
      'Aucun potentiel n’a encore pu être calculé : il faut quelques semaines de données de production.',
    schedule: 'Rien n’est prévu pour cette sélection, et rien ne l’a été.',
    sustainableProduction: 'Aucune émission n’a encore été déclarée pour cette sélection.',
  },
  narrow: {
    title: 'Rien ne correspond à ces filtres',
    text: 'Aucun puits avec des données ne les remplit tous. Retirez-en un ou effacez-les.',
  },
  outside: {
    title: 'Pas de données sur cette période',
    text: 'Cette sélection a des données du {{from}} au {{to}}.',
    action: 'Afficher {{days}}',
  },
  selection_one: '{{days}} · {{wells}} puits',
  selection_many: '{{days}} · {{wells}} puits',
  selection_other: '{{days}} · {{wells}} puits',
  units: 'Unités',
  unitSystems: { metric: 'Métriques (Sm³, bar)', field: 'Pétrolières (bbl, psi)' },
};
