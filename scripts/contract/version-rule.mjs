// What version a contract must have after its changes.

/**
 * The lowest version that follows. From 1.0.0 on: breaking raises the major, notable and additive the minor, texts the
 * patch. Before it, as npm's caret reads such versions: breaking raises the minor, anything else the patch.
 * @param {string} version of the contract before
 * @param {import('./changes.mjs').Change[]} changes since then
 */
export function nextVersion(version, changes) {
  if (changes.length === 0) return version;
  const [major, minor, patch] = partsOf(version);
  const has = (...wanted) => changes.some(({ severity }) => wanted.includes(severity));
  if (has('breaking')) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (major > 0 && has('notable', 'additive')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Whether one version is as high as another, or higher. */
export function isAtLeast(version, other) {
  const [one, two] = [partsOf(version), partsOf(other)];
  const i = one.findIndex((part, index) => part !== two[index]);
  return i < 0 || one[i] > two[i];
}

function partsOf(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`info.version ${version} is not major.minor.patch`);
  return version.split('.').map(Number);
}
