import type { TestDatabase } from '../support/test-database.ts';

/**
 * What is kept beside the planted fields: Ana Sas, whose id is returned, has an unread notification of high severity about SUN-A-02,
 * one of low severity about KOR-01 and one that was read; she wrote the hand-over since the evening of 2026-03-01. Two makers have
 * pumps in KOR-03, of which one failed.
 */
export async function plantKept({ db }: TestDatabase): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      ...{ first_name: 'Ana', last_name: 'Sas', role_id: 2, email: 'ana@x.example' },
      created_at: new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notice = (key: string, well: string, severity: 'high' | 'low', at: string) => ({
    ...{ id: key, kind: 'exception', severity, title: `Oil of ${well} fell`, body: '', link: null },
    ...{ well_id: well, user_id: null, group_key: `${well} drop`, count: 1, facts: null },
    ...{ created_at: new Date(at), acknowledged_by: null },
  });
  await db
    .insertInto('notification')
    .values([
      notice('n-1', 'SUN-A-02', 'high', '2026-02-17T06:00:00Z'),
      notice('n-2', 'KOR-01', 'low', '2026-03-01T06:00:00Z'),
      notice('n-3', 'SUN-A-03', 'high', '2026-02-28T06:00:00Z'),
    ] as never)
    .execute();
  await db
    .insertInto('notification_read')
    .values({ notification_id: 'n-3', user_id: id, read_at: new Date('2026-03-01T08:00:00Z') })
    .execute();
  await db
    .insertInto('shift_handover')
    .values({
      ...{ id: '6f1d2b7a-52c8-4f4e-9d0b-0c8f3a4d1e22', note: 'Watch SUN-A-02', author_id: id },
      ...{ since: new Date('2026-03-01T18:00:00Z'), saved_at: new Date('2026-03-02T05:00:00Z') },
      ...{ confirmed_by: null, confirmed_at: null, content: null },
    })
    .execute();
  await db
    .insertInto('manufacturer')
    .values([
      { id: 'm-1', name: 'Halden Lift' },
      { id: 'm-2', name: 'Orion Pumps' },
    ] as never)
    .execute();
  const pump = (maker: string, installed: string, pulled: string | null) => ({
    ...{ well_id: 'KOR-03', manufacturer_id: maker, pump_model: 'P', stage_type: 'radial' as const },
    ...{ installed_at: new Date(installed), pulled_at: pulled === null ? null : new Date(pulled) },
    ...{ pull_reason: pulled === null ? null : 'Motor failure', stages: 100, rated_frequency: 60 },
    ...{ min_hz: 35, max_hz: 65, setpoint_hz: 50, mode: 'fixed' as const, nameplate_current: 100 },
    ...{ nameplate_power: 150, motor_temperature_limit: 150, intake_pressure_limit: 25 },
    ...{ bep_rate: 300, min_rate: 200, max_rate: 400 },
  });
  await db
    .insertInto('esp_equipment')
    .values([
      pump('m-1', '2025-11-20T00:00:00Z', '2026-01-10T00:00:00Z'),
      pump('m-2', '2026-01-11T00:00:00Z', null),
    ])
    .execute();
  return id;
}
