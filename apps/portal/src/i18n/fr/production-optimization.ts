import type { productionOptimization as english } from '../en/production-optimization.ts';
import type { Translated } from '../translated.ts';

/** Production Optimization, in French. */
export const productionOptimization: Translated<typeof english> = {
  figure: 'Gain d’huile attendu',
  takeaway: {
    notComputed: 'Aucune recherche d’opportunités n’est active sur ces champs.',
    unchecked: 'La capacité des installations n’est pas vérifiée.',
    none: 'Aucune opportunité trouvée sur cette période.',
    allDecided_one:
      'L’opportunité de cette période ({{count}}) est tranchée\u00a0; plus aucune n’est ouverte.',
    allDecided_many:
      'Les {{count}} d’opportunités de cette période sont tranchées\u00a0; plus aucune n’est ouverte.',
    allDecided_other:
      'Les {{count}} opportunités de cette période sont tranchées\u00a0; plus aucune n’est ouverte.',
    open_one: '{{count}} opportunité ouverte, {{gain}} d’huile attendus sur {{well}}.',
    open_many: '{{count}} d’opportunités ouvertes, {{gain}} à gagner\u00a0; la meilleure sur {{well}}.',
    open_other: '{{count}} opportunités ouvertes, {{gain}} à gagner\u00a0; la meilleure sur {{well}}.',
    gaining_one: '{{count}} opportunité ouverte\u00a0: {{gain}} sur {{wells}}, la meilleure sur {{well}}.',
    gaining_many:
      '{{count}} d’opportunités ouvertes\u00a0: {{gain}} sur {{wells}}, la meilleure sur {{well}}.',
    gaining_other:
      '{{count}} opportunités ouvertes\u00a0: {{gain}} sur {{wells}}, la meilleure sur {{well}}.',
    wells_one: '{{count}} puits',
    wells_many: '{{count}} de puits',
    wells_other: '{{count}} puits',
    openUnnamed_one: '{{count}} opportunité ouverte, {{gain}} attendus.',
    openUnnamed_many: '{{count}} d’opportunités ouvertes, {{gain}} attendus.',
    openUnnamed_other: '{{count}} opportunités ouvertes, {{gain}} attendus.',
  },
  chart: 'Huile attendue des meilleures opportunités ouvertes, avec l’intervalle du 10e au 90e centile',
  axis: 'Huile attendue',
  funnel:
    'Recommandations trouvées {{found}} · dont acceptées {{accepted}} · réalisées {{done}} · confirmées {{proved}}',
  funnelOfWindow:
    'Trouvées sur cette période {{found}}, dont acceptées {{accepted}} · réalisées {{done}} · confirmées à ce jour {{proved}}',
  openKinds: 'Ouvertes\u00a0: {{kinds}}',
  gainedThisMonth:
    'Gain confirmé ce mois-ci, des seules recommandations suivies ces 90 derniers jours\u00a0: {{volume}}',
  table: 'Meilleures opportunités ouvertes',
  well: 'Puits',
  field: 'Champ',
  action: 'Recommandation',
  setting: 'Réglage',
  oil: 'Huile attendue',
  gains: 'Avec gain',
  range: 'Bas à haut',
  low: 'Huile attendue, 10e centile',
  high: 'Huile attendue, 90e centile',
  totalOf_one: 'Total de la meilleure de {{count}} puits',
  totalOf_many: 'Total des meilleures de {{count}} de puits',
  totalOf_other: 'Total des meilleures de {{count}} puits',
  notAdded: 'non ajouté',
  anotherIsBetter: 'non ajouté\u00a0: une autre recommandation pour ce puits promet davantage',
  costsOil: 'non ajouté\u00a0: aucun gain d’huile',
  saves: '{{action}}, économise {{power}}',
  endsSoon: 'expire dans moins de 3 jours',
  status: 'État',
  found: 'Nouvelle',
  accepted: 'Acceptée',
  liquid: 'Liquide attendu',
  power: 'Puissance attendue',
  confidence: 'Confiance',
  confidenceInLine: 'Sûr à',
  sure: 'confiance {{share}}',
  limit: 'Limité par',
  noLimit: 'Sans limite',
  expires: 'Valable jusqu’au',
  best: 'Les {{shown}} meilleures de {{total}} opportunités ouvertes.',
  attention: {
    state: 'À gagner',
    open_one: '{{count}} opportunité ouverte, sur {{well}}',
    open_many: '{{count}} d’opportunités ouvertes, la meilleure sur {{well}}',
    open_other: '{{count}} opportunités ouvertes, la meilleure sur {{well}}',
    openUnnamed_one: '{{count}} opportunité ouverte',
    openUnnamed_many: '{{count}} d’opportunités ouvertes',
    openUnnamed_other: '{{count}} opportunités ouvertes',
  },
};
