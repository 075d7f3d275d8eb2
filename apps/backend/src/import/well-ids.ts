import { createHash } from 'node:crypto';

const maxSlugLength = 48;

/** A readable id: `15/9-F-11` becomes `15-9-f-11`. Names without Latin letters or digits get a hash. */
export function slug(name: string): string {
  const latin = name
    .replace(/[Øø]/g, 'o')
    .replace(/[Ææ]/g, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
  return latin || `x-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/**
 * An id that is not taken: the slug of the name, else with that of what it belongs to before it, else numbered.
 * @param parent Id of what the named thing belongs to.
 */
export function freeId(name: string, parent: string, isTaken: (id: string) => boolean): string {
  const own = slug(name);
  if (!isTaken(own)) return own;
  const qualified = `${parent.slice(0, 12)}-${own}`;
  if (!isTaken(qualified)) return qualified;
  for (let number = 2; ; number += 1) {
    const numbered = `${own}-${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}
