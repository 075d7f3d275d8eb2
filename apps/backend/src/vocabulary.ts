/**
 * The closed word lists of the database. Each list is the one source of its TypeScript type; the check constraints
 * in the migrations repeat the words, and a test compares the two.
 */

/** PRODML well operation methods. `unknown` is for imported wells whose source does not say. */
export const methodsOfProduction = [
  'naturalFlow',
  'continuousGasLift',
  'intermittentGasLift',
  'plungerGasLift',
  'electricSubmersiblePumpLift',
  'progressiveCavityPumpLift',
  'suckerRodPumpLift',
  'jetPumpLift',
  'hydraulicPumpLift',
  'foamLift',
  'unknown',
] as const;
export type MethodOfProduction = (typeof methodsOfProduction)[number];

export const wellStatuses = ['producing', 'shutIn', 'testing', 'workover', 'suspended', 'abandoned'] as const;
export type WellStatus = (typeof wellStatuses)[number];

/** Where a test of a well is known from. */
export const wellTestSources = ['import', 'schedule', 'log'] as const;
export type WellTestSource = (typeof wellTestSources)[number];

/** How a well is called beside its name and its unique well identifier. */
export const wellIdentifierKinds = ['api', 'code', 'alias'] as const;
export type WellIdentifierKind = (typeof wellIdentifierKinds)[number];

/** What a well is there for; its potential and its losses are of it. */
export const mainProducts = ['oil', 'gas'] as const;
export type MainProduct = (typeof mainProducts)[number];

export const flowKinds = ['production', 'injection'] as const;
export type FlowKind = (typeof flowKinds)[number];

/** What a key of a program is good for. */
export const apiKeyScopes = ['read', 'import'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Where a well's rows came from. Imports and the demonstration generator never overwrite each other's wells. */
export const wellSources = ['demonstration', 'import'] as const;
export type WellSource = (typeof wellSources)[number];

/** How far a value can be trusted; `suspect` marks rows that contradict themselves. */
export const qualities = ['measured', 'allocated', 'estimated', 'stale', 'suspect'] as const;
export type Quality = (typeof qualities)[number];

export const products = ['oil', 'gas', 'water'] as const;
export type Product = (typeof products)[number];

/** The narrowest point of the chain that a loss is booked to. */
export const chokes = ['well', 'plant', 'export', 'market', 'external'] as const;
export type Choke = (typeof chokes)[number];

export const lossKinds = ['planned', 'unplanned'] as const;
export type LossKind = (typeof lossKinds)[number];

/** Why an entry stands in the books of a field: its month was closed, or what changed a closed month afterwards. */
export const bookReasons = ['close', 'import', 'recode', 'rule', 'decision'] as const;
export type BookReason = (typeof bookReasons)[number];

export const potentialMethods = ['trailingMedian', 'declining'] as const;
export type PotentialMethod = (typeof potentialMethods)[number];

export const wellGroupKinds = ['pad', 'manifold', 'testHeader'] as const;
export type WellGroupKind = (typeof wellGroupKinds)[number];

/** Kinds of entries in the operations log. */
export const wellEventKinds = [
  'frequency',
  'choke',
  'shutIn',
  'test',
  'workover',
  'espReplacement',
  'trip',
  'chemical',
  'calibration',
  'facility',
  'other',
] as const;
export type WellEventKind = (typeof wellEventKinds)[number];

export const eventSources = ['operator', 'controller', 'portal'] as const;
export type EventSource = (typeof eventSources)[number];

/** Forms of a decline that can be asked for; `best` is the likeliest of all. */
export const declineModels = ['best', 'exponential', 'hyperbolic', 'harmonic'] as const;
export type DeclineModel = (typeof declineModels)[number];

/** What a planned step changes. */
export type StepSetting = 'frequency' | 'choke' | 'gasLift';

export const scheduleActivities = [
  'wellTest',
  'frequencyStep',
  'settingStep',
  'workover',
  'espReplacement',
  'chemical',
  'inspection',
  'calibration',
  'plannedShutdown',
  'dataReview',
] as const;
export type ScheduleActivity = (typeof scheduleActivities)[number];

export const scheduleStatuses = [
  'planned',
  'confirmed',
  'inProgress',
  'done',
  'cancelled',
  'overdue',
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** What people do with activities of the schedule. */
export type ScheduleAction = 'create' | 'move' | 'confirm' | 'done' | 'cancel' | 'comment' | 'explain';

/** What planned work is for. */
export type WorkPurpose =
  'failure' | 'exception' | 'candidate' | 'advice' | 'periodicTest' | 'upkeep' | 'other';

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

export const changePointVariables = [
  'oilRate',
  'gasRate',
  'liquidRate',
  'waterCut',
  'gor',
  'intakePressure',
  'dischargePressure',
  'motorCurrent',
  'motorTemperature',
  'frequency',
] as const;
export type ChangePointVariable = (typeof changePointVariables)[number];

export const changePointStatuses = [
  'new',
  'acknowledged',
  'assigned',
  'snoozed',
  'explained',
  'accepted',
  'dismissed',
] as const;
export type ChangePointStatus = (typeof changePointStatuses)[number];

/** `pelt` goes back over the whole series, `cusum` is the daily alarm. */
export const changeDetectors = ['pelt', 'cusum'] as const;
export type ChangeDetector = (typeof changeDetectors)[number];

/** How the size of a change is said: in percent of what was, in percentage points, in the unit of the variable. */
export type DeltaKind = 'relative' | 'points' | 'absolute';

/** How eagerly change points are reported; the user chooses a step, never the factor behind it. */
export const sensitivities = ['low', 'medium', 'high'] as const;
export type Sensitivity = (typeof sensitivities)[number];

export const exceptionStatuses = [
  'new',
  'acknowledged',
  'assigned',
  'snoozed',
  'expected',
  'resolved',
  'dismissed',
] as const;
export type ExceptionStatus = (typeof exceptionStatuses)[number];
/** How a loss ends: the well came back, a person accepted its level, or nothing is known of the well any more. */
export type LossEnd = 'recovered' | 'accepted' | 'noData';
/** What became of a finding as it is stored: of a change or a loss of rate also that it was explained, or its level accepted. */
export type KeptStatus = ExceptionStatus | ChangePointStatus;
/** What became of an event: of a loss also that it is standing. */
export type EventStatus = KeptStatus | 'standing';

/** What people do with an exception. */
export const exceptionActions = [
  'acknowledge',
  'assign',
  'snooze',
  'dismiss',
  'reopen',
  'judge',
  'comment',
  'accept',
  'explain',
] as const;
export type ExceptionAction = (typeof exceptionActions)[number];

/** What a person says of an exception. */
export type ExceptionFeedback = 'confirmed' | 'falseAlarm' | 'measurementError';

export const dropVariables = ['oil', 'liquid', 'gas'] as const;
export type DropVariable = (typeof dropVariables)[number];

export const dropCauses = [
  'downtime',
  'choke',
  'frequency',
  'watering',
  'gas',
  'decline',
  'measurement',
  'unknown',
] as const;
export type DropCause = (typeof dropCauses)[number];

export const gasMechanisms = [
  'freeGasAtIntake',
  'gasLock',
  'gasCapConing',
  'injectedGasBreakthrough',
  'unknown',
] as const;
export type GasMechanism = (typeof gasMechanisms)[number];

/** The rule that found an exception, as it is stored and shown with it. */
export interface ExceptionRule {
  /** Stable key. */
  id: string;
  /** The rule in words. */
  text: string;
  /** Series that it reads. */
  inputs: string[];
  limit: number;
  /** Unit of the limit. */
  unit: string;
  /** How long the limit must be passed, as an ISO 8601 duration. */
  persistence: string;
}

/** A value that a rule compared, as it is stored with the finding. */
export interface RuleInput {
  name: string;
  value: number;
  unit: string;
}

/** The three factors of a severity score; they are stored and shown with the result. */
export interface SeverityFactors {
  /** What is being lost of the well's main product, as oil equivalent (Sm3/d); 0 for a gain. */
  loss: number;
  /** How sure the rule is (0..1). */
  confidence: number;
  /** How long it has lasted (days). */
  persistenceDays: number;
}

export const stageTypes = ['radial', 'mixed', 'axial'] as const;
export type StageType = (typeof stageTypes)[number];

export const driveModes = ['fixed', 'intakePressureControl', 'currentControl'] as const;
export type DriveMode = (typeof driveModes)[number];

export const opportunityKinds = [
  'frequencyUp',
  'frequencyDown',
  'choke',
  'gasLift',
  'shutInTest',
  'workover',
] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];

/** What a step of a pump that does not run as it may brings back: its rate into the recommended range, or its motor below the limit. */
export type Protection = 'range' | 'motorTemperature';

export const opportunityStatuses = ['found', 'accepted', 'rejected', 'done', 'proved', 'expired'] as const;
export type OpportunityStatus = (typeof opportunityStatuses)[number];

export const frequencyChangeKinds = ['advised', 'executed', 'automatic', 'restart', 'trip'] as const;
export type FrequencyChangeKind = (typeof frequencyChangeKinds)[number];

export const frequencyChangeStatuses = ['proposed', 'accepted', 'rejected', 'done', 'expired'] as const;
export type FrequencyChangeStatus = (typeof frequencyChangeStatuses)[number];

export type AdviceAction = 'accept' | 'reject' | 'snooze' | 'reopen' | 'comment' | 'assign';

/** Why a person rejected advice. */
export type AdviceRejection = 'equipmentRisk' | 'facilityLimit' | 'otherWork' | 'wrongData' | 'other';

export const trackingVerdicts = ['stabilising', 'gain', 'neutral', 'loss', 'inconclusive'] as const;
export type TrackingVerdict = (typeof trackingVerdicts)[number];

export const adviceStatuses = ['advised', 'limited', 'nothingToGain', 'notComputed'] as const;
export type AdviceStatus = (typeof adviceStatuses)[number];

/** Checks of a frequency before it is advised. */
export type CheckName =
  | 'step'
  | 'minFrequency'
  | 'maxFrequency'
  | 'motorCurrent'
  | 'motorTemperature'
  | 'intakePressure'
  | 'bubblePointMargin'
  | 'freeGas'
  | 'driveMode'
  | 'minRate'
  | 'maxRate'
  | 'trips'
  | 'modelAge'
  | 'gasException'
  | 'openLoss'
  | 'plannedWork'
  | 'settlingStep'
  | 'harmfulStops'
  | 'turnBack'
  | 'facility';

/** Checks of a step of a choke or of lift gas beside those that it shares with a frequency. */
export type SettingCheckName =
  | 'fullyOpen'
  | 'tried'
  | 'paying'
  | 'pastSteps'
  | 'triedRates'
  | 'drawdown'
  | 'gasSupply'
  | 'conclusiveSteps';

/** What keeps a step from being made or from being larger. */
export type AdviceLimit = CheckName | 'fullyOpen' | 'tried' | 'paying' | 'gasSupply';

/** Limits that a company sets. */
export const guardRailNames = [
  'maxStepHz',
  'bubblePointMargin',
  'motorCurrentPct',
  'motorTemperatureMargin',
  'intakePressureMargin',
  'freeGasPct',
  'maxChokeStep',
  'maxChokeOpening',
  'maxLiftGasStep',
  'maxLiftGasPerOil',
  'maxLiftGas',
  'maxOilRate',
] as const;
export type GuardRailName = (typeof guardRailNames)[number];

/** Something that a well needs before advice can be computed. */
export const adviceInputs = [
  'readings',
  'equipment',
  'driveLimits',
  'pumpCurve',
  'operatingDays',
  'distinctSettings',
  'pressures',
  'plausiblePump',
  'inflow',
  'balance',
  'chokeSteps',
  'choke',
  'rate',
  'liftGasRates',
  'liftGasCurve',
] as const;
export type AdviceInputName = (typeof adviceInputs)[number];

/** An input with how many of it are needed and there, where it can be counted. */
export interface FoundInput {
  what: AdviceInputName;
  needed: number | null;
  found: number | null;
}

/** The models of a pumped well, as the contract has them. */
export interface PumpedWellFits {
  firstDay: string;
  lastDay: string;
  days: number;
  wear: number;
  powerFactor: number | null;
  productivity: number;
  reservoirPressure: number;
  declinePct: number;
  riseErrorPct: number;
  rateError: number;
  columnError: number;
  wellheadError: number;
}

/** A value with the ends of its interval. */
export interface Interval {
  low: number;
  mid: number;
  high: number;
}

/** What else happened in the window in which a frequency change is tracked. */
export type Confounder = 'choke' | 'test' | 'shutIn' | 'otherChange';

export const metricDirections = ['lowerIsBetter', 'higherIsBetter'] as const;
export type MetricDirection = (typeof metricDirections)[number];

export const signInKinds = ['password', 'sso'] as const;
export type SignInKind = (typeof signInKinds)[number];

export const keyPurposes = [
  'passwordEncryption',
  'idToken',
  'refresh',
  'providerIdToken',
  'providerCookie',
] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

export const notificationKinds = ['exception', 'changePoint', 'schedule', 'system', 'news'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What users can be sent, when, and how. */
export const alertKinds = ['wells', 'view', 'handover'] as const;
export type AlertKind = (typeof alertKinds)[number];
export const alertPaces = ['atOnce', 'daily', 'weekly'] as const;
export type AlertPace = (typeof alertPaces)[number];
export const alertChannels = ['mail', 'webhook'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** What a notification says, for those that the portal can put into the reader's language. */
export const notificationCodes = [
  'drop',
  'downtime',
  'shutIn',
  'gas',
  'change',
  'overdue',
  'conflict',
  'tomorrow',
  'silent',
  'importFailed',
  'assigned',
  'news',
] as const;
export type NotificationCode = (typeof notificationCodes)[number];

/** What title and body of a notification are made of, as it is stored; what does not belong to its code is left out. */
export interface StoredNotificationFacts {
  code: NotificationCode;
  /** Names of the wells or fields that it is about. */
  names?: string[];
  variable?: ChangePointVariable;
  /** The value before and after, in {@link unit}. */
  before?: number;
  after?: number;
  unit?: string;
  /** Key of the rule that found it. */
  rule?: string;
  /** When work was to end or begins, ISO 8601. */
  moment?: string;
  /** Newest production day with a daily row. */
  day?: string;
  /** The planned work, the activity that begins later first. */
  works?: { activity: ScheduleActivity; title: string }[];
  /** What the operator wrote, by language. */
  texts?: { language: string; title: string; body: string }[];
  /** Id of the finding that names it; absent where it names none, or was stored before findings were. */
  finding?: string;
  /** What was decided on the finding that names it, as the lists of findings have it. */
  status?: string;
  /** How many of the events that it counts are open. */
  open?: number;
  /** What the finding that names it loses per day when it was last computed, Sm3 of oil equivalent. */
  loss?: number;
}

export const importStatuses = ['running', 'done', 'rejected', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];
