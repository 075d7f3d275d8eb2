import type { books as english } from '../en/books.ts';
import type { Translated } from '../translated.ts';

/** French texts of closed months. */
export const books: Translated<typeof english> = {
  title: 'Production différée par mois',
  sentence: '{{closed}} mois sur {{months}} sont clôturés.',
  none: 'Aucun champ de la sélection n’a de rapport dans cette période.',
  rule: 'Un mois clôturé garde ses chiffres. Ce que des importations, des réaffectations ou des règles changent ensuite compte comme ajustement du plus ancien mois ouvert.',
  open: 'Clôturer des mois',
  text: 'Un mois clôturé n’est jamais rouvert. Ce qui change ensuite devient un ajustement du plus ancien mois ouvert.',
  send: 'Clôturer les mois',
  through: 'Clôturer jusqu’à',
  from: 'À partir de {{month}}, le plus ancien mois ouvert.',
  nothingToClose: 'Aucun mois terminé n’est ouvert.',
  complete_one: 'Rien n’est en suspens\u00a0: {{wells}} puits a déclaré tous les jours attendus.',
  complete_many: 'Rien n’est en suspens\u00a0: {{wells}} de puits ont déclaré tous les jours attendus.',
  complete_other: 'Rien n’est en suspens\u00a0: {{wells}} puits ont déclaré tous les jours attendus.',
  openPoints: 'En suspens sur {{wells}}\u00a0: {{missing}}, {{estimated}}, {{suspect}}, {{unanswered}}.',
  openWells_one: '{{amount}} puits',
  openWells_many: '{{amount}} de puits',
  openWells_other: '{{amount}} puits',
  openReports_one: '{{amount}} rapport manquant',
  openReports_many: '{{amount}} de rapports manquants',
  openReports_other: '{{amount}} rapports manquants',
  openEstimated_one: '{{amount}} jour estimé',
  openEstimated_many: '{{amount}} de jours estimés',
  openEstimated_other: '{{amount}} jours estimés',
  openSuspect_one: '{{amount}} jour douteux',
  openSuspect_many: '{{amount}} de jours douteux',
  openSuspect_other: '{{amount}} jours douteux',
  openLosses_one: '{{amount}} perte sans réponse',
  openLosses_many: '{{amount}} de pertes sans réponse',
  openLosses_other: '{{amount}} pertes sans réponse',
  points: 'En suspens par puits',
  missing: 'Manquants à la clôture',
  missingOf_one: '{{count}} manquant\u00a0: {{note}}',
  missingOf_many: '{{count}} manquants\u00a0: {{note}}',
  missingOf_other: '{{count}} manquants\u00a0: {{note}}',
  missingDays: 'Manquants entre',
  estimated: 'Jours estimés',
  suspect: 'Jours douteux',
  unanswered: 'Pertes sans réponse',
  willBeFixed: 'Ces ajustements de mois clôturés seront définitifs\u00a0:',
  reason: 'Pourquoi des rapports manquent',
  noReason: 'Dites pourquoi des rapports manquent.',
  confirm: 'Je sais que les mois clôturés ne sont jamais rouverts.',
  notConfirmed: 'Confirmez que les mois restent clôturés.',
  done: 'Les mois sont clôturés.',
  refused: 'Les mois n’ont pas pu être clôturés.',
  state: 'État',
  closedOn: 'Clôture',
  potential: 'Potentiel',
  deferred: 'Différé',
  adjustments: 'Ajustements',
  adjustment_one:
    '{{month}} en {{booked}}\u00a0: {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  adjustment_many:
    '{{month}} en {{booked}}\u00a0: {{source}} ({{at}}), {{count}} de puits, {{production}} produit, {{deferred}} différé.',
  adjustment_other:
    '{{month}} en {{booked}}\u00a0: {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  pending_one:
    '{{month}}\u00a0: {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  pending_many:
    '{{month}}\u00a0: {{source}} ({{at}}), {{count}} de puits, {{production}} produit, {{deferred}} différé.',
  pending_other:
    '{{month}}\u00a0: {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  states: {
    closed: 'Clôturé',
    open: 'Ouvert',
    running: 'En cours',
  },
  reasons: {
    import: 'Importation',
    recode: 'Réaffectation',
    rule: 'Nouvelles règles',
    decision: 'Journal, planning ou décision',
  },
  refusal: {
    monthClosed: 'Ces mois sont déjà clôturés.',
    monthClosedBy:
      '{{name}} a clôturé ces mois le {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC.',
    monthNotOver: 'Le mois n’est pas terminé selon l’horloge de {{field}}.',
    monthsInOrder:
      'Un mois antérieur de {{field}} est ouvert, ou a été clôturé entre-temps. Revoyez ses mois.',
    reportsMissing:
      'Rapports manquants\u00a0: {{reports}}. Revoyez ce qui est en suspens et dites pourquoi ils manquent.',
    notComputed: 'Les chiffres du champ sont en cours de calcul. Réessayez dans un instant.',
  },
};
