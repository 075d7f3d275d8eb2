import type { productionOptimization as english } from '../en/production-optimization.ts';
import type { Translated } from '../translated.ts';

/** Production Optimization, in French. */
export const productionOptimization: Translated<typeof english> = {
  figure: 'Gain d’huile attendu',
  takeaway: {
    notComputed: 'Aucune recherche d’opportunités n’est active sur ces champs.',
    none: 'Aucune opportunité trouvée sur cette période.',
    allDecided_one: 'L’opportunité de cette période ({{count}}) est tranchée ; plus aucune n’est ouverte.',
    allDecided_many:
      'Les {{count}} d’opportunités de cette période sont tranchées ; plus aucune n’est ouverte.',
    allDecided_other:
      'Les {{count}} opportunités de cette période sont tranchées ; plus aucune n’est ouverte.',
    open_one: '{{count}} opportunité ouverte, {{gain}} d’huile attendus sur {{well}}.',
    open_many: '{{count}} d’opportunités ouvertes, {{gain}} à gagner ; la meilleure sur {{well}}.',
    open_other: '{{count}} opportunités ouvertes, {{gain}} à gagner ; la meilleure sur {{well}}.',
    gaining_one: '{{count}} opportunité ouverte : {{gain}} sur {{wells}}, la meilleure sur {{well}}.',
    gaining_many: '{{count}} d’opportunités ouvertes : {{gain}} sur {{wells}}, la meilleure sur {{well}}.',
    gaining_other: '{{count}} opportunités ouvertes : {{gain}} sur {{wells}}, la meilleure sur {{well}}.',
    wells_one: '{{count}} puits',
    wells_many: '{{count}} de puits',
    wells_other: '{{count}} puits',
    openUnnamed_one: '{{count}} opportunité ouverte, {{gain}} attendus.',
    openUnnamed_many: '{{count}} d’opportunités ouvertes, {{gain}} attendus.',
    openUnnamed_other: '{{count}} opportunités ouvertes, {{gain}} attendus.',
  },
  chart: 'Huile attendue des meilleures opportunités ouvertes, avec l’intervalle du 10e au 90e centile',
  axis: 'Huile attendue',
  funnel: 'Trouvées {{found}} · acceptées {{accepted}} · réalisées {{done}} · confirmées {{proved}}',
  funnelOfWindow:
    'Trouvées sur cette période {{found}} · dont acceptées {{accepted}} · réalisées {{done}} · confirmées {{proved}}',
  gainedThisMonth: 'Gain confirmé ce mois-ci, au total : {{volume}}',
  table: 'Meilleures opportunités ouvertes',
  well: 'Puits',
  field: 'Champ',
  action: 'Recommandation',
  setting: 'Réglage',
  oil: 'Huile attendue',
  gains: 'Avec gain',
  range: 'Huile attendue, 10e au 90e centile',
  liquid: 'Liquide attendu',
  power: 'Puissance attendue',
  confidence: 'Confiance',
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
