import { dayNumber, productionDayStart } from '../production-day.ts';
import type { Quality } from '../vocabulary.ts';
import {
  meaningOf,
  negative,
  placeColumns,
  unknownWord,
  type Meanings,
  type RecordKind,
} from './record-kind.ts';
import { words } from './spellings.ts';

const qualities: Meanings<Extract<Quality, 'measured' | 'estimated'>> = {
  measured: 'metered medido mesure',
  estimated: 'calculated estimado calculado estime calcule',
};

/** Columns of numbers: where they are stored, and whether a row may lack them. */
const quantities = [
  {
    name: 'co2Scope1',
    called: 'CO2 equivalent of scope 1',
    holds: 'mass',
    column: 'co2e_scope1',
    required: true,
    spellings: words(
      'co2escope1 scope1 scope1co2e co2scope1 scope1co2 directemissions co2e co2 alcance1 perimetre1',
    ),
  },
  {
    name: 'co2Scope2',
    called: 'CO2 equivalent of scope 2',
    holds: 'mass',
    column: 'co2e_scope2',
    required: false,
    spellings: words(
      'co2escope2 scope2 scope2co2e co2scope2 scope2co2 indirectemissions alcance2 perimetre2',
    ),
  },
  {
    name: 'flaredGas',
    called: 'flared gas',
    holds: 'gasVolume',
    column: 'flared_gas',
    required: true,
    spellings: words('flaredgas flare flared gasflared flaring gasquemado quema gaztorche torchage'),
  },
  {
    name: 'ventedGas',
    called: 'vented gas',
    holds: 'gasVolume',
    column: 'vented_gas',
    required: true,
    spellings: words('ventedgas vent vented gasvented venting gasventeado venteo gazevente eventage'),
  },
  {
    name: 'methane',
    called: 'methane',
    holds: 'mass',
    column: 'methane',
    required: true,
    spellings: words('methane ch4 methaneemissions metano'),
  },
  {
    name: 'marketedGas',
    called: 'marketed gas',
    holds: 'gasVolume',
    column: 'marketed_gas',
    required: false,
    spellings: words('marketedgas salesgas gassales gassold exportgas gasvendido gazvendu gazcommercialise'),
  },
  {
    name: 'energy',
    called: 'energy',
    holds: 'energy',
    column: 'energy',
    required: true,
    spellings: words('energy energyused energyuse power electricity energia energie consommation'),
  },
  {
    name: 'reinjectedWater',
    called: 're-injected water',
    holds: 'liquidVolume',
    column: 'reinjected_water',
    required: false,
    spellings: words('reinjectedwater waterreinjected producedwaterreinjected aguareinyectada eaureinjectee'),
  },
] as const;

/** Emissions, energy and water of fields, one row for each field and day. */
export const emissionDays: RecordKind = {
  storedIn: 'sustainability_day',
  key: ['field_id', 'day'],
  optional: {
    ...Object.fromEntries(
      quantities.filter(({ required }) => !required).map(({ name, column }) => [column, [name]]),
    ),
    quality: ['quality'],
    factor_set: ['factorSet'],
  },
  ofWells: false,
  explains: false,
  takes: 'actual',
  columns: [
    {
      name: 'day',
      called: 'date',
      holds: 'day',
      required: true,
      spellings: words('day date productionday reportdate fecha dia jour'),
    },
    placeColumns.field,
    ...quantities.map(({ name, called, holds, spellings }) => ({ name, called, holds, spellings })),
    { name: 'quality', holds: 'name', spellings: words('quality calidad qualite') },
    {
      name: 'factorSet',
      called: 'factor set',
      holds: 'name',
      spellings: words('factorset factors emissionfactors method factores facteurs'),
    },
  ],
  needs: [
    { anyOf: ['day'], called: 'the day' },
    ...quantities.filter(({ required }) => required).map(({ name, called }) => ({ anyOf: [name], called })),
  ],
  read({ texts, numbers }, { place, now }) {
    const day = texts['day'] ?? '';
    if (productionDayStart(dayNumber(day), place.clock) > now.getTime())
      return { problem: `${day} has not begun in its field` };
    const said = texts['quality'] ?? '';
    const quality = said === '' ? null : meaningOf(qualities, said);
    if (quality === undefined) return { problem: unknownWord('quality', said, qualities) };
    for (const { name, called, required } of quantities) {
      const value = numbers[name];
      if (required && value == null)
        return { problem: `the ${called} is missing; write 0 if there was none` };
      const problem = negative(called, value);
      if (problem !== undefined) return { problem };
    }
    const figures = quantities.map(({ name, column }) => [column, numbers[name] ?? null] as const);
    const factors = texts['factorSet'] || null;
    return {
      row: {
        field_id: place.fieldId,
        day,
        ...Object.fromEntries(figures),
        quality,
        factor_set: factors && factors.slice(0, 120),
      },
      ifNew: { quality: 'estimated', factor_set: 'As imported' },
    };
  },
};
