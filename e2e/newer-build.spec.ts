import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '../apps/backend/test/support/temporary-folder.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { startSecondBackend } from './second-backend.ts';

const built = path.join(import.meta.dirname, '../apps/portal/dist');

/** The hashes of scripts within a page, as the policy names them. */
const inlineHashes = (page: string) =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** Makes a newer build of one: each of its hashed scripts and style sheets has another name, also where others name it. */
async function replaceBuild(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  // Compressed copies hold the names of the build before.
  for (const file of files) if (/\.(?:br|gz)$/.test(file)) await rm(path.join(directory, file));
  const hashed = files.filter((file) => /^assets\/.+-[\w-]{8}\.(?:js|css)$/.test(file));
  const newer = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const file of hashed) {
    const name = path.basename(file);
    newer.set(
      name,
      name.replace(/[\w-]{8}(?=\.\w+$)/, () => randomBytes(4).toString('hex')),
    );
  }
  for (const file of files.filter((name) => /\.(?:js|css|html)$/.test(name))) {
    const whole = path.join(directory, file);
    const text = await readFile(whole, 'utf8');
    const next = text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => newer.get(name) ?? name);
    await writeFile(whole, next);
    inlineHashes(text).forEach((hash, at) => hashes.set(hash, inlineHashes(next)[at]!));
  }
  const policy = path.join(directory, 'csp.json');
  const { scriptHashes, ...others } = JSON.parse(await readFile(policy, 'utf8')) as {
    scriptHashes: string[];
  };
  const named = scriptHashes.map((hash) => hashes.get(hash) ?? hash);
  await writeFile(policy, JSON.stringify({ ...others, scriptHashes: named }));
  for (const file of hashed) {
    const next = path.join(directory, path.dirname(file), newer.get(path.basename(file))!);
    await rename(path.join(directory, file), next);
  }
}

test('a tab whose build was replaced goes on with the newer one: no white page, no sign-out', async ({
  page,
  watch,
}) => {
  watch.expectError(/CodeLoadError|Failed to (?:load|fetch)|status of 404/);
  const directory = await mkdtemp(path.join(memoryFolder(), 'cnx-newer-'));
  await cp(built, directory, { recursive: true });
  // Without a provider of its own: one would take the people over whom the running system's provider knows.
  const server = await startSecondBackend({ CNX_PORTAL_DIR: directory, CNX_IDP: 'off' });
  try {
    await openSignedIn(page, `${server.origin}${paths.news}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const entry = () =>
      page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/login-"]')?.src);
    const before = await entry();
    expect(before).toBeDefined();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await replaceBuild(directory);
    await page.getByRole('link', { name: 'My Apps' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Apps' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.apps);
    expect(loads).toBe(1);
    expect(await entry()).not.toBe(before);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});
