import type { productionOptimization as english } from '../en/production-optimization.ts';
import type { Translated } from '../translated.ts';

/** Production Optimization, in French. */
export const productionOptimization: Translated<typeof english> = {
  figure: 'Gain d’huile attendu',
  caveats: {
    counted: '{{counted}} de plus sont déjà comptés comme perdus dans des exceptions.',
    unchecked: 'La capacité des installations n’est pas vérifiée.',
  },
  takeaway: {
    notComputed: 'Aucune recherche d’opportunités n’est active sur ces champs.',
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
  chart:
    'Huile attendue, nette des pertes déjà comptées, des meilleures opportunités ouvertes, avec l’intervalle du 10e au 90e centile',
  axis: 'Huile attendue, nette',
  funnel: 'Recommandations {{found}} · acceptées {{accepted}} · réalisées {{done}} · confirmées {{proved}}',
  funnelOfWindow:
    'Recommandations de cette période {{found}}\u00a0: acceptées {{accepted}} · réalisées {{done}} · confirmées à ce jour {{proved}}',
  unaccepted_one: '{{count}} non acceptée ici',
  unaccepted_many: '{{count}} non acceptées ici',
  unaccepted_other: '{{count}} non acceptées ici',
  openKinds: 'Ouvertes\u00a0: {{kinds}}',
  gainedThisMonth:
    'Gain confirmé ce mois-ci, des seules recommandations suivies ces 90 derniers jours\u00a0: {{volume}}',
  table: 'Meilleures opportunités ouvertes',
  well: 'Puits',
  field: 'Champ',
  action: 'Réglage',
  setting: 'De → à',
  oil: 'Huile attendue, nette',
  gross: 'Huile attendue, brute',
  grossRange: '{{net}}\u00a0; brut {{range}}',
  gains: 'Avec gain',
  range: 'P90 à P10, nets',
  low: 'Huile attendue, nette, P90 (bas)',
  high: 'Huile attendue, nette, P10 (haut)',
  totalOf_one: 'Total de la meilleure de {{count}} puits',
  totalOf_many: 'Total des meilleures de {{count}} de puits',
  totalOf_other: 'Total des meilleures de {{count}} puits',
  notAdded: 'non ajouté',
  anotherIsBetter: 'non ajouté\u00a0: une autre recommandation pour ce puits promet davantage',
  onlyCounted: 'non ajouté\u00a0: récupère seulement ce qui est déjà compté comme perdu',
  costsOil: 'non ajouté\u00a0: aucun gain d’huile',
  saves: '{{action}}, économise {{power}}',
  endsSoon: 'expire dans moins de 3 jours',
  status: 'État',
  toAdvice: 'Limites, preuves et décision',
  liquid: 'Liquide attendu',
  power: 'Puissance attendue',
  confidence: 'Probabilité d’un gain',
  confidenceInLine: 'Sûr à',
  sure: 'probabilité {{share}}',
  limit: 'Limité par',
  noLimit: 'Sans limite',
  expires: 'Expire',
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
