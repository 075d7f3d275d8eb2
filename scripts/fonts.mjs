// The fonts that pictures are taken with: those of an npm package and no other, whatever the machine has.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';

const folder = path.join(root, 'node_modules/dejavu-fonts-ttf/ttf');

/** Whole families only: a narrow or mathematical face would be taken for letters that the wide one has too. */
const unwanted = ['*Condensed*', '*ExtraLight*', '*Math*'];

/** What the generic names of CSS mean. The first is also what every family becomes that is not there. */
const families = [
  ['sans-serif', 'DejaVu Sans'],
  ['system-ui', 'DejaVu Sans'],
  ['serif', 'DejaVu Serif'],
  ['monospace', 'DejaVu Sans Mono'],
];

/** Smooth, in grays, where the page puts them. */
const drawing = `
  <edit name="antialias" mode="assign"><bool>true</bool></edit>
  <edit name="hinting" mode="assign"><bool>false</bool></edit>
  <edit name="autohint" mode="assign"><bool>false</bool></edit>
  <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
  <edit name="rgba" mode="assign"><const>none</const></edit>
  <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const configuration = (cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${escaped(folder)}</dir>
<cachedir>${escaped(cache)}</cachedir>
<selectfont><rejectfont>${unwanted.map((glob) => `<glob>${glob}</glob>`).join('')}</rejectfont></selectfont>
${families.map(([name, family]) => `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`).join('\n')}
<match target="pattern">
  <edit name="family" mode="append_last"><string>${families[0][1]}</string></edit>${drawing}
</match>
<match target="font">${drawing}
</match>
</fontconfig>
`;

/**
 * Writes a configuration for fontconfig.
 * @returns {Record<string, string>} the environment in which programs on Linux follow it; other systems ignore it
 */
export function fontEnvironment() {
  const place = path.join(root, 'node_modules/.cache/fonts');
  const file = path.join(place, 'fonts.conf');
  mkdirSync(place, { recursive: true });
  writeFileSync(file, configuration(path.join(place, 'cache')));
  return { FONTCONFIG_FILE: file, FONTCONFIG_PATH: place };
}
