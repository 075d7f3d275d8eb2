/** What a kind of table takes of a file that has plans beside what was produced. */
export type RowVersion = 'actual' | 'plan';

/** Words in a list, one behind the other. */
export const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of plans in English, Spanish, Portuguese and French, without accents. */
export const planWords = listed(`
  plan plans planned planificado planificada planeado planeada planejado planejada planifie planifiee plano
  prevu prevue prevus prevision previsions previsionnel previsionnelle previsao previsto prevista programado programada
  budget budgeted bud bgt presupuesto presupuestado presupuestada orcamento orcado orcada
  forecast forecasts forecasted fcst fct pronostico pronosticado pronosticada prognosis prognostico
  projection projected proyeccion proyectado proyectada projecao projetado projetada
  target targets targeted objetivo objectif objectifs meta metas cible goal outlook aop
  simulated simulation simulado simulada model modeled modelled potential potencial potentiel theoretical teorico theorique
  nominated nomination capacity capacidad capacidade capacite p10 p50 p90`);
/** Words of what was produced. */
export const actualWords = listed(`
  actual actuals act real reales reais realizado realizada realise realisee reel reels reelle reelles
  ejecutado ejecutada executado executada measured medido medida mesure mesuree reported reportado reportada
  allocated historical historic history historico historica historique observed produced producido produzido
  production produccion producao prod`);

/** Words that set a column of what was produced against one of plans. */
const comparedWords = listed(`
  actual actuals act real reales realizado realizada realise realisee reel reels reelle reelles ejecutado ejecutada
  executado executada ist istwert istmenge faktisk werkelijk effettivo effettiva consuntivo`);
/** And words of plans that stand in headers only. */
const plannedWords = listed(
  'soll sollwert sollmenge geplant planwert planlagt gepland pianificato previsto preventivo',
);

/**
 * A header without the words that say whether its values are plans or what came of them: `Oil actual (bbl)` is `Oil (bbl)`.
 * @returns undefined where it says neither
 */
export function withoutVersion(
  header: string,
): { readonly text: string; readonly version: RowVersion } | undefined {
  let version: RowVersion | undefined;
  const text = header.replace(/[\p{Letter}\p{Mark}]+(?:\d+(?!\d))?/gu, (word) => {
    const plain = word
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase();
    const isPlan = planWords.has(plain) || plannedWords.has(plain);
    if (!isPlan && !comparedWords.has(plain)) return word;
    if (isPlan) version = 'plan';
    else version ??= 'actual';
    return '';
  });
  const rest = text
    .replace(/[([{]\s*[)\]}]/g, '')
    .replace(/[\s_,;:./-]*(?=[([{])/, ' ')
    .replace(/^[\s_,;:./-]+|[\s_,;:./-]+$/g, '')
    .replace(/\s+/g, ' ');
  return version === undefined || !/\p{Letter}/u.test(rest) ? undefined : { text: rest, version };
}
