import type { AccessTables } from './tables/access.ts';
import type { AlertTables } from './tables/alerts.ts';
import type { AssetsTables } from './tables/assets.ts';
import type { BookTables } from './tables/books.ts';
import type { EspTables } from './tables/esp.ts';
import type { InsightsTables } from './tables/insights.ts';
import type { KeptTables } from './tables/kept.ts';
import type { OperationsTables } from './tables/operations.ts';
import type { ProductionTables } from './tables/production.ts';
import type { SingleSignOnTables } from './tables/single-sign-on.ts';
import type { SustainabilityTables } from './tables/sustainability.ts';
import type { SystemTables } from './tables/system.ts';

/**
 * Every table of the reference backend, by its name in PostgreSQL.
 *
 * Conventions: `date` columns are strings `YYYY-MM-DD`, `timestamptz` columns are Dates, `bigint` columns are numbers,
 * JSON columns are written as JSON text. Volumes are Sm3, rates Sm3/d, pressures bar, temperatures degC, frequencies
 * Hz, currents A, power kW, energy kWh, masses kg, shares %. Null is "not known", never zero.
 */
export interface Database
  extends
    AccessTables,
    AlertTables,
    AssetsTables,
    BookTables,
    EspTables,
    InsightsTables,
    KeptTables,
    OperationsTables,
    ProductionTables,
    SingleSignOnTables,
    SustainabilityTables,
    SystemTables {}
