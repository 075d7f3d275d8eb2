import type {
  AppUserTable,
  AuditEventTable,
  RateLimitTable,
  RefreshTokenTable,
  RegisteredAppTable,
  SignInFailureTable,
  SignInLockTable,
  SigningKeyTable,
  UsedCiphertextTable,
  UserSessionTable,
} from './tables/access.ts';
import type {
  AreaTable,
  BusinessUnitTable,
  FieldTable,
  ManufacturerTable,
  WellGroupMemberTable,
  WellGroupTable,
  WellTable,
} from './tables/assets.ts';
import type {
  EspEquipmentTable,
  EspReadingTable,
  FrequencyChangeTable,
  OptimizationOpportunityTable,
  TrackedFrequencyChangeTable,
} from './tables/esp.ts';
import type {
  ChangePointEventTable,
  ChangePointTable,
  DeferredLossTable,
  DeferredProductionTable,
  FieldDeferredDayTable,
  FieldLossDayTable,
  GasExceptionTable,
  ProductionDropExceptionTable,
} from './tables/insights.ts';
import type {
  DefermentReasonTable,
  PlantedEventTable,
  ScheduleEntryTable,
  WellEventTable,
} from './tables/operations.ts';
import type { DailyProductionTable, FieldDayTable } from './tables/production.ts';
import type {
  OutgoingMailTable,
  PasswordResetCodeTable,
  ProviderAccountTable,
  ProviderResetCodeTable,
  ProviderStateTable,
  SsoChallengeTable,
} from './tables/single-sign-on.ts';
import type { SustainabilityDayTable, SustainabilityMetricTable } from './tables/sustainability.ts';
import type {
  ImportRunTable,
  NotificationReadTable,
  NotificationTable,
  SettingTable,
} from './tables/system.ts';

/**
 * Every table of the reference backend, by its name in PostgreSQL.
 *
 * Conventions: `date` columns are strings `YYYY-MM-DD`, `timestamptz` columns are Dates, `bigint` columns are numbers,
 * JSON columns are written as JSON text. Volumes are Sm3, rates Sm3/d, pressures bar, temperatures degC, frequencies
 * Hz, currents A, power kW, energy kWh, masses kg, shares %. Null is "not known", never zero.
 */
export interface Database {
  business_unit: BusinessUnitTable;
  area: AreaTable;
  field: FieldTable;
  well_group: WellGroupTable;
  well_group_member: WellGroupMemberTable;
  manufacturer: ManufacturerTable;
  well: WellTable;

  daily_production: DailyProductionTable;
  field_day: FieldDayTable;

  esp_equipment: EspEquipmentTable;
  esp_reading: EspReadingTable;
  frequency_change: FrequencyChangeTable;
  tracked_frequency_change: TrackedFrequencyChangeTable;
  optimization_opportunity: OptimizationOpportunityTable;

  deferment_reason: DefermentReasonTable;
  well_event: WellEventTable;
  planted_event: PlantedEventTable;
  schedule_entry: ScheduleEntryTable;

  change_point: ChangePointTable;
  change_point_event: ChangePointEventTable;
  deferred_production: DeferredProductionTable;
  deferred_loss: DeferredLossTable;
  field_deferred_day: FieldDeferredDayTable;
  field_loss_day: FieldLossDayTable;
  production_drop_exception: ProductionDropExceptionTable;
  gas_exception: GasExceptionTable;

  sustainability_day: SustainabilityDayTable;
  sustainability_metric: SustainabilityMetricTable;

  app_user: AppUserTable;
  user_session: UserSessionTable;
  refresh_token: RefreshTokenTable;
  sign_in_failure: SignInFailureTable;
  sign_in_lock: SignInLockTable;
  used_ciphertext: UsedCiphertextTable;
  signing_key: SigningKeyTable;
  registered_app: RegisteredAppTable;
  audit_event: AuditEventTable;
  rate_limit: RateLimitTable;
  sso_challenge: SsoChallengeTable;
  password_reset_code: PasswordResetCodeTable;
  outgoing_mail: OutgoingMailTable;

  provider_account: ProviderAccountTable;
  provider_state: ProviderStateTable;
  provider_reset_code: ProviderResetCodeTable;

  notification: NotificationTable;
  notification_read: NotificationReadTable;
  import_run: ImportRunTable;
  setting: SettingTable;
}
