import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Each rule of React that the sources are held to, and a component that breaks it and no other. */
const broken: Readonly<Record<string, string>> = {
  'error-boundaries': 'export function A() { try { return <p />; } catch { return null; } }',
  'exhaustive-deps':
    'export function A({ on }: { on: boolean }) { useEffect(() => void on, []); return null; }',
  globals: 'let n = 0; export function A() { n = 1; return <p>{n}</p>; }',
  immutability:
    'export function A() { const [s, set] = useState({ n: 0 }); const go = () => { s.n = 1; set(s); }; return <button onClick={go} />; }',
  purity: 'export function A() { return <p>{Math.random()}</p>; }',
  refs: 'export function A() { const r = useRef(0); return <p>{r.current}</p>; }',
  'rules-of-hooks': 'export function A({ on }: { on: boolean }) { if (on) useState(0); return null; }',
  'set-state-in-effect':
    'export function A() { const [, set] = useState(0); useEffect(() => { set(1); }, []); return null; }',
  'set-state-in-render': 'export function A() { const [n, set] = useState(0); set(1); return <p>{n}</p>; }',
  'static-components': 'export function A() { const Inner = () => <p />; return <Inner />; }',
  'use-memo': 'export function A({ x }: { x: number }) { return useMemo((y) => y + x, [x]); }',
  'void-use-memo':
    'export function A({ x }: { x: number }) { useMemo(() => { void x; }, [x]); return null; }',
};

const folder = mkdtempSync(path.join(tmpdir(), 'cnx-react-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['packages/ui/src', 'apps/portal/src'])(
  'components of %s are held to every rule of React',
  (place) => {
    // The rules that need types need the whole project, and are none of these.
    const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
    writeFileSync(
      path.join(folder, '.oxlintrc.json'),
      config.replace('"typeAware": true', '"typeAware": false'),
    );
    const sources = path.join(folder, place);
    mkdirSync(sources, { recursive: true });
    for (const [rule, component] of Object.entries(broken))
      writeFileSync(
        path.join(sources, `${rule}.tsx`),
        `import { useEffect, useMemo, useRef, useState } from 'react';\n${component}\n`,
      );
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', place],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    const found = diagnostics.map(
      ({ filename, code }) => `${path.basename(filename, '.tsx')}: ${/\((.+)\)/.exec(code)?.[1] ?? code}`,
    );
    expect(found.sort()).toEqual(Object.keys(broken).map((rule) => `${rule}: ${rule}`));
  },
);
