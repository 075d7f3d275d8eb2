import type { DecimalMark } from './dialect.ts';
import { markEvidence } from './numbers.ts';
import { refuse, type Cell, type RecordSource } from './records.ts';

/** Where a number stands. */
interface Place {
  readonly text: string;
  readonly header: string;
  readonly line: number;
}

type Uses = Partial<Record<'decimal' | 'grouping' | 'either', Place>>;

/**
 * Decides which mark of a file's numbers is the decimal one. All numbers of its used columns are looked at, and none
 * of another: a company writes one way.
 */
export class NumberMarks {
  readonly #uses: Record<DecimalMark, Uses> = { '.': {}, ',': {} };

  see(cell: Cell, header: string, line: number): void {
    // Nearly all numbers say only what is known by then.
    if (this.#uses['.'].decimal && typeof cell === 'string' && /^\d+\.\d+$/.test(cell)) return;
    const evidence = markEvidence(cell);
    if (evidence) this.#uses[evidence.mark][evidence.is] ??= { text: String(cell).trim(), header, line };
  }

  /** What is known so far, without a refusal. */
  get likely(): DecimalMark {
    return this.#proof(',') && !this.#proof('.') ? ',' : '.';
  }

  /**
   * @returns The decimal mark of the file.
   * @throws ImportError with both readings when the numbers do not decide.
   */
  decide(source: RecordSource): DecimalMark {
    const point = this.#proof('.');
    const comma = this.#proof(',');
    if (point && comma) {
      refuse(
        source,
        Math.max(point.line, comma.line),
        `numbers are written in two ways, ${say(point)} with a decimal point and ${say(comma)} with a decimal comma: ` +
          'use --decimal point or --decimal comma; numbers written otherwise are then rejected.',
      );
    }
    const decimal = point ? '.' : comma ? ',' : undefined;
    const unclear = (['.', ','] as const).find((mark) => this.#isUnclear(mark, decimal, source));
    if (unclear) refuseBothReadings(source, this.#uses[unclear].either);
    return decimal ?? '.';
  }

  /** The first number that can be read only with this decimal mark. */
  #proof(decimal: DecimalMark): Place | undefined {
    return this.#uses[decimal].decimal ?? this.#uses[decimal === '.' ? ',' : '.'].grouping;
  }

  #isUnclear(mark: DecimalMark, decimal: DecimalMark | undefined, source: RecordSource): boolean {
    const { either, grouping } = this.#uses[mark];
    if (!either || mark === decimal) return false;
    if (decimal) return !grouping;
    return mark === ',' || !source.isPointDecimal;
  }
}

function say({ text, header, line }: Place): string {
  return `"${text}" (${header}, line ${line})`;
}

function refuseBothReadings(source: RecordSource, place: Place | undefined): never {
  const { text = '', header = '', line = 1 } = place ?? {};
  const digits = text.replace(/[.,]/, '');
  const mark = text.includes('.') ? 'point' : 'comma';
  const other = mark === 'point' ? 'comma' : 'point';
  return refuse(
    source,
    line,
    `${header}: "${text}" has two readings: ${text.replace(',', '.')} with a decimal ${mark} (--decimal ${mark}), ` +
      `or ${digits} with a ${mark} between thousands (--decimal ${other}).`,
  );
}
