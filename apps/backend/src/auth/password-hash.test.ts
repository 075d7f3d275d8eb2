import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { createPasswordHasher } from './password-hash.ts';

const hasher = createPasswordHasher(defaultLimits, { memoryKiB: 64, passes: 1, lanes: 1 });
const oneCharacter = 'Contraseñá#1'.normalize('NFC');
const twoCharacters = oneCharacter.normalize('NFD');

describe('a password with accents', () => {
  it.each([
    [oneCharacter, twoCharacters],
    [twoCharacters, oneCharacter],
  ])('set as %j is the one that another keyboard types', async (set, typed) => {
    const stored = await hasher.hash(set);
    expect(await hasher.verify(stored, typed)).toBe(true);
    expect(await hasher.verify(stored, set)).toBe(true);
    expect(await hasher.verify(stored, `${typed}x`)).toBe(false);
  });

  it('whose hash is of the text as it was typed is found by the same keyboard', async () => {
    const stored = await hash(twoCharacters, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    expect(await hasher.verify(stored, twoCharacters)).toBe(true);
    expect(await hasher.verify(stored, `${twoCharacters}x`)).toBe(false);
  });

  it('is no one’s where there is no hash', async () => {
    expect(await hasher.verify(null, twoCharacters)).toBe(false);
    expect(await hasher.verify(undefined, 'nobody has this password')).toBe(false);
  });
});
