import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedTarget, type RedirectTargets } from './redirect-target.ts';

const allowed: RedirectTargets = {
  ownOrigin: 'https://portal.example',
  hosts: ['app.example', 'localhost:4100'],
};

describe('allowedTarget', () => {
  it.each([
    ['/dashboard?area=schedule#x', 'https://portal.example/dashboard?area=schedule#x'],
    ['https://portal.example/', 'https://portal.example/'],
    ['https://app.example/wells?id=5', 'https://app.example/wells?id=5'],
    ['https://APP.example', 'https://app.example/'],
    ['app.example/path', 'https://app.example/path'],
    ['http://localhost:4100/', 'http://localhost:4100/'],
    ['localhost:4100', 'http://localhost:4100/'],
  ])('lets %s through', (given, target) => expect(allowedTarget(given, allowed)).toBe(target));

  it.each([
    '',
    '   ',
    'https://evil.example/',
    'evil.example',
    'http://app.example/',
    'https://app.example:8443/',
    'https://app.example.evil.example/',
    'https://evil.example#@app.example',
    'https://app.example@evil.example/',
    'https://user:word@app.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example/dashboard',
    '/%2e%2e//evil.example',
    'https://portal.example//evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://app.example/',
    'java\tscript:alert(1)',
    'https://app.example\n.evil.example',
    'https://app\u3002example.evil.example/',
    'https://xn--pp-xka.example/',
    'https://аpp.example/',
    'https://app.example%2eevil.example/',
    '%2f%2fevil.example',
    'http://localhost:4101/',
    'https://portal.example.evil.example/',
    `https://app.example/${'a'.repeat(2_048)}`,
  ])('refuses %j', (given) => expect(allowedTarget(given, allowed)).toBeUndefined());

  it('never leads to another origin, and changes nothing when asked again', () => {
    const origins = [
      'https://portal.example',
      'https://app.example',
      'http://localhost:4100',
      'https://localhost:4100',
    ];
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '#',
      '?',
      '.',
      '%2f',
      '\t',
      'javascript:',
      'app.example',
      'evil.example',
      'localhost:4100',
      'portal.example',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
          fc.string(),
        ),
        (given) => {
          const target = allowedTarget(given, allowed);
          if (target === undefined) return;
          expect(origins).toContain(new URL(target).origin);
          expect(allowedTarget(target, allowed)).toBe(target);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
