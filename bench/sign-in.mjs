// P1–P4: what the sign-in page weighs, and when it paints, takes keys and runs, beside static HTML and bare React.
import { gzipSync } from 'node:zlib';
import { load } from './browser.mjs';
import { median, ratio, row } from './statistics.mjs';

/** Gzip sizes (KiB) of the scripts and styles that the sign-in page loads by itself, and of the script that stands in it. */
async function weigh(browser, origin) {
  const page = await browser.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  const bodies = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type in sizes)
      bodies.push(
        response.body().then((body) => (sizes[type] += gzipSync(body, { level: 9 }).length / 1024)),
      );
  });
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const html = await (await page.request.get(`${origin}/`)).text();
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const boot = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('');
  await page.close();
  return {
    script: sizes.script,
    boot: gzipSync(boot, { level: 9 }).length / 1024,
    style: sizes.stylesheet + gzipSync(inline, { level: 9 }).length / 1024,
  };
}

/** @param {{ browser: import('playwright').Browser, limits: { origin: string }, system: { origin: string }, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchSignIn({ browser, limits, system: { origin }, sizes }) {
  const { slow } = sizes;
  const weight = await weigh(browser, origin);
  const results = [];
  for (let round = 0; round < sizes.warmUps + sizes.rounds; round += 1) {
    const result = {
      html: await load(browser, `${limits.origin}/sign-in.html`, { slow, waitForUsable: false }),
      react: await load(browser, `${limits.origin}/index.html`, { slow }),
      ours: await load(browser, `${origin}/`, { slow }),
    };
    if (round >= sizes.warmUps) results.push(result);
  }
  const value = (target, key) => median(results.map((result) => result[target][key]));
  const timed = (name, key, limit, must, ambitious) =>
    row(name, {
      value: value('ours', key),
      unit: 'ms',
      limit: value(limit, key),
      ratioToLimit: ratio(results, 'ours', limit, key),
      must,
      ambitious,
    });
  return [
    row('P1 sign-in scripts, gzip', {
      value: weight.script,
      unit: 'KiB',
      must: 110,
      ambitious: 12,
      judged: 'value',
    }),
    row('   script in the page, with its texts, gzip', { value: weight.boot, unit: 'KiB' }),
    row('   sign-in styles, gzip', { value: weight.style, unit: 'KiB', must: 12, judged: 'value' }),
    timed('P2 sign-in painted (LCP) / static HTML', 'lcp', 'html', 1.15, 1.03),
    timed('P3 first key accepted / static HTML', 'typable', 'html', 1.15, 1.05),
    timed('P4 hydrated / bare React and router', 'usable', 'react', 1.25, 1),
    row('   layout shift while loading', {
      value: value('ours', 'shift'),
      unit: '',
      must: 0.01,
      judged: 'value',
    }),
  ];
}
