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
    suspect_one: '{{count}} ligne douteuse sur les 30 derniers jours.',
    suspect_many: '{{count}} lignes douteuses sur les 30 derniers jours.',
    suspect_other: '{{count}} lignes douteuses sur les 30 derniers jours.',
    onTime: 'À jour',
    lateBy_one: '{{count}} jour de retard',
    lateBy_many: '{{count}} jours de retard',
    lateBy_other: '{{count}} jours de retard',
    notExpected: 'Aucun envoi prévu',
  },
  silent: {
    title: 'Puits sans données',
    none: 'Tous les puits ont transmis les données attendues.',
    some_one: '{{count}} puits n’a pas transmis ses données.',
    some_many: '{{count}} puits n’ont pas transmis leurs données.',
    some_other: '{{count}} puits n’ont pas transmis leurs données.',
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
  },
  columns: {
    field: 'Champ',
    well: 'Puits',
    lastDay: 'Dernier jour',
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
