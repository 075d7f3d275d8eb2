import type { books as english } from '../en/books.ts';
import type { Translated } from '../translated.ts';

/** French texts of closed months. */
export const books: Translated<typeof english> = {
  title: 'Production différée par mois',
  sentence: '{{closed}} mois sur {{months}} sont clos.',
  none: 'Aucun champ de la sélection n’a de rapport dans cette période.',
  rule: 'Un mois clos garde ses chiffres. Ce que des imports, des recodages ou des règles changent ensuite compte comme ajustement du plus ancien mois ouvert.',
  open: 'Clore des mois',
  text: 'Un mois clos n’est jamais rouvert. Ce qui change ensuite devient un ajustement du plus ancien mois ouvert.',
  send: 'Clore les mois',
  through: 'Clore jusqu’à',
  from: 'À partir de {{month}}, le plus ancien mois ouvert.',
  nothingToClose: 'Aucun mois terminé n’est ouvert.',
  complete_one: 'Rien n’est ouvert : {{wells}} puits a rapporté chaque jour dû.',
  complete_many: 'Rien n’est ouvert : {{wells}} puits ont rapporté chaque jour dû.',
  complete_other: 'Rien n’est ouvert : {{wells}} puits ont rapporté chaque jour dû.',
  openPoints: 'Ouvert sur {{wells}} : {{missing}}, {{estimated}}, {{suspect}}, {{unanswered}}.',
  openWells_one: '{{amount}} puits',
  openWells_many: '{{amount}} puits',
  openWells_other: '{{amount}} puits',
  openReports_one: '{{amount}} rapport manquant',
  openReports_many: '{{amount}} rapports manquants',
  openReports_other: '{{amount}} rapports manquants',
  openEstimated_one: '{{amount}} jour estimé',
  openEstimated_many: '{{amount}} jours estimés',
  openEstimated_other: '{{amount}} jours estimés',
  openSuspect_one: '{{amount}} jour douteux',
  openSuspect_many: '{{amount}} jours douteux',
  openSuspect_other: '{{amount}} jours douteux',
  openLosses_one: '{{amount}} perte sans réponse',
  openLosses_many: '{{amount}} pertes sans réponse',
  openLosses_other: '{{amount}} pertes sans réponse',
  points: 'Ce qui est ouvert par puits',
  missing: 'Rapports manquants',
  missingOf_one: '{{count}} manquant : {{note}}',
  missingOf_many: '{{count}} manquants : {{note}}',
  missingOf_other: '{{count}} manquants : {{note}}',
  missingDays: 'Manquants entre',
  estimated: 'Jours estimés',
  suspect: 'Jours douteux',
  unanswered: 'Pertes sans réponse',
  willBeFixed: 'Ces ajustements de mois clos seront fixés :',
  reason: 'Pourquoi des rapports manquent',
  noReason: 'Dites pourquoi des rapports manquent.',
  confirm: 'Je sais que les mois clos ne sont jamais rouverts.',
  notConfirmed: 'Confirmez que les mois restent clos.',
  done: 'Les mois sont clos.',
  refused: 'Les mois n’ont pas pu être clos.',
  state: 'État',
  closedOn: 'Clôture',
  potential: 'Potentiel',
  deferred: 'Différé',
  adjustments: 'Ajustements',
  adjustment_one:
    '{{month}} en {{booked}} : {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  adjustment_many:
    '{{month}} en {{booked}} : {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  adjustment_other:
    '{{month}} en {{booked}} : {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  pending_one:
    '{{month}} : {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  pending_many:
    '{{month}} : {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  pending_other:
    '{{month}} : {{source}} ({{at}}), {{count}} puits, {{production}} produit, {{deferred}} différé.',
  states: {
    closed: 'Clos',
    open: 'Ouvert',
    running: 'En cours',
  },
  reasons: {
    import: 'Importation',
    recode: 'Recodage',
    rule: 'Nouvelles règles',
    decision: 'Journal, programme ou décision',
  },
  refusal: {
    monthClosed: 'Ces mois sont déjà clos.',
    monthClosedBy:
      '{{name}} a clos ces mois le {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC.',
    monthNotOver: 'Le mois n’est pas terminé selon l’horloge de {{field}}.',
    monthsInOrder: 'Un mois antérieur de {{field}} est ouvert, ou a été clos entre-temps. Revoyez ses mois.',
    reportsMissing:
      'Rapports manquants : {{reports}}. Revoyez ce qui est ouvert et dites pourquoi ils manquent.',
    notComputed: 'Les chiffres du champ sont en cours de calcul. Réessayez dans un instant.',
  },
};
