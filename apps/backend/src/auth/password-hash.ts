import { hash, verify, type Options } from '@node-rs/argon2';
import type { Limits } from '../limits.ts';
import { createQueue } from './queue.ts';

/** Cost of argon2id: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/** The OWASP figures: 19 MiB, two passes, one lane; about 26 ms on one core. */
export const currentCost: HashCost = { memoryKiB: 19_456, passes: 2, lanes: 1 };

/** A password as it is hashed and counted: in composed Unicode. */
export const composed = (password: string): string => password.normalize('NFC');

/** Whether a hash is of a password as it was typed, where that is another text than the composed one. */
async function verifyTyped(known: string, password: string): Promise<boolean> {
  return password !== composed(password) && verify(known, password);
}

/** Hashes and verifies passwords a few at a time, so that a storm of sign-ins leaves the other calls their time. */
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** @param cost Argon2id cost of new hashes. @default currentCost */
export function createPasswordHasher(
  limits: Pick<Limits, 'passwordHashers' | 'passwordHashQueue'>,
  cost: HashCost = currentCost,
) {
  const options: Options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes };
  const inTurn = createQueue(limits.passwordHashers, limits.passwordHashQueue);
  let absentHash: Promise<string> | undefined;
  return {
    /**
     * The hash of a password in composed Unicode: keyboards write a letter with an accent as one character or as two.
     * @throws Refusal 503 when too many are waiting.
     */
    hash: (password: string): Promise<string> => inTurn(() => hash(composed(password), options)),
    /**
     * Whether the password is the stored one, however it is composed; older hashes are of the password as it was typed.
     * Without a stored hash the same work is done for nothing, so that the time of an answer does not show which accounts
     * exist.
     * @throws Refusal 503 when too many are waiting.
     */
    verify: (stored: string | null | undefined, password: string): Promise<boolean> =>
      inTurn(async () => {
        absentHash ??= hash('no account has this password', options);
        // Its failure is one of the callers who need it.
        absentHash.catch(() => undefined);
        const known = stored ?? (await absentHash);
        const matches = (await verify(known, composed(password))) || (await verifyTyped(known, password));
        return matches && stored != null;
      }),
    /** Whether a stored hash was made with another cost than the current one. */
    isOutdated(stored: string): boolean {
      const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
      return (
        !found ||
        [cost.memoryKiB, cost.passes, cost.lanes].some((wanted, at) => Number(found[at + 1]) !== wanted)
      );
    },
  };
}
