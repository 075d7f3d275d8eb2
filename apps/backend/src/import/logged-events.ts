import type { EventSource, WellEventKind } from '../vocabulary.ts';
import { headerKey } from './headers.ts';
import {
  meaningOf,
  momentOf,
  placeColumns,
  recordId,
  referenceColumn,
  unknownWord,
  type Meanings,
  type RecordKind,
} from './record-kind.ts';
import { words } from './spellings.ts';

const kinds: Meanings<WellEventKind> = {
  frequency: 'frequencychange frequencystep hz frecuencia cambiodefrecuencia frequence',
  choke: 'chokechange bean estrangulador orificio duse',
  shutIn: 'shut closed shutdown cierre paro cerrado fermeture arret',
  test: 'welltest prueba pruebadepozo essai essaidepuits',
  workover: 'wo intervention reparacion intervencion reconditionnement',
  espReplacement: 'pumpreplacement pumpchange cambiodebomba remplacementdepompe',
  trip: 'pumptrip esptrip disparo declenchement',
  chemical: 'treatment scaletreatment tratamiento quimico traitement chimique',
  calibration: 'calibracion etalonnage',
  facility: 'plant facilityoutage planta instalacion installation usine',
  other: 'otro otra autre',
};
const sources: Meanings<EventSource> = {
  operator: 'manual person operador operateur',
  controller: 'automatic drive vsd controlador automatico regulateur automatique',
  portal: '',
};
const planned: Meanings<'yes' | 'no'> = { yes: 'y true 1 x si oui planned', no: 'n false 0 non unplanned' };

/** What was done to wells, or to all wells of a field. */
export const loggedEvents: RecordKind = {
  storedIn: 'well_event',
  key: ['id'],
  optional: {
    ends_at: ['end'],
    planned: ['planned'],
    reason_code: ['reason'],
    from_value: ['from'],
    to_value: ['to'],
    unit: ['from', 'to'],
    source: ['source'],
    remark: ['reason', 'remark'],
  },
  ofWells: true,
  explains: true,
  columns: [
    placeColumns.field,
    placeColumns.well,
    referenceColumn,
    {
      name: 'kind',
      holds: 'name',
      required: true,
      spellings: words('kind event eventtype eventkind type evento tipo evenement typedevenement'),
    },
    {
      name: 'start',
      holds: 'instant',
      required: true,
      spellings: words('start startdate starttime begin at date time timestamp datetime inicio fecha debut'),
    },
    { name: 'end', holds: 'instant', spellings: words('end enddate endtime finish fin') },
    {
      name: 'from',
      called: 'value before',
      holds: 'count',
      spellings: words('from fromvalue before oldvalue old de antes avant'),
    },
    {
      name: 'to',
      called: 'value after',
      holds: 'count',
      spellings: words('to tovalue after newvalue new a despues apres'),
    },
    { name: 'unit', holds: 'name', spellings: words('unit units uom unidad unite') },
    {
      name: 'reason',
      holds: 'text',
      spellings: words('reason reasoncode cause code razon causa motivo raison motif'),
    },
    {
      name: 'planned',
      holds: 'name',
      spellings: words('planned isplanned planificado programado prevu planifie'),
    },
    { name: 'source', holds: 'name', spellings: words('source by origin origen origine') },
    {
      name: 'remark',
      holds: 'text',
      spellings: words('remark remarks comment comments note notes description comentario remarque'),
    },
  ],
  needs: [
    { anyOf: ['kind'], called: 'the kind of event' },
    { anyOf: ['start'], called: 'the start' },
  ],
  read({ texts, numbers }, { place, now, reasons }) {
    const { fieldId, wellId, clock } = place;
    const kind = meaningOf(kinds, texts['kind'] ?? '');
    if (!kind) return { problem: unknownWord('kind of event', texts['kind'] ?? '', kinds) };
    const [start, end] = [momentOf(texts['start'], clock, 'begin')!, momentOf(texts['end'], clock, 'end')];
    if (start > now) return { problem: 'it is in the future: put planned work in the schedule' };
    if (end && end < start) return { problem: 'the end is before the start' };
    if (wellId === null && (kind === 'frequency' || kind === 'choke'))
      return { problem: `a change of ${kind} names its well` };
    const source = texts['source'] ? meaningOf(sources, texts['source']) : null;
    if (source === undefined) return { problem: unknownWord('source', texts['source'] ?? '', sources) };
    const isPlanned = texts['planned'] ? meaningOf(planned, texts['planned']) : null;
    if (isPlanned === undefined)
      return { problem: `planned must be yes or no, not "${texts['planned']?.slice(0, 60)}"` };
    const unit = texts['unit'] || { frequency: 'Hz', choke: '%' }[kind as string] || null;
    if (unit !== null && unit.length > 16) return { problem: 'the unit is longer than 16 characters' };
    const reason = texts['reason'] ?? '';
    const code = reasons.get(headerKey(reason)) ?? null;
    // A reason that is none of the list is kept in words.
    const remark = [code === null ? reason : '', texts['remark']].filter(Boolean).join('. ');
    const [before, after] = [numbers['from'] ?? null, numbers['to'] ?? null];
    const reference = texts['reference'];
    const known = reference ? [reference] : [wellId, kind, start.toISOString()];
    return {
      row: {
        id: recordId('event', fieldId, ...known),
        field_id: fieldId,
        well_id: wellId,
        kind,
        starts_at: start,
        ends_at: end,
        planned: isPlanned && isPlanned === 'yes',
        reason_code: code,
        from_value: before,
        to_value: after,
        unit: before === null && after === null ? null : unit,
        source,
        remark: remark.slice(0, 2_000) || null,
      },
      ifNew: { planned: false, source: 'operator' },
    };
  },
};
