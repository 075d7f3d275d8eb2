import { parseArgs } from 'node:util';
import { defaultSizes, largestSizes } from '../demonstration/options.ts';

/** The command line of the seed is wrong; the message is one line. */
export class SeedArgumentError extends Error {
  override name = 'SeedArgumentError';
}

/** What the command line asks for; sizes that are not named keep their defaults. */
export interface SeedArguments {
  readonly help: boolean;
  readonly wells: number;
  readonly years: number;
  readonly hourlyDays: number;
  readonly seed: string;
}

export const usage = `Fills the backend's database with the demonstration, or extends the one it holds to yesterday.

  seed [options]

  --wells N          wells (default: ${defaultSizes.wells}, at most ${largestSizes.wells})
  --years N          years of daily rows (default: ${defaultSizes.years}, at most ${largestSizes.years})
  --hourly-days N    days of hourly pump signals (default: ${defaultSizes.hourlyDays})
  --seed TEXT        another text gives another demonstration (default: ${defaultSizes.seed})
  --help             show this text

Sizes count only where there is no demonstration yet. Environment: DATABASE_URL or CNX_DATA_DIR, as for npm start.`;

/** Reads the command line. @throws SeedArgumentError */
export function parseSeedArguments(args: readonly string[]): SeedArguments {
  const { values } = parse(args);
  return {
    help: values.help,
    wells: whole('--wells', values.wells, defaultSizes.wells, largestSizes.wells),
    years: whole('--years', values.years, defaultSizes.years, largestSizes.years),
    hourlyDays: whole(
      '--hourly-days',
      values['hourly-days'],
      defaultSizes.hourlyDays,
      largestSizes.hourlyDays,
    ),
    seed: values.seed ?? defaultSizes.seed,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        wells: text,
        years: text,
        'hourly-days': text,
        seed: text,
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new SeedArgumentError(error instanceof Error ? error.message.split('. ')[0]! : String(error));
  }
}

function whole(name: string, value: string | undefined, fallback: number, largest: number): number {
  if (value === undefined) return fallback;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (number >= 1 && number <= largest) return number;
  throw new SeedArgumentError(`${name} must be a whole number from 1 to ${largest}, not "${value}".`);
}
