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
    lateBy_many: '{{count}} de jours de retard',
    lateBy_other: '{{count}} jours de retard',
    notExpected: 'Aucun envoi prévu',
    due: '{{day}}\u00a0: avant le {{time}}',
    notYet: 'Pas encore',
    notKept: 'Inconnu',
    reported: 'Données sur {{days}} des {{of}} jours, au moins {{least}} puits sur {{wells}}',
  },
  days: {
    title: 'Champ par jour',
    whole: 'Tous les rapports attendus des 30 derniers jours sont arrivés.',
    flawed_one: 'Sur {{count}} jour d’un champ, un rapport manque ou une ligne se contredit.',
    flawed_many: 'Sur {{count}} de jours de champs, un rapport manque ou une ligne se contredit.',
    flawed_other: 'Sur {{count}} jours de champs, un rapport manque ou une ligne se contredit.',
    sharedGas_one:
      'Le gaz de {{count}} champ est réparti entre ses puits selon un même rapport gaz-huile\u00a0: il ne dit rien d’un puits.',
    sharedGas_many:
      'Le gaz de {{count}} de champs est réparti entre leurs puits selon un même rapport gaz-huile\u00a0: il ne dit rien d’un puits.',
    sharedGas_other:
      'Le gaz de {{count}} champs est réparti entre leurs puits selon un même rapport gaz-huile\u00a0: il ne dit rien d’un puits.',
    strip: 'Du {{from}} au {{to}}\u00a0: tous les rapports sur {{whole}} des {{of}} jours',
    allThere: 'Tout est là',
    part: '{{day}}\u00a0: {{reported}} sur {{expected}}',
    arrived: '{{part}}, arrivé le {{time}}',
    suspect_one: '{{day}}\u00a0: {{count}} ligne douteuse',
    suspect_many: '{{day}}\u00a0: {{count}} de lignes douteuses',
    suspect_other: '{{day}}\u00a0: {{count}} lignes douteuses',
    more_one: 'et {{count}} autre jour',
    more_many: 'et {{count}} d’autres jours',
    more_other: 'et {{count}} autres jours',
    fewer: 'Moins de jours',
  },
  silent: {
    title: 'Puits sans données',
    none: 'Tous les puits ont transmis les données attendues.',
    some_one: '{{count}} puits n’a pas transmis ses données.',
    some_many: '{{count}} de puits n’ont pas transmis leurs données.',
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
    newest_one:
      'Dernière importation\u00a0: {{time}}\u00a0; {{added}} ligne ajoutée, refusées\u00a0: {{rejected}}.',
    newest_many:
      'Dernière importation\u00a0: {{time}}\u00a0; {{added}} de lignes ajoutées, refusées\u00a0: {{rejected}}.',
    newest_other:
      'Dernière importation\u00a0: {{time}}\u00a0; {{added}} lignes ajoutées, refusées\u00a0: {{rejected}}.',
    status: { running: 'En cours', done: 'Terminée', failed: 'En échec', rejected: 'Refusée' },
  },
  rules: {
    title: 'Règles',
    none: 'Aucune règle n’a été appliquée.',
    computed: 'Dernier calcul\u00a0: {{time}}.',
    version: 'Version {{version}}',
  },
  ruleNames: {
    all: 'Toutes les règles',
    potential: 'Potentiel',
    deferral: 'Production différée',
    changes: 'Points de changement',
    drops: 'Chutes et arrêts',
    gas: 'Interférence de gaz',
    severity: 'Gravité',
    noData: 'Pas de données',
    optimization: 'Optimisation',
    declines: 'Déclin',
  },
  columns: {
    field: 'Champ',
    well: 'Puits',
    day: 'Jour',
    lastDay: 'Dernier jour',
    dueAt: 'Attendu',
    arrivedAt: 'Arrivé',
    strip: '30 jours',
    flawed: 'Manquant ou douteux',
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
