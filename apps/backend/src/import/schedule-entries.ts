import type { ScheduleActivity, ScheduleStatus } from '../vocabulary.ts';
import {
  meaningOf,
  momentOf,
  negative,
  placeColumns,
  recordId,
  referenceColumn,
  unknownWord,
  type Meanings,
  type RecordKind,
} from './record-kind.ts';
import { words } from './spellings.ts';

const activities: Meanings<ScheduleActivity> = {
  wellTest: 'test prueba pruebadepozo essai essaidepuits',
  frequencyStep: 'frequency frequencychange frecuencia cambiodefrecuencia frequence',
  settingStep: 'choke chokechange liftgas gaslift estrangulador cambiodeestrangulador duse changementdeduse',
  workover: 'wo intervention reparacion intervencion reconditionnement',
  espReplacement: 'pumpreplacement pumpchange cambiodebomba remplacementdepompe',
  chemical: 'treatment scaletreatment chemicaltreatment tratamiento quimico traitement chimique',
  inspection: 'inspeccion',
  calibration: 'calibracion etalonnage',
  plannedShutdown: 'shutdown turnaround tar paro parada paradaprogramada arret arretprogramme',
  dataReview: 'review revision revisiondedatos revue',
};

const statuses: Meanings<ScheduleStatus> = {
  planned: 'open scheduled planificado prevu planifie',
  confirmed: 'approved aprobado confirmado approuve confirme',
  inProgress: 'started ongoing running encurso encours',
  done: 'completed complete closed finished terminado hecho termine fait',
  cancelled: 'canceled cancelado annule',
  overdue: 'late vencido atrasado enretard',
};

/** Planned activities at wells and facilities. */
export const scheduleEntries: RecordKind = {
  storedIn: 'schedule_entry',
  key: ['id'],
  optional: {
    title: ['title'],
    actual_start: ['actualStart'],
    actual_end: ['actualEnd'],
    status: ['status', 'actualStart', 'actualEnd'],
    owner: ['owner'],
    expected_deferred: ['expectedLoss'],
    approved_at: ['approved'],
    notes: ['notes'],
  },
  ofWells: true,
  explains: true,
  columns: [
    placeColumns.field,
    placeColumns.well,
    referenceColumn,
    {
      name: 'facility',
      holds: 'name',
      spellings: words('facility equipment plant instalacion equipo installation'),
    },
    {
      name: 'activity',
      holds: 'name',
      required: true,
      spellings: words('activity activitytype job jobtype type kind work actividad tipo activite'),
    },
    {
      name: 'title',
      holds: 'text',
      spellings: words('title description subject task titulo descripcion titre'),
    },
    {
      name: 'plannedStart',
      called: 'planned start',
      holds: 'instant',
      required: true,
      spellings: words(
        'plannedstart planstart scheduledstart start from begin inicio inicioplanificado debut debutprevu',
      ),
    },
    {
      name: 'plannedEnd',
      called: 'planned end',
      holds: 'instant',
      required: true,
      spellings: words(
        'plannedend plannedfinish planend scheduledend end finish to fin finplanificado finprevue',
      ),
    },
    {
      name: 'actualStart',
      called: 'actual start',
      holds: 'instant',
      spellings: words('actualstart started inicioreal debutreel'),
    },
    {
      name: 'actualEnd',
      called: 'actual end',
      holds: 'instant',
      spellings: words('actualend actualfinish finished finreal finreelle'),
    },
    { name: 'status', holds: 'name', spellings: words('status state estado statut etat') },
    {
      name: 'owner',
      holds: 'name',
      spellings: words('owner responsible assignee team responsable propietario equipe'),
    },
    {
      name: 'expectedLoss',
      called: 'expected loss of oil',
      holds: 'liquidVolume',
      spellings: words(
        'expectedloss expecteddeferred expecteddeferral plannedloss oilloss loss perdida perte perteprevue',
      ),
    },
    {
      name: 'approved',
      called: 'approval',
      holds: 'instant',
      spellings: words(
        'approved approvedat approvedon approvaldate aprobado fechaaprobacion approuve approuvele',
      ),
    },
    { name: 'notes', holds: 'text', spellings: words('notes note remarks comment comments notas remarques') },
  ],
  needs: [
    { anyOf: ['activity'], called: 'the activity' },
    { anyOf: ['plannedStart'], called: 'the planned start' },
    { anyOf: ['plannedEnd'], called: 'the planned end' },
  ],
  read({ texts, numbers }, { place, now }) {
    const { fieldId, wellId, clock } = place;
    const at = (name: string, edge: 'begin' | 'end') => momentOf(texts[name], clock, edge);
    const activity = meaningOf(activities, texts['activity'] ?? '');
    if (!activity) return { problem: unknownWord('activity', texts['activity'] ?? '', activities) };
    const [from, to] = [at('plannedStart', 'begin')!, at('plannedEnd', 'end')!];
    if (to < from) return { problem: 'the planned end is before the planned start' };
    const [began, ended] = [at('actualStart', 'begin'), at('actualEnd', 'end')];
    if (began && ended && ended < began) return { problem: 'the actual end is before the actual start' };
    if ((began && began > now) || (ended && ended > now))
      return { problem: 'an actual time is in the future' };
    const said = texts['status'] ?? '';
    const status = said === '' ? (ended ? 'done' : began ? 'inProgress' : null) : meaningOf(statuses, said);
    if (status === undefined) return { problem: unknownWord('status', said, statuses) };
    const lost = negative('expected loss', numbers['expectedLoss']);
    if (lost !== undefined) return { problem: lost };
    const facility = texts['facility'] || null;
    if (wellId !== null && facility !== null)
      return { problem: 'it names both a well and a facility: name only one' };
    if (wellId === null && facility === null) return { problem: 'it names neither a well nor a facility' };
    const where = wellId ?? `facility ${facility}`;
    const reference = texts['reference'];
    return {
      row: {
        id: recordId(
          'schedule',
          fieldId,
          ...(reference ? [reference] : [where, activity, from.toISOString()]),
        ),
        field_id: fieldId,
        well_id: wellId,
        facility,
        activity,
        title: texts['title']?.slice(0, 200) || null,
        planned_start: from,
        planned_end: to,
        actual_start: began,
        actual_end: ended,
        status,
        owner: texts['owner'] || null,
        expected_deferred: numbers['expectedLoss'] ?? null,
        approved_at: at('approved', 'begin'),
        notes: texts['notes'] || null,
      },
      ifNew: {
        title: (texts['activity'] || activity).slice(0, 200),
        status: 'planned',
        owner: unknownOwner,
      },
    };
  },
};

/** Stands where a file names no owner. */
const unknownOwner = '–';
