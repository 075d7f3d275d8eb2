import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { dailyProduction } from '../quantities.ts';
import { sentencesOf } from '../sentences/sentences-of.ts';
import { openTable, tableRows, type Table } from '../table.ts';

const heron = readFileSync(new URL('heron.fixture.xml', import.meta.url), 'utf8');

async function open(content: string | Buffer): Promise<Table> {
  const path = join(temporaryFolder(), 'day.xml');
  writeFileSync(path, content);
  return openTable(path, dailyProduction(true), { mapping: { columns: {} } });
}

async function rowsOf(content: string | Buffer) {
  const rows = [];
  for await (const batch of tableRows(await open(content), () => undefined)) rows.push(...batch);
  return rows.map((row) => ('problem' in row ? row : { line: row.line, ...row.texts, ...row.numbers }));
}

const refusalOf = async (content: string | Buffer) =>
  open(content).then(
    () => 'taken',
    (error: unknown) => (error as Error).message,
  );

/** Every sentence has a code, by which readers of other languages read it. */
const expectSpoken = (text: string) => {
  const codes = sentencesOf(text).map(({ code }) => code);
  expect(codes, text).not.toContain('other');
  expect(codes.length, text).toBeGreaterThan(0);
};

describe('a report of volumes of PRODML 2', () => {
  it('is a row for each well, of the field above it, in our units', async () => {
    expect(await rowsOf(heron)).toEqual([
      {
        line: 32,
        field: 'Heron',
        well: 'H-1',
        day: '2026-02-19',
        hours: 23.5,
        oil: 412.6,
        gas: 51220,
        water: 96.3,
        waterInjected: null,
      },
      {
        line: 72,
        field: 'Heron',
        well: 'H-2 & H-2 A',
        day: '2026-02-19',
        hours: 24,
        oil: null,
        gas: null,
        water: null,
        waterInjected: 1980,
      },
    ]);
  });

  it('says what it is, and what of it is not read', async () => {
    expect((await open(heron)).layout).toBe(
      'a row for each well and day; the header is line 1; a report of volumes of PRODML 2, its volumes converted to Sm3; not read: Heron A (platform), periods of the kind month to date.',
    );
    expectSpoken((await open(heron)).layout);
    const without = heron
      .replace(/.*StandardTempPres.*\n/, '')
      .replace('<prodml:Kind>gas<', '<prodml:Kind>condensate<');
    expectSpoken((await open(without)).layout);
    expect((await open(without)).layout).toContain(
      'it names no standard conditions; 15 °C and 1 atm are taken; not read: Heron A (platform), periods of the kind month to date, condensate of production.',
    );
  });

  it('has the days that its periods say, and no hours for more than one', async () => {
    const days = heron
      .replace(
        '<prodml:Properties>',
        '<prodml:DateTime><prodml:Date>2026-02-18</prodml:Date></prodml:DateTime><prodml:Properties>',
      )
      .replace(
        '<prodml:Period uid="d1">\n          <prodml:Kind>day</prodml:Kind>',
        '<prodml:Period uid="d1"><prodml:Kind>day</prodml:Kind><prodml:DateTime><prodml:Date>2026-02-18</prodml:Date></prodml:DateTime>',
      );
    expect(await rowsOf(days)).toMatchObject([
      { day: '2026-02-18', oil: 412.6, gas: null, hours: null },
      { day: '2026-02-19', oil: null, gas: 51220, hours: null },
      { day: '2026-02-19', hours: 24 },
    ]);
  });

  it('is read on one line, in UTF-16 and in Latin letters', async () => {
    const flat = heron.replace(/\n\s*/g, ' ');
    expect(await rowsOf(flat)).toMatchObject([
      { line: 2, oil: 412.6 },
      { line: 3, waterInjected: 1980 },
    ]);
    const utf16 = Buffer.from(`\ufeff${heron.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(await rowsOf(utf16)).toMatchObject([{ well: 'H-1' }, {}]);
    const latin = Buffer.from(heron.replace('UTF-8', 'ISO-8859-1').replaceAll('Heron', 'Héron'), 'latin1');
    expect(await rowsOf(latin)).toMatchObject([{ field: 'Héron' }, {}]);
  });
});

describe('XML that is no such report', () => {
  const entities = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const change = (from: string | RegExp, to: string) => heron.replace(from, to);
  it.each([
    [
      'external entities',
      change('?>', '?><!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>').replace(
        'H-1<',
        '&secret;<',
      ),
      /declares a document type/,
    ],
    [
      'entities within each other',
      change('?>', `?>${entities}`).replace('H-1<', '&b;<'),
      /declares a document type/,
    ],
    ['an entity that there is not', change('H-1<', '&secret;<'), /^day\.xml:34: this is not whole XML/],
    ['an end that was cut', heron.slice(0, heron.length * 0.9), /this is not whole XML/],
    [
      'another namespace',
      heron.replaceAll('data/prodmlv2', 'data/prodmlv9'),
      /XML of another kind, "ProductVolume" of the namespace ".*prodmlv9"/,
    ],
    [
      'another root',
      '<?xml version="1.0"?><Workbook xmlns="urn:x"/>',
      /^day\.xml:1: the file is XML of another kind, "Workbook"/,
    ],
    [
      'PRODML 1',
      heron.replaceAll(
        'http://www.energistics.org/energyml/data/prodmlv2',
        'http://www.prodml.org/schemas/1series',
      ),
      /this is PRODML 1/,
    ],
    [
      'volumes of an asset',
      heron.replaceAll('ProductVolume', 'AssetProductionVolumes'),
      /does not say which of its entities are wells/,
    ],
    [
      'a unit that there is not',
      change('uom="1000 m3"', 'uom="km3"'),
      /^day\.xml:58: the uom "km3" is not taken here; known are m3, 1000 m3, 1E6 m3, ft3/,
    ],
    ['no unit', change(' uom="1000 m3"', ''), /a quantity has no uom/],
    ['a unit of another dimension', change('uom="1000 m3"', 'uom="bbl"'), /uom "bbl" is not taken here/],
    ['a word for a number', change('51.22', 'fifty'), /"fifty" is not a number/],
    ['a month', change('>day</prodml:PeriodKind>', '>month</prodml:PeriodKind>'), /the report is of a month/],
    ['two days', change('2026-02-20T06', '2026-02-21T06'), /which is not one day/],
    ['no day', change(/.*DTimM.*\n.*\n/, ''), /neither the period nor the report says its day/],
    [
      'a day that begins late',
      heron.replaceAll('T06:00:00+01:00', 'T23:00:00Z'),
      /a day that begins at 2026-02-19T23:00:00Z may be 2026-02-19 or the next one/,
    ],
    ['other conditions', change('15 degC 1 atm', '0 degC 1 atm'), /volumes are at "0 degC 1 atm"/],
    [
      'conditions of a volume',
      change(
        '</eml:Volume></prodml:VolumeValue>',
        '</eml:Volume><eml:MeasurementPressureTemperature/></prodml:VolumeValue>',
      )
        .replace('uid="f1"', 'uid="f1"')
        .replaceAll('kind="platform">Heron A</prodml:Name>', 'kind="well">H-9</prodml:Name>'),
      /a volume has conditions of its own/,
    ],
    [
      'two values of a day',
      change('month to date', 'day'),
      /oil of "H-1" has two values for 2026-02-19, 412\.6 \(allocated\) and 7839\.4 \(allocated\)/,
    ],
    [
      'two fields',
      change('kind="platform">Heron A</prodml:Installation>', 'kind="field">Egret</prodml:Installation>'),
      /there are two fields, "Egret" and "Heron"/,
    ],
    ['no field', heron.replace(/.*(ContextFacility|FacilityParent).*\n/g, ''), /"H-1" is of no field/],
    ['a completion', change('kind="well" ', 'kind="completion" '), /is a completion/],
    ['no well', heron.replaceAll('kind="well"', 'kind="field - part"'), /no well of the report has a volume/],
    ['no name', change('>H-1<', '><'), /a facility has no name/],
    ['a facility without a kind', change('kind="well" ', ''), /"H-1" has no kind/],
    ['a word for a day', change('2026-02-19T06', 'Thursday'), /not one day|is not a day/],
    [
      'elements within each other',
      change('<prodml:PeriodKind>', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}<prodml:PeriodKind>`),
      /within each other more than 32 times/,
    ],
    ['a text without an end', change('H-1<', `${'H'.repeat(20_000)}<`), /holds more than 10000 characters/],
  ])('is refused with %s, in one sentence with its line', async (_, content, message) => {
    const refusal = await refusalOf(content);
    expect(refusal).toMatch(message);
    expect(refusal).toMatch(/^day\.xml:\d+: .*\.$/);
    expectSpoken(refusal);
  });

  it('is refused with a hundred thousand elements in one', async () => {
    const many = heron.replace('<prodml:PeriodKind>', `<x>${'<y/>'.repeat(200_001)}</x><prodml:PeriodKind>`);
    const refusal = await refusalOf(many);
    expect(refusal).toMatch(/"x" has more than 200000 elements/);
    expectSpoken(refusal);
  });

  it('is refused with the volumes of a well beside those of its wellbore, and taken with those of wellbores alone', async () => {
    const wellbore = heron
      .replace('kind="well" namingSystem="company">H-1<', 'kind="wellbore">H-1 T2<')
      .replace(
        '<prodml:FacilityParent kind="field">Heron</prodml:FacilityParent>',
        '<prodml:FacilityParent kind="well">H-2 &amp; H-2 A</prodml:FacilityParent><prodml:FacilityParent2 kind="field">Heron</prodml:FacilityParent2>',
      );
    const refusal = await refusalOf(wellbore);
    expect(refusal).toContain(
      '"H-2 & H-2 A" has volumes of its own beside those of its wellbore "H-1 T2", and may be their sum: send the wellbores alone, or the well alone',
    );
    expectSpoken(refusal);
    const [row] = await rowsOf(wellbore.replace('kind="well">H-2 &amp;', 'kind="wellbore">H-3 &amp;'));
    expect(row).toMatchObject({ field: 'Heron', well: 'H-1 T2', oil: 412.6 });
    const ofOther = wellbore.replace('kind="well">H-2 &amp; H-2 A<', 'kind="well">H-1<');
    expect(await rowsOf(ofOther)).toEqual([
      expect.objectContaining({ well: 'H-1 T2', mother: 'H-1' }),
      ...(await rowsOf(heron)).slice(1).map((other) => ({ ...other, mother: '' })),
    ]);
  });
});
