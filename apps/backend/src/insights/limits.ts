/**
 * Every limit the insights use, with its unit, in one place. They are proposals of production practice,
 * shown to the user beside each result. The demonstration generator must never import this module: it would
 * tune the planted events to the rules that are scored against them.
 */

/** On-stream hours below which a day gives no representative rate (h). */
export const MIN_VALID_HOURS = 12;
/** Longest production day: 25 h when clocks go back. More hours than this is a reporting error (h). */
export const MAX_DAY_HOURS = 25;

/** Valid days in the trailing median that stands for a well's potential or baseline (days). */
export const BASELINE_VALID_DAYS = 30;
/** Valid days needed before a trailing median is trusted at all (days). */
export const BASELINE_MIN_DAYS = 5;
/** Calendar days a potential outlives the last valid day; a longer outage is a lost well, not a deferral (days). */
export const POTENTIAL_MAX_AGE_DAYS = 180;

/** Shortest segment between two change points (valid days). */
export const MIN_SEGMENT_DAYS = 7;
/** Penalty factor k of k·2·σ²·ln n by sensitivity step; below 20 noise with memory makes false changes (-). */
export const PENALTY_FACTORS = { high: 20, medium: 35, low: 50 } as const;
/** How eagerly change points are reported; the user chooses a step, never the factor. */
export type Sensitivity = keyof typeof PENALTY_FACTORS;
/** Sensitivity when the setting is absent. */
export const DEFAULT_SENSITIVITY: Sensitivity = 'medium';
/** Valid days either side of a change that its step is measured over (days). */
export const STEP_WINDOW_DAYS = 90;
/** Valid days either side of a change that the decline between changes is measured over (days). */
export const TREND_WINDOW_DAYS = 180;
/** Width of the means on which breaks of the trend are looked for (valid days). */
export const COARSE_DAYS = 3;
/** Distance over which the overall trend is measured: long against noise, short against the record (valid days). */
export const TREND_LAG_DAYS = 90;
/** Distance between the points at which the local trend is measured (valid days). */
export const TREND_KNOT_DAYS = 30;
/** Valid days either side of a change whose mean is reported as the level before and after (days). */
export const LEVEL_WINDOW_DAYS = 30;
/** Shortest stretch without a change that tells something about the decline (valid days). */
export const TREND_MIN_SEGMENT_DAYS = 14;
/** Half width of the running median that single-day spikes are clipped to (valid days). */
export const SPIKE_HALF_WINDOW_DAYS = 2;
/** Distance from the running median at which a value counts as a spike (σ). */
export const SPIKE_SIGMAS = 4;
/** Changes of one well in several variables within this distance are one change (days). */
export const MERGE_WITHIN_DAYS = 3;
/** An event this close to a change explains it (days). */
export const EXPLAINED_WITHIN_DAYS = 2;

/** Valid days that the daily alarm compares the last ones with, at most and at least (days). */
export const ALARM_BASELINE_DAYS = 120;
export const ALARM_MIN_DAYS = 21;
/** CUSUM slack: half the shift worth detecting (σ). */
export const CUSUM_SLACK = 0.5;
/** CUSUM sum at which the alarm goes off (σ). */
export const CUSUM_LIMIT = 5;

/** Drop below the baseline that warns, and for how many valid days in a row (-, days). */
export const DROP_WARN = { fraction: 0.2, validDays: 2 } as const;
/** Drop below the baseline that is critical, and for how many valid days in a row (-, days). */
export const DROP_CRITICAL = { fraction: 0.5, validDays: 1 } as const;
/** Smallest loss that is worth a row (Sm3/d for liquids). */
export const DROP_MIN_LOSS = 5;
/** A drop longer than this has become the well's new level and ends as an episode (valid days). */
export const DROP_MAX_EPISODE_DAYS = 30;
/** On-stream hours below which the day is downtime rather than a drop in rate (h). */
export const DOWNTIME_HOURS = 22;
/** Days without a report after which a feed is stale and alarms are withheld (days). */
export const STALE_AFTER_DAYS = 2;
/** Rise in water cut or gas-oil ratio against its median that names water or gas as a cause (ratio). */
export const RATIO_RISE_CAUSE = 1.2;

/** Free gas that a pump stage tolerates at its intake, by stage geometry (volume %). */
export const FREE_GAS_LIMIT_PCT = { radial: 10, mixed: 25, axial: 75 } as const;
/** How long free gas must stay above the limit (minutes). */
export const FREE_GAS_PERSISTENCE_MINUTES = 30;
/** Free gas at which a gas lock is likely (volume %). */
export const GAS_LOCK_FREE_GAS_PCT = 30;
/** Current variation against its own 14-day value that tells gas slugs (ratio). */
export const CURRENT_VARIATION_RATIO = 3;
/** Mean current against its baseline below which the pump is underloaded (ratio). */
export const UNDERLOAD_RATIO = 0.85;
/** Days that motor current, intake pressure and liquid rate baselines look back (days). */
export const SIGNAL_BASELINE_DAYS = 14;
/** Fall of the liquid rate that, with rising intake pressure, tells loss of head (fraction). */
export const HEAD_LOSS_LIQUID_DROP = 0.1;
/** Rise of intake pressure that counts as rising (fraction). */
export const HEAD_LOSS_PRESSURE_RISE = 0.02;
/** 7-day gas-oil ratio against its 90-day median that tells gas from the reservoir (ratio). */
export const GOR_RATIO_LIMIT = 1.25;
/** Gaps shorter than this inside a gas episode do not split it (h). */
export const GAS_EPISODE_GAP_HOURS = 6;

/** Loss against the field's rate at which severity is high whatever the rank (fraction). */
export const SEVERITY_FIELD_SHARE_HIGH = 0.05;
/** Loss against the field's rate at which severity is at least medium (fraction). */
export const SEVERITY_FIELD_SHARE_MEDIUM = 0.01;
/** Share of the ranked scores that is high severity (fraction). */
export const SEVERITY_TOP_SHARE = 0.1;
/** Persistence beyond this adds nothing to the score (days). */
export const SEVERITY_MAX_PERSISTENCE_DAYS = 5;

/** Work counts as planned only when its entry was approved at least this long before it starts (days). */
export const PLANNED_FREEZE_DAYS = 7;
/** Version of the planned rule and limits, stored with what they decide. */
export const RULE_VERSION = '1';
