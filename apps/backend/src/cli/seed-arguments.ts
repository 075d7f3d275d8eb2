import { parseArgs } from 'node:util';
import { ReadableError } from '../readable-error.ts';
import { defaultSizes, maxSizes } from '../demonstration/options.ts';

/** The command line of the seed is wrong; the message is one line. */
export class SeedArgumentError extends ReadableError {
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

  --wells N          wells (default: ${defaultSizes.wells}, at most ${maxSizes.wells})
  --years N          years of daily rows (default: ${defaultSizes.years}, at most ${maxSizes.years})
  --hourly-days N    days of hourly pump signals (default: ${defaultSizes.hourlyDays})
  --seed TEXT        another text gives another demonstration (default: ${defaultSizes.seed})
  --help             show this text

Sizes apply only where there is no demonstration yet. Environment: DATABASE_URL or CNX_DATA_DIR, as for npm start.`;

/** Reads the command line. @throws SeedArgumentError */
export function parseSeedArguments(args: readonly string[]): SeedArguments {
  const { values } = parse(args);
  return {
    help: values.help,
    wells: whole('--wells', values.wells, defaultSizes.wells, maxSizes.wells),
    years: whole('--years', values.years, defaultSizes.years, maxSizes.years),
    hourlyDays: whole('--hourly-days', values['hourly-days'], defaultSizes.hourlyDays, maxSizes.hourlyDays),
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

function whole(name: string, value: string | undefined, fallback: number, max: number): number {
  if (value === undefined) return fallback;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (number >= 1 && number <= max) return number;
  throw new SeedArgumentError(`${name} must be a whole number from 1 to ${max}, not "${value}".`);
}
