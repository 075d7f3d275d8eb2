import { sql, type Kysely, type Migration } from 'kysely';

/** Spanish and French texts of the reasons that an installation begins with. */
const translated = [
  ['lift-equipment-failure', 'Fallo del equipo de levantamiento', 'Panne de l’équipement de levage'],
  ['gas-lock', 'Bloqueo por gas', 'Bouchon de gaz'],
  ['sand-or-scale', 'Arena o incrustaciones', 'Sable ou dépôts'],
  ['integrity', 'Integridad del pozo', 'Intégrité du puits'],
  ['workover', 'Reacondicionamiento', 'Reconditionnement'],
  ['well-test', 'Prueba de pozo', 'Essai de puits'],
  ['speed-restriction', 'Límite de velocidad', 'Limite de vitesse'],
  ['reservoir', 'Yacimiento o aporte', 'Réservoir ou apport'],
  ['separator', 'Separador', 'Séparateur'],
  ['compressor', 'Compresor', 'Compresseur'],
  ['power', 'Electricidad', 'Électricité'],
  ['water-handling', 'Tratamiento de agua', 'Traitement de l’eau'],
  ['turnaround', 'Parada de planta', 'Arrêt programmé'],
  ['pipeline', 'Oleoducto', 'Conduite d’export'],
  ['storage', 'Almacenamiento', 'Stockage'],
  ['offloading', 'Descarga', 'Déchargement'],
  ['quota', 'Cuota', 'Quota'],
  ['price', 'Precio', 'Prix'],
  ['buyer', 'Comprador', 'Acheteur'],
  ['weather', 'Meteorología', 'Météo'],
  ['authority', 'Autoridad', 'Autorité'],
  ['labour', 'Laboral', 'Conflit social'],
  ['not-reported', 'Parada sin motivo indicado', 'Arrêt sans motif indiqué'],
  ['underperformance', 'Menor rendimiento sin causa', 'Sous-performance sans cause'],
] as const;

/** Causes of changes that no loss was booked to before, below what they are part of. */
const added = [
  ['water-breakthrough', 'Water breakthrough', 'Irrupción de agua', 'Percée d’eau', 'reservoir'],
  ['gas-breakthrough', 'Gas breakthrough', 'Irrupción de gas', 'Percée de gaz', 'reservoir'],
  ['choke-setting', 'Choke setting', 'Ajuste del estrangulador', 'Réglage de la duse', 'speed-restriction'],
  ['other', 'Other cause', 'Otra causa', 'Autre cause', null],
] as const;

/** What findings and the log call a cause, and the code that it is. */
const words = [
  ['frequency', 'speed-restriction'],
  ['choke', 'choke-setting'],
  ['watering', 'water-breakthrough'],
  ['gas', 'gas-breakthrough'],
  ['decline', 'reservoir'],
  ['freeGasAtIntake', 'gas-lock'],
  ['gasLock', 'gas-lock'],
  ['gasCapConing', 'gas-breakthrough'],
  ['injectedGasBreakthrough', 'gas-breakthrough'],
  ['trip', 'lift-equipment-failure'],
  ['espReplacement', 'workover'],
  ['test', 'well-test'],
  ['facility', 'turnaround'],
] as const;

/**
 * The list of deferment reasons becomes the catalog of causes for changes, exceptions and losses. Entries of the log that
 * a decision wrote carry its id, which distinguishes them from those that were there before.
 */
export const causes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table deferment_reason
        add column parent_code text collate "C" references deferment_reason,
        add column text_es text check (length(text_es) between 1 and 80),
        add column text_fr text check (length(text_fr) between 1 and 80),
        add column computed boolean not null default false,
        add column version integer not null default 1,
        add check (parent_code <> code)`.execute(db);
    await sql`update deferment_reason set computed = true where code in ('not-reported', 'underperformance')`.execute(
      db,
    );
    for (const [code, es, fr] of translated)
      await sql`update deferment_reason set text_es = ${es}, text_fr = ${fr} where code = ${code}`.execute(
        db,
      );
    for (const [code, text, es, fr, parent] of added)
      await sql`
        insert into deferment_reason (code, text, text_es, text_fr, choke, usual_kind, sort_order, parent_code)
        select ${code}, ${text}, ${es}, ${fr}, 'well', 'unplanned', max(sort_order) + 1, ${parent} from deferment_reason
        on conflict (code) do nothing`.execute(db);
    await sql`
      create table cause_alias (
        word text primary key check (length(word) between 1 and 80),
        code text collate "C" not null references deferment_reason
      )`.execute(db);
    await sql`create index cause_alias_code on cause_alias (code)`.execute(db);
    for (const [word, code] of words)
      await sql`insert into cause_alias (word, code) values (${word}, ${code})`.execute(db);
    await sql`
      alter table well_event
        drop constraint well_event_kind_check,
        add check (kind in (
          'frequency', 'choke', 'shutIn', 'test', 'workover', 'espReplacement', 'trip', 'chemical', 'calibration',
          'facility', 'other')),
        add column decision_id uuid references exception_decision on delete set null`.execute(db);
    await sql`create index well_event_decision on well_event (decision_id) where decision_id is not null`.execute(
      db,
    );
    await sql`
      alter table exception_decision
        add column cause_code text collate "C" references deferment_reason`.execute(db);
    await sql`
      create index exception_decision_cause on exception_decision (cause_code) where cause_code is not null`.execute(
      db,
    );
  },
};
