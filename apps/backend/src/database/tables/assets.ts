import type { Generated, GeneratedAlways } from 'kysely';
import type {
  FlowKind,
  MainProduct,
  MethodOfProduction,
  WellGroupKind,
  WellIdentifierKind,
  WellSource,
  WellStatus,
} from '../../vocabulary.ts';

/** Top of the hierarchy: business unit > area > field > well. Ids are readable slugs, compared byte by byte. */
interface BusinessUnitTable {
  id: string;
  name: string;
  active: Generated<boolean>;
}

interface AreaTable {
  id: string;
  business_unit_id: string;
  name: string;
  active: Generated<boolean>;
}

interface FieldTable {
  id: string;
  area_id: string;
  name: string;
  /** IANA zone of the field's clock; decides which calendar day is "yesterday". @default 'UTC' */
  time_zone: Generated<string>;
  /** Hour of the field's clock at which a production day begins, 0 to 23. @default 0 */
  production_day_start_hour: Generated<number>;
  /** Hours after the end of a production day until its report is due. @default 8 */
  report_due_hours: Generated<number>;
  active: Generated<boolean>;
  /** The name as the search compares it: small letters, no accents, single spaces. */
  search_key: GeneratedAlways<string>;
}

/** A pad, manifold or test header. Wells and groups are many-to-many, see {@link WellGroupMemberTable}. */
interface WellGroupTable {
  id: string;
  field_id: string;
  name: string;
  kind: WellGroupKind;
  active: Generated<boolean>;
}

interface WellGroupMemberTable {
  well_group_id: string;
  well_id: string;
}

/** Maker of lift equipment. */
interface ManufacturerTable {
  id: string;
  name: string;
  active: Generated<boolean>;
}

interface WellTable {
  id: string;
  /** Unique within its field. */
  name: string;
  /** Unique well identifier or wellbore code of the source, when it gives one. */
  uwi: string | null;
  field_id: string;
  method_of_production: Generated<MethodOfProduction>;
  manufacturer_id: string | null;
  status: Generated<WellStatus>;
  flow_kind: Generated<FlowKind>;
  source: WellSource;
  /** First day of production as its record says it; `first_day` is that of its rows. */
  first_production: Generated<string | null>;
  /** First and last day that it reported; null while there is none. Kept by `refreshProductionRollups`. */
  first_day: string | null;
  last_day: string | null;
  /** Last day on which it produced or injected; null while there is none. Kept likewise. */
  last_flow_day: string | null;
  /** The name as the search compares it: small letters, no accents, single spaces. */
  search_key: GeneratedAlways<string>;
  /** Name and identifier without spaces and leading zeros, a space between the two. */
  search_code: GeneratedAlways<string>;
}

/** An identifier of a well beside its name and `uwi`: each is one well's in its field. */
interface WellIdentifierTable {
  field_id: string;
  /** The identifier as it is compared. */
  canonical: string;
  well_id: string;
  kind: WellIdentifierKind;
  /** The identifier as it was written. */
  identifier: string;
}

/** The well that a sidetrack or another wellbore was drilled from; that one has none itself. */
interface WellMotherTable {
  well_id: string;
  mother_id: string;
}

/** The status of a well from a day on, as its record says it. `well.status` is what is in force. */
interface WellStatusRecordTable {
  well_id: string;
  since: string;
  status: WellStatus;
}

/** The main product of a well from a day on, as its record says it. */
interface WellMainProductTable {
  well_id: string;
  since: string;
  product: MainProduct;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface AssetsTables {
  business_unit: BusinessUnitTable;
  area: AreaTable;
  field: FieldTable;
  well_group: WellGroupTable;
  well_group_member: WellGroupMemberTable;
  manufacturer: ManufacturerTable;
  well: WellTable;
  well_identifier: WellIdentifierTable;
  well_mother: WellMotherTable;
  well_status_record: WellStatusRecordTable;
  well_main_product: WellMainProductTable;
}
