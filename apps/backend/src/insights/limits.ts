import type { Sensitivity } from '../vocabulary.ts';

/**
 * The limits of the insight rules, each with its unit; details of a method stand beside it. They are proposals of
 * production practice. What the exception rules use is shown to the user with each result. The demonstration
 * generator must never import this module: it would tune the planted events to the rules that are scored against them.
 */

/** On-stream hours below which a day gives no representative rate (h). */
export const minValidHours = 12;
/** Longest production day: 25 h when clocks go back. More hours than this is a reporting error (h). */
export const maxDayHours = 25;

/** Valid days in the trailing median that stands for a well's potential or baseline (days). */
export const baselineValidDays = 30;
/** Valid days needed before a trailing median is trusted at all (days). */
export const minBaselineDays = 5;
/** Calendar days a potential outlives the last valid day; a longer outage is a lost well, not a deferral (days). */
export const maxPotentialAgeDays = 180;

/** Distance between the two levels that a declining potential takes the decline from, at most and at least (valid days). */
export const maxLevelDistance = 60;
export const minLevelDistance = 15;
/** Fastest decline that a potential follows: 10 % in 30 valid days (log rate per valid day). */
export const maxDeclinePerDay = -Math.log(0.9) / 30;
/** Differences between valid days that show a well's noise, at most; with fewer than the least the dead band is widest. */
export const noiseValidDays = 90;
export const minNoiseDays = 30;
/** Half width of the dead band around a declining potential (σ of the well's noise). */
export const deadBandSigmas = 3;
/** Widest dead band: what makes a drop is never noise (fraction of the potential). */
export const maxDeadBand = 0.2;

/** Shortest segment between two change points (valid days). */
export const minSegmentDays = 7;
/** Penalty factor k of k·2·σ²·ln n by sensitivity step; below 20 noise with memory makes false changes (-). */
export const penaltyFactors: Readonly<Record<Sensitivity, number>> = { high: 20, medium: 29, low: 50 };
/** Valid days either side of a change that its step is measured over (days). */
export const stepWindowDays = 90;
/** Valid days either side of a change that the decline between changes is measured over (days). */
export const trendWindowDays = 180;
/** Width of the means on which breaks of the trend are searched (valid days). */
export const coarseDays = 3;
/** Distance over which the overall trend is measured: long against noise, short against the record (valid days). */
export const trendLagDays = 90;
/** Distance between the points at which the local trend is measured (valid days). */
export const trendKnotDays = 30;
/** Valid days either side of a change whose mean is reported as the level before and after (days). */
export const levelWindowDays = 30;
/** Shortest stretch without a change that shows the decline (valid days). */
export const minTrendSegmentDays = 14;
/** Half width of the running median that single-day spikes are clipped to (valid days). */
export const spikeHalfWindowDays = 2;
/** Distance from the running median at which a value counts as a spike (σ). */
export const spikeSigmas = 4;
/** Changes of one well in several variables within this distance are one change (days). */
export const mergeWithinDays = 3;
/** A change of the gas-oil ratio and its rise by R4 that begin so near to each other are one event: R4 waits for a median (days). */
export const mergeGasRiseWithinDays = 14;
/** A change is open for this long: then a baseline of valid days is of the new level alone (days). */
export const changeOpenDays = 30;
/** An event this close to a change explains it (days). */
export const explainedWithinDays = 2;
/** An event this close to a change is offered to people to explain it (days). */
export const offeredWithinDays = 7;

/** Valid days that the daily alarm compares the last ones with, at most and at least (days). */
export const alarmBaselineDays = 120;
export const minAlarmBaselineDays = 21;
/** Valid days after which an alarm that PELT has not confirmed is withdrawn (days). */
export const maxAlarmDays = 10;
/** Last valid days whose level must still show an alarm (days). */
export const standingDays = 3;
/** Smallest step of an alarm: in units of the noise of sums over days, and as a multiple of the least effect (-). */
export const leastAlarmSigmas = 3;
export const alarmEffectFactor = 2;
/** CUSUM slack: half the shift that is to be detected (σ). */
export const cusumSlack = 0.5;
/** CUSUM sum at which the alarm goes off; at 5, the usual one, nine variables give an alarm a month from noise (σ). */
export const cusumLimit = 10;

/** Drop below the baseline that warns, and for how many valid days in a row (-, days). */
export const dropWarn = { fraction: 0.2, validDays: 2 } as const;
/** Drop below the baseline that is critical, and for how many valid days in a row (-, days). */
export const dropCritical = { fraction: 0.5, validDays: 1 } as const;
/** Smallest loss that is an exception: in general, as a share of a small well's level, and of any well (Sm3/d of oil equivalent, fraction, Sm3/d of oil equivalent). */
export const leastLosses = { usual: 5, ofLevel: 0.2, ofAny: 1 } as const;
/** Confirmed step of the rate, net of decline, that is a loss or a rise and no mere change (fraction). */
export const leastRateStep = 0.1;
/** Valid days of a well before which nothing but downtime is an exception: it has no level yet (days). */
export const newWellValidDays = 60;
/** Days without a valid one after which a well restarts, and its first valid days, in which no loss begins (days). */
export const restartAfterDays = 30;
export const restartValidDays = 20;
/** Valid days from the last change of a loss that say how large it is (days). */
export const lossValidDays = 14;
/** A rate is back when it lacks no more than this, or half of what was lost where that is less (fraction). */
export const recoveredWithin = 0.1;
/** Valid days in a row that are back, and the last ones whose median is too: of a large loss, and of others (days). */
export const recoveryDays = 3;
export const recoveryMedianDays = { large: 3, other: 7 } as const;
/** Loss from which three days show a recovery (fraction). */
export const largeLoss = 0.3;
/** Valid days after a recovery in which the same loss can be open again (days). */
export const reopenValidDays = 30;
/** Valid days after which a loss without a new change is standing (days). */
export const standingValidDays = 60;
/** Days after which a loss is standing at the latest, and the valid days that it then has at least (days). */
export const standingLatest = { days: 120, validDays: 30 } as const;
/** Fewest valid days that a new level begins with where a loss is standing (days). */
export const minStandingLevelDays = 7;
/** Valid days before a loss in which a decline is measured, the shortest stretch of one level, and all of them together (days). */
export const declineWindowDays = 365;
export const minDeclineStretchDays = 30;
export const minDeclineDays = 90;
/** Fastest decline that an expected rate follows: 5 % in 30 valid days (fraction per valid day). */
export const maxExpectedDecline = 0.05 / 30;
/** How long a downtime keeps a declining potential frozen (days). */
export const standingDowntimeDays = 90;
/** On-stream hours of a day of 24 below which it is downtime rather than a drop in rate (h); as much less or more as the day is. */
export const downtimeHours = 22;
/** Days without a report after which a feed is stale and alarms are withheld (days). */
export const staleAfterDays = 2;
/** How long after it happened something is still notified of: what is found later is a record of the past (days). */
export const notifiedWithinDays = 14;
/** Days without a report after which no report is expected of a well any more, whatever its status says (days). */
export const forgottenAfterDays = 90;
/** Rise in water cut or gas-oil ratio against its median that names water or gas as a cause (ratio). */
export const ratioRiseCause = 1.2;

/** Free gas that a pump stage tolerates at its intake, by stage geometry (volume %). */
export const freeGasLimitPct = { radial: 10, mixed: 25, axial: 75 } as const;
/** How long free gas must stay above the limit (minutes). */
export const freeGasPersistenceMinutes = 30;
/** Free gas at which a gas lock is likely (volume %). */
export const gasLockFreeGasPct = 30;
/** Current variation against its own 14-day value that shows gas slugs (ratio). */
export const currentVariationRatio = 3;
/** Mean current against its baseline below which the pump is underloaded (ratio). */
export const underloadRatio = 0.85;
/** Days that motor current, intake pressure and liquid rate baselines reach back (days). */
export const signalBaselineDays = 14;
/** Fall of the liquid rate that, with rising intake pressure, shows loss of head (fraction). */
export const headLossLiquidDrop = 0.1;
/** Rise of intake pressure that counts as rising (fraction). */
export const headLossPressureRise = 0.02;
/** Difference of frequencies that counts as none (Hz). */
export const sameFrequencyHz = 0.5;
/** 7-day gas-oil ratio against its 90-day median that shows gas from the reservoir (ratio). */
export const gorRatioLimit = 1.25;
/** Gaps shorter than this inside a gas episode do not split it (h). */
export const gasEpisodeGapHours = 6;

/** Loss above which severity is high whatever the rank: of the field's rate and of its average well's (fraction). */
export const severityFieldShareHigh = 0.05;
export const severityWellShareHigh = 0.5;
/** Loss above which severity is at least medium: of the field's rate and of its average well's (fraction). */
export const severityFieldShareMedium = 0.01;
export const severityWellShareMedium = 0.1;
/** Share of the ranked scores that is high severity, and how many it takes to rank them (fraction, -). */
export const severityTopShare = 0.1;
export const minRankedScores = 10;
/** Last valid days of a drop whose median loss its severity is of: one noisy day moves it little (days). */
export const severityDays = 3;
/** Persistence beyond this adds nothing to the score (days). */
export const maxSeverityPersistenceDays = 5;

/** Work counts as planned only when its entry was approved at least this long before it starts (days). */
export const plannedFreezeDays = 7;

/** Gas-oil ratio above which gas is what a well is for (Sm3/Sm3); 15,000 scf/stb. */
export const gasWellRatio = 2_700;

/** Newest valid days whose decline is held against that of the year, and the valid days of the year (days). */
export const recentDeclineDays = 90;
export const yearDeclineDays = 365;
/** A steep decline is at least this many times that of the year (ratio). */
export const steepRatio = 2;
/** What a steep decline took at least in its days, beyond the decline of the year (fraction of the rate). */
export const leastSteepLoss = 0.1;
