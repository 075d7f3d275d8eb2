import { describe } from 'vitest';
import { csv, day, itStoresOrRefuses, type HostileFile } from './hostile-files.fixture.ts';

const unsaid = { field: 'Heron', mapping: { unitSystem: undefined } };

/** Headers of further languages, each as several makers write them. */
const languages: HostileFile[] = [
  {
    name: 'tagesbericht.csv',
    content: csv(
      'Datum;Sonde;Ölmenge (m³);Gas (m³);Wasser (m³);Betriebsstunden;Kopfdruck (bar);Düse (%)',
      '05.01.2026;Nord Z3;12,5;1200;3,2;24;35,1;40',
    ),
    options: unsaid,
    stored: [`Nord Z3 2026-01-05 hours 24 oil 12.5 gas 1200 water 3.2 choke 40 wellheadPressure 35.1`],
  },
  {
    name: 'foerderung.csv',
    content: csv(
      'Datum;Feld;Bohrung;Erdöl [m3];Erdölgas [m3];Lagerstättenwasser [m3];Förderstunden',
      '5. Januar 2026;Heron;Nord Z3;12,5;1200;3,2;23,5',
      '6. März 2025;Heron;Nord Z3;12,5;1200;3,2;23,5',
    ),
    options: unsaid,
    stored: [
      'Nord Z3 2026-01-05 hours 23.5 oil 12.5 gas 1200 water 3.2',
      'Nord Z3 2025-03-06 hours 23.5 oil 12.5 gas 1200 water 3.2',
    ],
  },
  {
    name: 'rohoel.csv',
    content: csv(
      'Datum;Bohrungsname;Rohölmenge_m3;Erdgasförderung_m3;Wasserförderung_m3;Stillstandszeit (h)',
      '05.01.2026;Nord Z3;12,5;1200;3,2;4',
      '06.01.2026;Gesamt;12,5;1200;3,2;4',
    ),
    options: unsaid,
    stored: ['Nord Z3 2026-01-05 hours 20 oil 12.5 gas 1200 water 3.2'],
    rejected: ['3 "Gesamt" is a sum or a mean, not a well'],
  },
  {
    name: 'dagsrapport.csv',
    content: csv('Dato;Brønn;Olje (Sm3);Gass (Sm3);Vann (Sm3);Driftstimer', '05.01.2026;H-1;100;12000;30;24'),
    options: unsaid,
    stored: ['H-1 2026-01-05 hours 24 oil 100 gas 12000 water 30'],
  },
  {
    name: 'dagrapport.csv',
    content: csv(
      'Datum;Put;Olie (m3);Aardgas (m3);Productiewater (m3);Draaiuren',
      '5 mei 2025;H-1;100;12000;30;24',
    ),
    options: unsaid,
    stored: ['H-1 2025-05-05 hours 24 oil 100 gas 12000 water 30'],
  },
  {
    name: 'rapporto.csv',
    content: csv(
      'Data;Pozzo;Olio (m3);Gas (m3);Acqua (m3);Ore di marcia',
      '5 giugno 2025;H-1;100;12000;30;24',
    ),
    options: unsaid,
    stored: ['H-1 2025-06-05 hours 24 oil 100 gas 12000 water 30'],
  },
  {
    name: 'horas-on.csv',
    content: csv('Fecha;Pozo;Petróleo (m3);Horas on', `${day(0)};H-1;100;23`),
    options: unsaid,
    stored: [`H-1 ${day(0)} hours 23 oil 100`],
  },
  {
    name: 'horas-en-operacion.csv',
    content: csv('Fecha;Pozo;Crudo (bbl);Horas de operación', `${day(0)};H-1;629;23`),
    options: unsaid,
    stored: [`H-1 ${day(0)} hours 23 oil 100`],
  },
  {
    name: 'horas-on-stream.csv',
    content: csv('Fecha;Pozo;Aceite (bbl);Horas on stream', `${day(0)};H-1;629;23`),
    options: unsaid,
    stored: [`H-1 ${day(0)} hours 23 oil 100`],
  },
];

/** Columns of plans and of what was sold, beside those of what was produced. */
const others: HostileFile[] = [
  {
    name: 'actual-and-plan.csv',
    content: csv('Date,Well,Oil actual (Sm3),Oil plan (Sm3)', `${day(0)},H-1,100,120`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100`],
    says: ['not used, as these rows are of what was produced: "Oil plan (Sm3)"'],
  },
  {
    name: 'budget.csv',
    content: csv(
      'Date,Well,Budget Oil (Sm3),Actual Oil (Sm3),Gas_Actual_m3,Gas_Target_m3',
      `${day(0)},H-1,120,100,9,8`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 9`],
    says: ['"Budget Oil (Sm3)", "Gas_Target_m3"'],
  },
  {
    name: 'real-y-programado.csv',
    content: csv('Fecha;Pozo;Petróleo real (m3);Petróleo programado (m3)', `${day(0)};H-1;100;120`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100`],
  },
  {
    name: 'ist-soll.csv',
    content: csv('Datum;Sonde;Öl Ist (m3);Öl Soll (m3)', '05.01.2026;H-1;100;120'),
    options: unsaid,
    stored: ['H-1 2026-01-05 oil 100'],
  },
  {
    name: 'only-plans.csv',
    content: csv('Date,Well,Oil plan (Sm3)', `${day(0)},H-1,120`),
    options: unsaid,
    refused: 'no column was recognized for any volume',
  },
  {
    name: 'oil-beside-oil-actual.csv',
    content: csv('Date,Well,Oil (Sm3),Oil actual (Sm3)', `${day(0)},H-1,120,100`),
    options: unsaid,
    refused: 'columns "Oil (Sm3)" and "Oil actual (Sm3)" may both be the oil: leave one out with --ignore',
  },
  {
    name: 'gas-sold.csv',
    content: csv('Date,Well,Oil (Sm3),Gas (Sm3),Gas sold (Sm3)', `${day(0)},H-1,100,900,800`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 900`],
    says: ['not used, as rows of wells keep what was produced and not what was sold of it: "Gas sold (Sm3)"'],
  },
  {
    name: 'oil-sales.csv',
    content: csv('Date,Well,Oil (bbl),Oil Sales (bbl)', `${day(0)},H-1,629,600`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100`],
  },
  {
    name: 'gas-vendido.csv',
    content: csv('Fecha;Pozo;Gas (m3);Gas vendido (m3)', `${day(0)};H-1;900;800`),
    options: unsaid,
    stored: [`H-1 ${day(0)} gas 900`],
  },
  {
    // What was sold is all that it says of gas.
    name: 'only-gas-sold.csv',
    content: csv('Date,Well,Oil (Sm3),Gas sold (Sm3)', `${day(0)},H-1,100,800`),
    options: unsaid,
    refused: 'column "Gas sold (Sm3)" looks like a volume and is not used',
  },
];

/** Sizes of chokes, as several makers write them. */
const chokes: HostileFile[] = [
  {
    name: 'choke-in-64ths.csv',
    content: csv('Date,Well,Oil (Sm3),Choke (64ths)', `${day(0)},H-1,100,32`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 choke 50`],
    says: ['"Choke (64ths)" is kept in percent of a choke of one inch, 64/64'],
  },
  {
    name: 'choke-as-fraction.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Choke',
      `${day(0)},H-1,100,32/64`,
      `${day(1)},H-1,100,16/64"`,
      `${day(2)},H-1,100,`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 choke 50`, `H-1 ${day(1)} oil 100 choke 25`, `H-1 ${day(2)} oil 100`],
  },
  {
    name: 'orificio.csv',
    content: csv('Fecha;Pozo;Petróleo (m3);Orificio (1/64 pulg)', `${day(0)};H-1;100;32`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 choke 50`],
  },
  {
    name: 'bean-size.csv',
    content: csv('Date\tWell\tOil (Sm3)\tBean size, 1/64 in', `${day(0)}\tH-1\t100\t32`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 choke 50`],
  },
  {
    name: 'choke-said.csv',
    content: csv('Date,Well,Oil (Sm3),Choke', `${day(0)},H-1,100,32`),
    options: { ...unsaid, mapping: { unitSystem: undefined, units: { Choke: '64ths' } } },
    stored: [`H-1 ${day(0)} oil 100 choke 50`],
  },
  {
    name: 'choke-above-an-inch.csv',
    content: csv('Date,Well,Oil (Sm3),Choke (64ths)', `${day(0)},H-1,100,96`),
    options: unsaid,
    refused:
      'Choke (64ths) reaches 96/64 of an inch, and 64/64 is kept as 100 %: use --unit "Choke (64ths)=64ths of 2 in" if these chokes open by two inches',
  },
  {
    name: 'choke-of-two-inches.csv',
    content: csv('Date,Well,Oil (Sm3),Choke (64ths)', `${day(0)},H-1,100,96`),
    options: { ...unsaid, mapping: { unitSystem: undefined, units: { 'Choke (64ths)': '64ths of 2 in' } } },
    stored: [`H-1 ${day(0)} oil 100 choke 75`],
  },
  {
    // A cell that says 64ths under a header of percent is no number of it.
    name: 'choke-of-two-units.csv',
    content: csv('Date,Well,Oil (Sm3),Choke (%)', `${day(0)},H-1,100,50`, `${day(1)},H-1,100,32/64`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 choke 50`],
    rejected: ['3 Choke (%): "32/64" is not a number'],
  },
];

/** Columns of words beside the hours of a day. */
const remarks: HostileFile[] = [
  ['remarks.csv', 'Date,Well,Hours,Oil (Sm3),Remarks'],
  ['motivo.csv', 'Fecha,Pozo,Horas,Petróleo (m3),Motivo de parada'],
  ['bemerkung.csv', 'Datum,Sonde,Betriebsstunden,Ölmenge (m3),Bemerkungen'],
].map(([name, header]) => ({
  name: name!,
  content: csv(header!, `${day(0)},H-1,0,0,power failure`),
  options: unsaid,
  stored: [`H-1 ${day(0)} hours 0 oil 0`],
  says: [
    `import the reasons of stops as events, with well, kind, start, end and reason (--kind events): "${header!.split(',')[4]}"`,
  ],
}));

describe('files with remarks', () => itStoresOrRefuses(remarks));
describe('files with headers in further languages', () => itStoresOrRefuses(languages));
describe('files with plans and sales beside what was produced', () => itStoresOrRefuses(others));
describe('files with sizes of chokes', () => itStoresOrRefuses(chokes));

/** Files with a row for each quantity of a day. */
const quantityRows: HostileFile[] = [
  {
    name: 'parameters.csv',
    content: csv(
      'Date,Well,Parameter,Value,Unit',
      ...['Oil,629,bbl', 'Gas,353,Mscf', 'Hours on,23,h', 'Status,1,'].map((row) => `${day(0)},H-1,${row}`),
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} hours 23 oil 100 gas 10000`],
    rejected: ['5 "Status" is no quantity that is kept of a day'],
    says: ['a row for each quantity, by column "Parameter"', '1 Sm3 of gas (15 °C, 1.01325 bar) is 35.3 scf'],
  },
  {
    name: 'parametros.csv',
    content: csv(
      'Fecha;Pozo;Parámetro;Valor;Unidad',
      `${day(0)};H-1;Petróleo;100;m3`,
      `${day(0)};H-1;Presión de cabeza;35;bar`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 wellheadPressure 35`],
  },
  {
    name: 'messgroessen.csv',
    content: csv(
      'Datum;Sonde;Messgröße;Wert;Einheit',
      '05.01.2026;H-1;Ölmenge;100;m3',
      '05.01.2026;H-1;Betriebsstunden;23;h',
    ),
    options: unsaid,
    stored: ['H-1 2026-01-05 hours 23 oil 100'],
  },
  {
    name: 'phase-types.csv',
    content: csv(
      'PROD_DATE,WELL_NAME,PHASE_TYPE,QTY,UOM',
      `${day(0)},H-1,OIL,629,BBL`,
      `${day(0)},H-1,GAS,353,MCF`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 10000`],
  },
];

describe('files with a row for each quantity', () => itStoresOrRefuses(quantityRows));

const field = { field: 'Heron' };

/** What stands below tables of other layouts says units, too. */
const notesBelow: HostileFile[] = [
  {
    name: 'blocks-with-a-note.csv',
    content: csv(
      'Date,A-1 Oil,A-1 Water,A-2 Oil,A-2 Water',
      `${day(0)},100,20,300,1`,
      '',
      'Units: bbl/d,,,,',
    ),
    options: { ...field, mapping: { wide: 'wells' } },
    refused:
      '"Oil" has no unit, and "Units: bbl/d" stands in line 4: use --unit "Oil=bbl/d", or another unit',
  },
  {
    name: 'wells-with-a-note.csv',
    content: csv('Date,A-1,A-2,A-3', `${day(0)},100,200,350`, 'All volumes in bbl,,,'),
    options: { ...field, mapping: { quantity: 'oil' } },
    refused: '"oil" has no unit, and "All volumes in bbl" stands in line 3',
  },
  {
    name: 'products-with-a-note.csv',
    content: csv(
      'Date,Well,Product,Volume',
      `${day(0)},H-1,Oil,100`,
      `${day(0)},H-1,Gas,50`,
      'Note: gas in Mscf,,,',
    ),
    options: field,
    refused: '"Gas" has no unit, and "Note: gas in Mscf" stands in line 4',
  },
  {
    name: 'wells-with-another-note.csv',
    content: csv('Date,A-1,A-2,A-3', `${day(0)},100,200,350`, 'Source: control room,,,'),
    options: { ...field, mapping: { quantity: 'oil' } },
    stored: [`A-1 ${day(0)} oil 100`, `A-2 ${day(0)} oil 200`, `A-3 ${day(0)} oil 350`],
  },
];

describe('wide files with notes below', () => itStoresOrRefuses(notesBelow));
