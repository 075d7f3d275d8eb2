import type { ExceptionFinding, ExceptionRule, WellException } from '@cnx/api';
import { unitOfProduct, type QuantityFormat } from '../../../quantities.ts';
import { durationDays, type FindingDays, type LossDays } from './finding-days.ts';
import {
  operations,
  written,
  type Figure,
  type Operation,
  type Statement,
  type WorkingId,
  type WorkingLine,
} from './working-line.ts';

type FindingInputName = ExceptionFinding['inputs'][number]['name'];

/**
 * The working of a finding, line by line, as far as its inputs go.
 * @param days the days that it rests on; null while they are not known: then its medians and sums are only stated
 */
export function findingWorking(
  finding: ExceptionFinding,
  days: FindingDays | null,
  format: Pick<QuantityFormat, 'convert'>,
): readonly WorkingLine[] {
  return [...statementsOf(finding, days), ...severityStatement(finding)].map((line) => written(line, format));
}

/**
 * How the loss of an open event follows from what its well was expected to produce and what it produced on its newest day.
 * @returns null where the loss is of no such day
 */
export function lossWorking(
  { product, rate, baseline, rateDay }: Pick<WellException, 'product' | 'rate' | 'baseline' | 'rateDay'>,
  format: Pick<QuantityFormat, 'convert'>,
): WorkingLine | null {
  if (rate === null || baseline === null || rateDay === null) return null;
  const unit = unitOfProduct(product, 'Sm3/d');
  const operands = [baseline, rate].map((value) => ({ value, unit }));
  const result = { value: Math.max(0, baseline - rate), unit };
  const operation = rate > baseline ? 'shortfall' : 'difference';
  return written({ id: 'lossOnDay', operation, operands, result }, format);
}

/**
 * How the loss that a rule found, over all days since the start, becomes that of the newest day: by what its well was expected
 * to produce beyond the baseline of the rule, and by how much less it produced on the newest day.
 * @returns no lines where the rule found the same, or compares no rate of the product
 */
export function toNewestDay(
  { product, rate, baseline, rateDay }: Pick<WellException, 'product' | 'rate' | 'baseline' | 'rateDay'>,
  finding: Pick<ExceptionFinding, 'inputs' | 'variable'>,
  format: Pick<QuantityFormat, 'convert'>,
): readonly WorkingLine[] {
  // A rate of liquid has the unit of one of oil.
  if (finding.variable !== null && finding.variable !== `${product}Rate`) return [];
  const unit = unitOfProduct(product, 'Sm3/d');
  const given = inputsOf(finding);
  const [before, since] = [
    given.oilBaseline ?? given.baseline ?? given.meanBefore,
    given.oilRate ?? given.rate ?? given.meanAfter,
  ];
  if (rate === null || baseline === null || rateDay === null || rate >= baseline) return [];
  if (before?.unit !== unit || since?.unit !== unit) return [];
  const day = (value: number): Figure => ({ value, unit });
  const steps = [
    { id: 'lossInRule', operands: [before, since] },
    { id: 'expectedOver', operands: [day(baseline), before] },
    { id: 'rateOver', operands: [since, day(rate)] },
  ] as const;
  const lines = steps
    .map(({ id, operands }): Statement => {
      const result = day(operations.difference(operands.map(({ value }) => value)));
      return { id, operation: 'difference', operands, result };
    })
    .filter(({ id, result }) => id === 'lossInRule' || Math.abs(result!.value) >= leastStep);
  if (lines.length === 1) return [];
  const operands = lines.map(({ result }) => result!);
  const loss: Statement = { id: 'lossOnDay', operation: 'added', operands, result: day(baseline - rate) };
  return [...lines, loss].map((line) => written(line, format));
}

/** Less is rounding, Sm3/d. */
const leastStep = 0.05;

/** What an event has lost on a day so far, as a mean; null where it is not known. */
export function meanLossWorking(
  { product, lossSoFar }: Pick<WellException, 'product' | 'lossSoFar'>,
  { days: lost }: LossDays,
  format: Pick<QuantityFormat, 'convert'>,
): WorkingLine | null {
  if (lossSoFar === null) return null;
  const operands = [{ value: lossSoFar, unit: unitOfProduct(product, 'Sm3') }, days(lost.length)];
  const result = { value: lossSoFar / lost.length, unit: unitOfProduct(product, 'Sm3/d') };
  return written({ id: 'meanLoss', operation: 'ratio', operands, result }, format);
}

/** How the loss of an event so far adds up from what its days lack; null where it is not known. */
export function lossSoFarWorking(
  { product, lossSoFar }: Pick<WellException, 'product' | 'lossSoFar'>,
  { days }: LossDays,
  format: Pick<QuantityFormat, 'convert'>,
): WorkingLine | null {
  if (lossSoFar === null) return null;
  const unit = unitOfProduct(product, 'Sm3');
  const operands = days.map(({ lost }) => ({ value: lost ?? NaN, unit }));
  return written(
    {
      id: 'lossSoFar',
      operation: 'sum',
      operands,
      result: { value: lossSoFar, unit },
    },
    format,
  );
}

function statementsOf(finding: ExceptionFinding, found: FindingDays | null): Statement[] {
  switch (finding.kind) {
    case 'gas':
      return gasStatements(finding);
    case 'change':
      return changeStatements(finding, found);
    case 'noData':
      return silenceStatements(finding);
    default:
      return dropStatements(finding, found);
  }
}

/** The means of a change, how far they are apart, and how long the new one has lasted. */
function changeStatements(finding: ExceptionFinding, found: FindingDays | null): Statement[] {
  const { rule } = finding;
  const { meanBefore, meanAfter, change, changePct, daysBefore, daysAfter, levelDays } = inputsOf(finding);
  if (!meanBefore || !meanAfter || !change) return [];
  /** Only where all days of the mean are known: of others it is stated. */
  const meanOf = (
    id: 'meanBefore' | 'meanAfter',
    part: FindingDays['own'] | undefined,
    lasted: Figure | undefined,
    result: Figure,
  ): Statement[] => {
    const wanted = Math.min(lasted?.value ?? 0, levelDays?.value ?? 0);
    const operands = (part ?? []).map(({ rate }) => ({ value: rate ?? NaN, unit: result.unit }));
    return wanted > 0 && operands.length === wanted ? [{ id, operation: 'mean', operands, result }] : [];
  };
  const size = changePct ?? change;
  const lasts = rule && durationDays(rule.persistence);
  const means = [meanAfter, meanBefore];
  return [
    ...meanOf('meanBefore', found?.baseline, daysBefore, meanBefore),
    ...meanOf('meanAfter', found?.own, daysAfter, meanAfter),
    { id: 'change', operation: 'difference', operands: means, result: change },
    ...(changePct
      ? [{ id: 'changePct', operation: 'rise', operands: means, result: changePct } as const]
      : []),
    ...(rule
      ? [comparison('limit', 'atLeast', { ...size, value: Math.abs(size.value) }, limitOf(rule))]
      : []),
    ...(daysAfter && lasts ? [comparison('lasting', 'atLeast', daysAfter, days(lasts))] : []),
  ];
}

function comparison(id: WorkingId, operation: Operation, left: Figure, right: Figure): Statement {
  return { id, operation, operands: [left, right], result: null };
}

const limitOf = ({ limit, unit }: ExceptionRule): Figure => ({ value: limit, unit });

/** How long a report has been missing, and that one is still expected. */
function silenceStatements(finding: ExceptionFinding): Statement[] {
  const { silentDays, forgottenAfterDays } = inputsOf(finding);
  const { rule } = finding;
  if (!silentDays || !rule) return [];
  return [
    comparison('silentDays', 'atLeast', silentDays, limitOf(rule)),
    ...(forgottenAfterDays ? [comparison('expected', 'below', silentDays, forgottenAfterDays)] : []),
  ];
}

function inputsOf({ inputs }: Pick<ExceptionFinding, 'inputs'>): Partial<Record<FindingInputName, Figure>> {
  return Object.fromEntries(inputs.map(({ name, value, unit }) => [name, { value, unit }]));
}

const days = (value: number): Figure => ({ value, unit: 'd' });

/** Nothing where the loss is not known. */
function severityStatement({ severityFactors }: ExceptionFinding): Statement[] {
  if (severityFactors === null) return [];
  const { loss, confidence, persistenceDays } = severityFactors;
  return [
    {
      id: 'severity',
      operation: 'severity',
      // A score is no volume, in whatever unit a reader has losses: it is of Sm3/d, and has no unit.
      operands: [{ value: loss, unit: '1' }, { value: confidence, unit: '1' }, days(persistenceDays)],
      result: { value: operations.severity([loss, confidence, persistenceDays]), unit: '1' },
    },
  ];
}

function dropStatements(finding: ExceptionFinding, found: FindingDays | null): Statement[] {
  const { kind, rule, onStreamHours } = finding;
  const { rate, baseline, lossSinceStart } = inputsOf(finding);
  const lines: (Statement | null)[] = [];
  const known = (values: readonly (number | null)[], unit: string): Figure[] | null =>
    values.length > 0 && values.every((value) => value !== null)
      ? values.map((value) => ({ value, unit }))
      : null;
  const over = (
    id: WorkingId,
    operation: Operation,
    operands: Figure[] | null,
    result: Figure | undefined,
  ) => (operands && result ? { id, operation, operands, result } : null);
  if (kind === 'downtime' && onStreamHours !== null && rule?.unit === 'h') {
    const operands = [onStreamHours, rule.limit].map((value) => ({ value, unit: 'h' }));
    lines.push({ id: 'hours', operation: 'below', operands, result: null });
  }
  const rates = (part: FindingDays['own'] | undefined) =>
    known(
      (part ?? []).map((each) => each.rate),
      baseline?.unit ?? 'Sm3/d',
    );
  lines.push(over('baseline', 'median', rates(found?.baseline), baseline));
  lines.push(
    kind === 'drop'
      ? over('rate', 'median', rates(found?.own), rate)
      : over(
          'rate',
          'mean',
          known(
            (found?.own ?? []).map(({ oil }) => oil ?? 0),
            lossSinceStart?.unit ?? 'Sm3',
          ),
          rate,
        ),
  );
  if (rate && baseline) {
    const drop = { value: baseline.value - rate.value, unit: baseline.unit };
    const share = { value: (100 * drop.value) / baseline.value, unit: '%' };
    lines.push({ id: 'drop', operation: 'difference', operands: [baseline, rate], result: drop });
    lines.push({ id: 'dropPct', operation: 'share', operands: [drop, baseline], result: share });
    if (kind === 'drop' && rule?.unit === '%') {
      const limit = { value: rule.limit, unit: '%' };
      lines.push(
        decidingStatement(found, baseline.value, limit, durationDays(rule.persistence)) ?? {
          id: 'limit',
          operation: 'atLeast',
          operands: [share, limit],
          result: null,
        },
      );
    }
  }
  lines.push(
    over(
      'lossSinceStart',
      'sum',
      known(
        (found?.own ?? []).map(({ lost }) => lost),
        lossSinceStart?.unit ?? 'Sm3',
      ),
      lossSinceStart,
    ),
  );
  return lines.filter((line) => line !== null);
}

/**
 * The day that decided: each of so many in a row was as far below the baseline as the limit asks for, this one the least. A
 * drop of 38 % may have been found by the one day on which it was 50 %.
 */
function decidingStatement(
  found: FindingDays | null,
  baseline: number,
  limit: Figure,
  asked: number | null,
): Statement | null {
  const shares = (found?.own ?? []).map(({ rate }) => (100 * (baseline - (rate ?? baseline))) / baseline);
  if (asked === null || asked < 1) return null;
  for (let at = 0; at + asked <= shares.length; at++) {
    const run = shares.slice(at, at + asked);
    if (!run.every((share) => share >= limit.value)) continue;
    const operands = [{ value: Math.min(...run), unit: '%' }, limit];
    return { id: 'deciding', operation: 'atLeast', operands, result: null };
  }
  return null;
}

function gasStatements(finding: ExceptionFinding): Statement[] {
  const { rule } = finding;
  const given = inputsOf(finding);
  const lines: (Statement | null)[] = [];
  const compare = (operation: Operation, left: Figure | null, right: Figure | undefined) =>
    left && right ? comparison('limit', operation, left, right) : null;
  /** Adds a line of inputs, where all are known. @returns its result */
  const work = (
    id: WorkingId,
    operation: Operation,
    names: readonly FindingInputName[],
    unit: string,
  ): Figure | null => {
    const operands = names.flatMap((name) => given[name] ?? []);
    if (operands.length < names.length) return null;
    const result = { value: operations[operation](operands.map(({ value }) => value)), unit };
    lines.push({ id, operation, operands, result });
    return result;
  };
  const ofRule = rule && { value: rule.limit, unit: rule.unit };
  if (rule?.id === 'R1' && given.freeGasLimit)
    lines.push(compare('above', given.freeGas ?? null, given.freeGasLimit));
  if (rule?.id === 'R2' && ofRule) {
    const variation = ['motorCurrentVariation', 'motorCurrentVariationBaseline'] as const;
    lines.push(compare('above', work('variationRatio', 'ratio', variation, '1'), ofRule));
    const current = work('currentRatio', 'share', ['motorCurrent', 'motorCurrentBaseline'], '%');
    lines.push(compare('below', current, given.currentShareLimit));
  }
  if (rule?.id === 'R3' && ofRule) {
    const rise = work('pressureRise', 'rise', ['intakePressure', 'intakePressureBaseline'], '%');
    lines.push(compare('atLeast', rise, given.pressureRiseLimit));
    lines.push(compare('atLeast', work('liquidFall', 'fall', ['liquidRate', 'liquidBaseline'], '%'), ofRule));
    const step = work('frequencyStep', 'difference', ['frequency', 'frequencyBaseline'], 'Hz');
    lines.push(compare('within', step, given.frequencyStepLimit));
  }
  if (rule?.id === 'R4' && ofRule)
    lines.push(compare('above', work('gorRatio', 'ratio', ['gor', 'gorBaseline'], '1'), ofRule));
  const lost = given.oilLoss;
  const sources =
    rule?.id === 'R4'
      ? (['oilBaseline', 'oilRate'] as const)
      : (['liquidBaseline', 'liquidRate', 'waterCut'] as const);
  const operands = sources.flatMap((name) => given[name] ?? []);
  if (lost && operands.length === sources.length)
    lines.push({
      id: 'oilLoss',
      operation: rule?.id === 'R4' ? 'shortfall' : 'oilOfLiquid',
      operands,
      result: lost,
    });
  return lines.filter((line) => line !== null);
}
