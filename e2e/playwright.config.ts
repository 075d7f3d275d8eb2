import { defineConfig } from 'playwright/test';
import { temporaryFolder } from '../apps/backend/test/support/temporary-folder.ts';
import { firstMoment } from './clock.ts';
import { createDatabase } from './database.ts';
import { freePort } from '../scripts/ports.mjs';

// Workers read this file again and inherit the environment, so the choices are made once, in the first process.
if (!process.env['CNX_E2E_ORIGIN']) {
  process.env['PORT'] = String(await freePort());
  process.env['LINKED_APP_PORT'] = String(await freePort());
  process.env['CNX_DATA_DIR'] = temporaryFolder('cnx-e2e-');
  process.env['CNX_E2E_ORIGIN'] = `http://localhost:${process.env['PORT']}`;
  process.env['CNX_NOW'] = firstMoment.toISOString();
  // What these tests count is of oil wells: lists of both products say their units otherwise.
  process.env['CNX_DEMONSTRATION_GAS_WELLS'] = '0';
  // One computer asks for more than one person should.
  process.env['CNX_ADDRESS_CODE_FLOWS_PER_MINUTE'] = '600';
  process.env['CNX_RESET_MAILS_PER_ACCOUNT'] = '50';
  process.env['CNX_RESET_MAILS_PER_ADDRESS'] = '200';
  if (process.env['DATABASE_URL']) {
    process.env['DATABASE_URL'] = await createDatabase(process.env['DATABASE_URL']);
    process.env['CNX_DEMONSTRATION'] = 'on';
  }
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  // Most of a browser test is waiting: three at once keep two cores busy. They meet in one system, so a test that changes
  // an account works on a copy of its own, and one that changes figures says that its file goes in order.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // What passes at a second try only is a fault of the product or of its test.
  retries: 0,
  // A busy machine is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  globalSetup: './setup.ts',
  globalTeardown: './teardown.ts',
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `${process.env['CNX_E2E_ORIGIN']}/api/health/ready`,
    timeout: 1_200_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  use: {
    baseURL: process.env['CNX_E2E_ORIGIN'],
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Copies of every page in the trace cost a quarter of the run, and a film another eighth. Without them, as `npm test` runs
    // it, the trace has the steps, the calls and the console.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: !process.env['WHOLE_RUN'] },
    // What moves is drawn sixty times a second, by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // A page lives for one test: compiling its code for speed costs a tenth more than it gives back.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
