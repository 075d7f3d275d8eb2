import type { ExceptionFinding, WellException } from '@cnx/api';
import { csvLine } from '@cnx/ui';
import { exactNumber } from '../../../insight/exact-number.ts';
import type { FindingDay, FindingDays } from './finding-days.ts';

/** The words of the file's heads. */
export interface WorkingFileWords {
  readonly finding: string;
  readonly input: string;
  readonly value: string;
  readonly unit: string;
  readonly part: string;
  readonly day: string;
  readonly hours: string;
  readonly oil: string;
  readonly rate: string;
  readonly lost: string;
  readonly baseline: string;
  readonly own: string;
  readonly nameOf: (name: ExceptionFinding['inputs'][number]['name'] | FactorName) => string;
}

/** What else a finding's severity is made of. */
export type FactorName = 'limit' | 'severityLoss' | 'confidence' | 'persistence';

/**
 * What a finding was worked out from, as comma-separated values: first its inputs by name, value and unit, then, after an
 * empty line, the days of its baseline and its own. Values and units are those of the wire, unrounded: the ones that the rule
 * read. Texts that begin like formulas are made harmless.
 * @param days null where they are not known: the file then has the inputs alone
 */
export function workingFile(
  finding: ExceptionFinding,
  days: FindingDays | null,
  words: WorkingFileWords,
): string[] {
  const { inputs, rule, severityFactors } = finding;
  const line = (name: Parameters<WorkingFileWords['nameOf']>[0], value: number, unit: string) =>
    csvLine([{ value: finding.id }, { value: words.nameOf(name) }, exactNumber(value), { value: unit }]);
  const text = (...values: string[]) => values.map((value) => ({ value }));
  const dayLine =
    (part: string) =>
    ({ day, hours, oil, rate, lost }: FindingDay) =>
      csvLine([...text(finding.id, part, day), ...[hours, oil, rate, lost].map(exactNumber)]);
  return [
    csvLine(text(words.finding, words.input, words.value, words.unit), true),
    ...inputs.map(({ name, value, unit }) => line(name, value, unit)),
    ...(rule ? [line('limit', rule.limit, rule.unit)] : []),
    ...(severityFactors
      ? [
          line('severityLoss', severityFactors.loss, 'Sm3/d'),
          line('confidence', severityFactors.confidence, '1'),
          line('persistence', severityFactors.persistenceDays, 'd'),
        ]
      : []),
    ...(days && days.baseline.length + days.own.length > 0
      ? [
          '\r\n',
          csvLine(
            text(
              words.finding,
              words.part,
              words.day,
              `${words.hours} (h)`,
              `${words.oil} (Sm3)`,
              `${words.rate} (${days.unit})`,
              `${words.lost} (Sm3)`,
            ),
          ),
          ...days.baseline.map(dayLine(words.baseline)),
          ...days.own.map(dayLine(words.own)),
        ]
      : []),
  ];
}

/** The name of that file: well, rule and first day. */
export function workingFileName(
  { well }: Pick<WellException, 'well'>,
  { rule, kind, beginDay }: Pick<ExceptionFinding, 'rule' | 'kind' | 'beginDay'>,
): string {
  // A well's name may hold what a file's cannot.
  const name = well.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${name}_${rule?.id ?? kind}_${beginDay}.csv`;
}
