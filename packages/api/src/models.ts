// The contract's schemas under the names that the code uses. Their fields, units and meanings are described in the
// contract and shown by the editor.
import type { components, operations } from './schema.gen.ts';

type Schemas = components['schemas'];

/** Query parameters of an operation. */
export type QueryOf<O extends keyof operations> = NonNullable<operations[O]['parameters']['query']>;

/** The filters, window and page that data calls take. */
export type DataQuery = Omit<QueryOf<'getChangePoints'>, 'sort' | 'where'>;

/** How a well's potential is found. */
export type PotentialMethod = Schemas['PotentialMethod'];
/** What a row of a summed list stands for. */
export type EntityLevel = Schemas['EntityLabel']['level'];

export type ErrorCode = Schemas['ErrorCode'];
export type ErrorList = Schemas['ErrorList'];
export type ErrorMessage = Schemas['ErrorMessage'];
export type MessageResult = Schemas['MessageResult'];
export type LinkCode = Schemas['LinkCode'];
export type Link = Schemas['Link'];
export type SearchKind = Schemas['SearchKind'];
export type SearchMark = Schemas['SearchMark'];
export type SearchResult = Schemas['SearchResult'];
export type SearchResults = Schemas['SearchResults'];
export type Annotation = Schemas['Annotation'];
export type Quality = Schemas['Quality'];
export type Product = Schemas['Product'];
export type MethodOfProduction = Schemas['MethodOfProduction'];
export type WellStatus = Schemas['WellStatus'];
export type FlowKind = Schemas['FlowKind'];
export type Severity = Schemas['Severity'];
export type SeverityFactors = Schemas['SeverityFactors'];
export type FilterItem = Schemas['FilterItem'];
export type WellRef = Schemas['WellRef'];
export type WellLabel = Schemas['WellLabel'];
export type EntityLabel = Schemas['EntityLabel'];
export type TrendPoint = Schemas['TrendPoint'];
export type WellEvent = Schemas['WellEvent'];
export type RecentStop = Schemas['RecentStop'];
export type WellTest = Schemas['WellTest'];

export type Credentials = Schemas['Credentials'];
export type TokenPackage = Schemas['TokenPackage'];
export type LoginResponse = Schemas['LoginResponse'];
export type UserInfo = Schemas['UserInfo'];
export type LoginValidation = Schemas['LoginValidation'];
export type UserValidation = Schemas['UserValidation'];
export type RefreshRequest = Schemas['RefreshRequest'];
export type LogoutRequest = Schemas['LogoutRequest'];
export type ResetPasswordRequest = Schemas['ResetPasswordRequest'];
export type ForgotPasswordRequest = Schemas['ForgotPasswordRequest'];
export type ForgotPasswordResult = Schemas['ForgotPasswordResult'];
export type B2cChallenge = Schemas['B2cChallenge'];
export type B2cTokenRequest = Schemas['B2cTokenRequest'];
export type TokenResponse = Schemas['TokenResponse'];
export type B2cTokenValidation = Schemas['B2cTokenValidation'];
export type SsoResult = Schemas['SsoResult'];

export type BackendUrlRequest = Schemas['BackendUrlRequest'];
export type BackendUrlResult = Schemas['BackendUrlResult'];
export type TransferTokenRequest = Schemas['TransferTokenRequest'];
export type TransferTokenResult = Schemas['TransferTokenResult'];

export type Preferences = Schemas['Preferences'];
/** The wells that a user calls their own. */
export type MyWells = Schemas['MyWells'];
/** What is known of a user's calendar address. */
export type CalendarAddress = Schemas['CalendarAddress'];
export type TimesToRestore = Schemas['TimesToRestore'];
/** An address at which calendar programs read the schedule. */
export type NewCalendarAddress = Schemas['NewCalendarAddress'];
export type Profile = Schemas['Profile'];
export type SaveProfileRequest = Schemas['SaveProfileRequest'];
export type UploadPhotoRequest = Schemas['UploadPhotoRequest'];
/** Where a user is signed in, and who tried to be. */
export type AccountSecurity = Schemas['AccountSecurity'];
export type OwnSession = Schemas['OwnSession'];
export type PersonAccount = Schemas['PersonAccount'];
export type PersonState = Schemas['PersonState'];
/** A key by which a program reads without a person. */
export type ApiKey = Schemas['ApiKey'];
/** A key that was just made, with its secret. */
export type NewApiKey = Schemas['NewApiKey'];
export type CreateApiKeyRequest = Schemas['CreateApiKeyRequest'];
export type WaitingMail = Schemas['WaitingMail'];
export type RegisteredApplication = Schemas['RegisteredApplication'];
export type Cause = Schemas['Cause'];
export type CauseRequest = Schemas['SaveCauseRequest'];
export type GuardRails = Schemas['GuardRails'];
export type GuardRailKind = Schemas['GuardRailKind'];
export type SetGuardRail = Schemas['SetGuardRail'];
export type SaveGuardRailRequest = Schemas['SaveGuardRailRequest'];
export type AuditEvent = Schemas['AuditEvent'];
export type AuditKind = Schemas['AuditKind'];
export type News = Schemas['News'];
export type LegalPage = Schemas['LegalPage'];
export type ContentBlock = Schemas['ContentBlock'];
export type ContentRun = Schemas['ContentRun'];
export type LinkedApplication = Schemas['LinkedApplication'];
export type SupportMessage = Schemas['SupportMessage'];
export type AssistantQuestion = Schemas['AssistantQuestion'];
export type AssistantAnswer = Schemas['AssistantAnswer'];
export type AssistantRecord = Schemas['AssistantRecord'];
export type AssistantQuantity = Schemas['AssistantQuantity'];
export type NotificationInfo = Schemas['Notification'];

export type ChangeVariable = Schemas['ChangeVariable'];
export type ChangeStatus = Schemas['ChangeStatus'];
export type ChangeDetectionCounts = Schemas['ChangeDetectionCounts'];
export type ChangeDetectionStatistics = Schemas['ChangeDetectionStatistics'];
export type ChangeDetectionMethod = Schemas['ChangeDetectionMethod'];
export type ChangePoint = Schemas['ChangePoint'];
export type ChangeCase = Schemas['ChangeCase'];

export type ProductionOptimizationCounts = Schemas['ProductionOptimizationCounts'];
export type ProductionOptimization = Schemas['ProductionOptimization'];
export type OptimizationOpportunity = Schemas['OptimizationOpportunity'];

export type DefermentChoke = Schemas['DefermentChoke'];
export type DeferredKind = Schemas['DeferredKind'];
export type DefermentReason = Schemas['DefermentReason'];
export type DeferredProduction = Schemas['DeferredProduction'];

export type ScheduledActivity = Schemas['Schedule'];
export type WorkBeside = Schemas['WorkBeside'];
export type WorkPurpose = Schemas['WorkPurpose'];
export type WorkQuestion = Schemas['WorkQuestion'];
export type StepEffect = Schemas['StepEffect'];
export type PlannedStep = Schemas['PlannedStep'];

export type SustainableProductionInfo = Schemas['SustainableProductionInfo'];
export type DayVolume = Schemas['DayVolume'];
export type DayLosses = Schemas['DayLosses'];
export type LossWork = Schemas['LossWork'];
export type FieldDay = Schemas['FieldDay'];
export type ProductionDay = Schemas['ProductionDay'];
export type WellStates = Schemas['WellStates'];
export type ProductionDayWell = Schemas['ProductionDayWell'];
export type ProductionFigures = Schemas['ProductionFigures'];
/** A month of the selected wells. */
export type MonthlyReport = Schemas['MonthlyReport'];
export type ReportedChange = Schemas['ReportedChange'];
export type ReportedBalance = Schemas['ReportedBalance'];
export type StandingOfWindow = Schemas['StandingOfWindow'];
export type DailyRates = Schemas['DailyRates'];
export type ProductionStatistics = Schemas['ProductionStatistics'];
export type StatisticsRow = Schemas['StatisticsRow'];
export type ProductionCourse = Schemas['ProductionCourse'];
export type PlanCourse = Schemas['PlanCourse'];
/** Whole months that were reported beside their days. */
export type ReportedMonths = Schemas['ReportedMonths'];
/** One of {@link ReportedMonths}. */
export type ReportedMonth = Schemas['ReportedMonth'];
export type PumpSurvival = Schemas['PumpSurvival'];
export type DeclineStatistics = Schemas['DeclineStatistics'];
export type SurvivalGroup = Schemas['SurvivalGroup'];
export type WaterCutSpread = Schemas['WaterCutSpread'];
export type WellCounts = Schemas['WellCounts'];
export type DataHealth = Schemas['DataHealth'];
export type UserAnalytics = Schemas['UserAnalytics'];
export type ActivePeople = Schemas['ActivePeople'];
export type UsageCount = Schemas['UsageCount'];
export type UsageEvent = Schemas['UsageEvent'];
export type SustainableProduction = Schemas['SustainableProduction'];
export type SustainabilityMetric = Schemas['SustainabilityMetric'];

export type FrequencyInfo = Schemas['FrequencyInfo'];
export type FrequencyCheck = Schemas['FrequencyCheck'];
export type FrequencyChange = Schemas['FrequencyChange'];
export type AdviceAction = Schemas['AdviceAction'];
export type AdviceDecision = Schemas['AdviceDecision'];
export type AdviceRejection = Schemas['AdviceRejection'];
export type ScheduleAction = Schemas['ScheduleAction'];
export type ScheduleChange = Schemas['ScheduleChange'];
export type ScheduleActivity = Schemas['ScheduleActivity'];
export type PlannedWork = Schemas['PlannedWork'];
export type PumpState = Schemas['PumpState'];
export type PumpCurves = Schemas['PumpCurves'];
export type SettingResponse = Schemas['SettingResponse'];
export type TrackedSettingChange = Schemas['TrackedSettingChange'];
export type SettingAdvice = Schemas['SettingAdvice'];
export type TrackedFrequencyChange = Schemas['TrackedFrequencyChange'];

export type ExceptionStatus = Schemas['ExceptionStatus'];
export type EventStatus = Schemas['EventStatus'];
export type EventChange = Schemas['EventChange'];
export type ExceptionFeedback = Schemas['ExceptionFeedback'];
export type ExceptionRule = Schemas['ExceptionRule'];
export type SeriesRef = Schemas['SeriesRef'];
export type GasInterfaceException = Schemas['GasInterfaceException'];
export type HighProductionDropException = Schemas['HighProductionDropException'];
export type ExceptionKind = Schemas['ExceptionKind'];
export type WellException = Schemas['WellException'];
export type OptimizationSummary = Schemas['OptimizationSummary'];
export type ExceptionSummary = Schemas['ExceptionSummary'];
export type RuleFeedback = Schemas['RuleFeedback'];
export type ExceptionFinding = Schemas['ExceptionFinding'];
export type FindingInput = Schemas['FindingInput'];
export type ExceptionDecision = Schemas['ExceptionDecision'];
export type ExceptionAction = Schemas['ExceptionAction'];
export type ExceptionCase = Schemas['ExceptionCase'];
export type DecideExceptionsRequest = Schemas['DecideExceptionsRequest'];
export type DecisionResult = Schemas['DecisionResult'];
export type Person = Schemas['Person'];
export type ShiftHandover = Schemas['ShiftHandover'];
export type ShiftHandoverLine = Schemas['ShiftHandoverLine'];
export type HandoverDecision = Schemas['HandoverDecision'];
export type HandoverCounts = Schemas['HandoverCounts'];

export type DailyProduction = Schemas['DailyProduction'];
export type Well = Schemas['Well'];
export type WhatIf = Schemas['WhatIf'];
export type PercentileBand = Schemas['PercentileBand'];
export type WellForecast = Schemas['WellForecast'];
export type WellHistory = Schemas['WellHistory'];
export type WellSeries = Schemas['WellSeries'];
export type WellCurves = Schemas['WellCurves'];
export type Sensitivity = Schemas['Sensitivity'];
export type WellSensitivity = Schemas['WellSensitivity'];
export type SeriesTrack = Schemas['SeriesTrack'];
export type SeriesTrackName = Schemas['SeriesTrackName'];
export type SeriesLineName = Schemas['SeriesLineName'];
export type WellHours = Schemas['WellHours'];
export type HourSignal = Schemas['HourSignal'];
export type HourSignalName = Schemas['HourSignalName'];
export type SavedView = Schemas['SavedView'];
export type StepMean = Schemas['StepMean'];

export type HealthReport = Schemas['Health'];

export type AlertSubscription = Schemas['AlertSubscription'];
export type SaveAlertSubscriptionRequest = Schemas['SaveAlertSubscriptionRequest'];
export type AlertDelivery = Schemas['AlertDelivery'];
export type AlertPreview = Schemas['AlertPreview'];
export type AlertChannels = Schemas['AlertChannels'];

export type MonthBooks = Schemas['MonthBooks'];
export type MonthBook = Schemas['MonthBook'];
export type FieldBooks = Schemas['FieldBooks'];
export type BookAdjustment = Schemas['BookAdjustment'];
export type OpenPoints = Schemas['OpenPoints'];
export type CloseMonthsRequest = Schemas['CloseMonthsRequest'];
export type LossRecodes = Schemas['LossRecodes'];
export type LossRecode = Schemas['LossRecode'];
export type DeclineCase = Schemas['DeclineCase'];
export type DeclineCases = Schemas['DeclineCases'];
export type KeepDeclineCaseRequest = Schemas['KeepDeclineCaseRequest'];
export type RecodeLossesRequest = Schemas['RecodeLossesRequest'];

export type AddFilePartRequest = Schemas['AddFilePartRequest'];
export type ImportRequest = Schemas['ImportRequest'];
export type ImportOptions = Schemas['ImportOptions'];
export type ImportKind = Schemas['ImportKind'];
export type ImportKindQuantities = Schemas['ImportKindQuantities'];
export type ImportResult = Schemas['ImportResult'];
export type UndoImportRequest = Schemas['UndoImportRequest'];
export type ImportUndo = Schemas['ImportUndo'];
export type ImportRun = Schemas['ImportRun'];
export type WellRecord = Schemas['WellRecord'];
export type FieldRecord = Schemas['FieldRecord'];
export type ChangeWellRecordRequest = Schemas['ChangeWellRecordRequest'];
export type ChangeFieldRecordRequest = Schemas['ChangeFieldRecordRequest'];
export type WellMerge = Schemas['WellMerge'];
export type MergeWellsRequest = Schemas['MergeWellsRequest'];
export type RecordChange = Schemas['RecordChange'];
export type ImportTemplate = Schemas['ImportTemplate'];
export type OfferedTemplate = Schemas['OfferedTemplate'];
export type ImportSentence = Schemas['ImportSentence'];
export type ImportProgress = Schemas['ImportProgress'];
export type SaveImportTemplateRequest = Schemas['SaveImportTemplateRequest'];
export type RenameImportTemplateRequest = Schemas['RenameImportTemplateRequest'];
export type ImportTable = Schemas['ImportTable'];
export type ImportRowNote = Schemas['ImportRowNote'];
export type RejectedFile = Schemas['RejectedFile'];
export type ImportWell = Schemas['ImportWell'];
