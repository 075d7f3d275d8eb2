import type { productionOptimization as english } from '../en/production-optimization.ts';
import type { Translated } from '../translated.ts';

/** Production Optimization, in Spanish. */
export const productionOptimization: Translated<typeof english> = {
  figure: 'Ganancia esperada',
  takeaway: {
    notComputed: 'No se buscan oportunidades en estos campos.',
    none: 'No se encontró ninguna oportunidad en este periodo.',
    allDecided_one: 'La oportunidad de este periodo ({{count}}) ya está decidida; no queda ninguna abierta.',
    allDecided_many:
      'Las {{count}} de oportunidades de este periodo ya están decididas; no queda ninguna abierta.',
    allDecided_other:
      'Las {{count}} oportunidades de este periodo ya están decididas; no queda ninguna abierta.',
    open_one: '{{count}} oportunidad abierta, {{gain}} de petróleo esperados en {{well}}.',
    open_many: '{{count}} de oportunidades abiertas, {{gain}} por ganar; la mejor en {{well}}.',
    open_other: '{{count}} oportunidades abiertas, {{gain}} por ganar; la mejor en {{well}}.',
    gaining_one: '{{count}} oportunidad abierta: {{gain}} en {{wells}}, la mayor en {{well}}.',
    gaining_many: '{{count}} de oportunidades abiertas: {{gain}} en {{wells}}, la mayor en {{well}}.',
    gaining_other: '{{count}} oportunidades abiertas: {{gain}} en {{wells}}, la mayor en {{well}}.',
    wells_one: '{{count}} pozo',
    wells_many: '{{count}} de pozos',
    wells_other: '{{count}} pozos',
    openUnnamed_one: '{{count}} oportunidad abierta, {{gain}} esperados.',
    openUnnamed_many: '{{count}} de oportunidades abiertas, {{gain}} esperados.',
    openUnnamed_other: '{{count}} oportunidades abiertas, {{gain}} esperados.',
  },
  chart: 'Petróleo esperado de las mejores oportunidades abiertas, con el rango del percentil 10 al 90',
  axis: 'Petróleo esperado',
  funnel: 'Encontradas {{found}} · aceptadas {{accepted}} · realizadas {{done}} · comprobadas {{proved}}',
  funnelOfWindow:
    'Encontradas en este periodo {{found}} · de ellas aceptadas {{accepted}} · realizadas {{done}} · comprobadas {{proved}}',
  gainedThisMonth: 'Ganancia comprobada este mes, en total: {{volume}}',
  table: 'Mejores oportunidades abiertas',
  well: 'Pozo',
  field: 'Campo',
  action: 'Recomendación',
  setting: 'Ajuste',
  oil: 'Petróleo esperado',
  gains: 'Con ganancia',
  range: 'Petróleo esperado, percentiles 10 a 90',
  liquid: 'Líquido esperado',
  power: 'Potencia esperada',
  confidence: 'Confianza',
  sure: 'confianza {{share}}',
  limit: 'Limitado por',
  noLimit: 'Sin límite',
  expires: 'Válido hasta',
  best: 'Las {{shown}} mejores de {{total}} oportunidades abiertas.',
  attention: {
    state: 'Por ganar',
    open_one: '{{count}} oportunidad abierta, en {{well}}',
    open_many: '{{count}} de oportunidades abiertas, la mejor en {{well}}',
    open_other: '{{count}} oportunidades abiertas, la mejor en {{well}}',
    openUnnamed_one: '{{count}} oportunidad abierta',
    openUnnamed_many: '{{count}} de oportunidades abiertas',
    openUnnamed_other: '{{count}} oportunidades abiertas',
  },
};
