import type { dataHealth as english } from '../en/data-health.ts';
import type { Translated } from '../translated.ts';

/** Data health, in French. */
export const dataHealth: Translated<typeof english> = {
  description: 'Ce qui est arrivé, ce qui tarde et ce qui a été refusé.',
  partOf: '{{part}} sur {{whole}}',
  feeds: {
    title: 'Flux de données',
    none: 'Il n’y a encore aucun champ.',
    current: 'Tous les flux sont à jour.',
    late_one: '{{count}} flux sur {{total}} est en retard.',
    late_many: '{{count}} flux sur {{total}} sont en retard.',
    late_other: '{{count}} flux sur {{total}} sont en retard.',
    onTime: 'À jour',
    lateBy_one: '{{count}} jour de retard',
    lateBy_many: '{{count}} jours de retard',
    lateBy_other: '{{count}} jours de retard',
    notExpected: 'Aucun envoi prévu',
    due: '{{day}}\u00a0: avant le {{time}}',
    reported: 'Données sur {{days}} des {{of}} jours, au moins {{least}} puits sur {{wells}}',
  },
  silent: {
    title: 'Puits sans données',
    none: 'Tous les puits ont transmis les données attendues.',
    some_one: '{{count}} puits n’a pas transmis ses données.',
    some_many: '{{count}} puits n’ont pas transmis leurs données.',
    some_other: '{{count}} puits n’ont pas transmis leurs données.',
  },
  suspect: {
    title: 'Lignes douteuses',
    none: 'Aucune ligne des 30 derniers jours ne se contredit.',
    some_one:
      '{{count}} ligne des 30 derniers jours se contredit. Si ses volumes sont douteux, elle n’entre dans aucun niveau, aucune règle ni aucune perte.',
    some_many:
      '{{count}} de lignes des 30 derniers jours se contredisent. Si leurs volumes sont douteux, elles n’entrent dans aucun niveau, aucune règle ni aucune perte.',
    some_other:
      '{{count}} lignes des 30 derniers jours se contredisent. Si leurs volumes sont douteux, elles n’entrent dans aucun niveau, aucune règle ni aucune perte.',
    newest: 'Les {{shown}} plus récentes sont affichées.',
  },
  imports: {
    title: 'Importations',
    none: 'Rien n’a été importé.',
    newest_one: 'Dernière importation : {{time}} ; {{added}} ligne ajoutée, refusées\u00a0: {{rejected}}.',
    newest_many:
      'Dernière importation : {{time}} ; {{added}} de lignes ajoutées, refusées\u00a0: {{rejected}}.',
    newest_other:
      'Dernière importation : {{time}} ; {{added}} lignes ajoutées, refusées\u00a0: {{rejected}}.',
    status: { running: 'En cours', done: 'Terminée', failed: 'En échec', rejected: 'Refusée' },
  },
  rules: {
    title: 'Règles',
    none: 'Aucune règle n’a été appliquée.',
    computed: 'Dernier calcul : {{time}}.',
    version: 'Version {{version}}',
  },
  ruleNames: {
    all: 'Toutes les règles',
    potential: 'Potentiel',
    deferral: 'Production différée',
    changes: 'Points de changement',
    drops: 'Baisses et arrêts',
    gas: 'Gaz à l’aspiration',
    severity: 'Gravité',
    noData: 'Pas de données',
    optimization: 'Optimisation',
  },
  columns: {
    field: 'Champ',
    well: 'Puits',
    day: 'Jour',
    lastDay: 'Dernier jour',
    dueAt: 'Attendu',
    reported: 'Données, 30 jours',
    state: 'État',
    silentWells: 'Sans données',
    suspectRows: 'Lignes douteuses',
    silentDays: 'Durée',
    startedAt: 'Début',
    files: 'Fichiers',
    status: 'État',
    read: 'Lues',
    added: 'Ajoutées',
    changed: 'Modifiées',
    rejected: 'Refusées',
    suspect: 'Douteuses',
  },
};
