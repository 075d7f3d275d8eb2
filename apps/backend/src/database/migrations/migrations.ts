import type { Migration } from 'kysely';
import { access } from './0008-access.ts';
import { adviceDecisions } from './0070-advice-decisions.ts';
import { adviceFigures } from './0078-advice-figures.ts';
import { doubtfulReadings } from './0073-doubtful-readings.ts';
import { causes } from './0074-causes.ts';
import { alerts } from './0075-alerts.ts';
import { givenUpMail } from './0076-given-up-mail.ts';
import { importedPumps } from './0071-imported-pumps.ts';
import { annotations } from './0024-annotations.ts';
import { assets } from './0001-assets.ts';
import { changeAlarms } from './0018-change-alarms.ts';
import { clientErrors } from './0016-client-errors.ts';
import { deferralByDay } from './0013-deferral-by-day.ts';
import { changeExplanations } from './0032-change-explanations.ts';
import { changeVerdicts } from './0028-change-verdicts.ts';
import { countedRefusals } from './0052-counted-refusals.ts';
import { computation } from './0022-computation.ts';
import { defermentReasons } from './0012-deferment-reasons.ts';
import { dropRules } from './0014-drop-rules.ts';
import { ends } from './0021-ends.ts';
import { esp } from './0004-esp.ts';
import { exceptionDecisions } from './0026-exception-decisions.ts';
import { exceptions } from './0006-exceptions.ts';
import { identityProvider } from './0010-identity-provider.ts';
import { invitations } from './0040-invitations.ts';
import { insights } from './0005-insights.ts';
import { masterData } from './0059-master-data.ts';
import { monthBooks } from './0082-month-books.ts';
import { keptReports } from './0083-kept-reports.ts';
import { calendarAddresses } from './0084-calendar-addresses.ts';
import { standingGas } from './0085-standing-gas.ts';
import { wellDeclines } from './0086-well-declines.ts';
import { guardRails } from './0088-guard-rails.ts';
import { firstReports } from './0089-first-reports.ts';
import { apiKeys } from './0100-api-keys.ts';
import { earlierReports } from './0101-earlier-reports.ts';
import { settingAdvice } from './0102-setting-advice.ts';
import { feeds } from './0103-feeds.ts';
import { importFilesInParts } from './0104-import-files.ts';
import { knownAlerts } from './0105-known-alerts.ts';
import { importImages } from './0106-import-images.ts';
import { importedContent } from './0108-imported-content.ts';
import { mainProducts } from './0107-main-products.ts';
import { plannedSteps } from './0109-planned-steps.ts';
import { settingResponses } from './0110-setting-responses.ts';
import { importTemplates } from './0111-import-templates.ts';
import { alertWells } from './0112-alert-wells.ts';
import { noNoteOfDemonstration } from './0113-no-note-of-demonstration.ts';
import { naturalOrder } from './0025-natural-order.ts';
import { notificationFacts } from './0050-notification-facts.ts';
import { notifiedEpisodes } from './0029-notified-episodes.ts';
import { oneTimeSecrets } from './0011-one-time-secrets.ts';
import { operations } from './0003-operations.ts';
import { optimizationEngine } from './0069-optimization-engine.ts';
import { mergeImages } from './0114-merge-images.ts';
import { freeGasRail } from './0115-free-gas-rail.ts';
import { netAdvice } from './0116-net-advice.ts';
import { workPurposes } from './0117-work-purposes.ts';
import { productionPlan } from './0020-production-plan.ts';
import { production } from './0002-production.ts';
import { profile } from './0038-profile.ts';
import { replyAddresses } from './0046-reply-addresses.ts';
import { lossRecodes } from './0079-loss-recodes.ts';
import { declineCases } from './0118-decline-cases.ts';
import { wellMothers } from './0119-well-mothers.ts';
import { stepRecords } from './0121-step-records.ts';
import { suspendedHours } from './0123-suspended-hours.ts';
import { settingRails } from './0124-setting-rails.ts';
import { statedRecords } from './0125-stated-records.ts';
import { adviceOwners } from './0127-advice-owners.ts';
import { monthsByRow } from './0128-months-by-row.ts';
import { protectiveAdvice } from './0130-protective-advice.ts';
import { pumpedModels } from './0080-pumped-models.ts';
import { normalVariation } from './0081-normal-variation.ts';
import { scheduleChanges } from './0077-schedule-changes.ts';
import { search } from './0034-search.ts';
import { sensitivityChoices } from './0051-sensitivity-choices.ts';
import { shiftHandovers } from './0030-shift-handovers.ts';
import { snoozedNotifications } from './0036-snoozed-notifications.ts';
import { sustainability } from './0007-sustainability.ts';
import { system } from './0009-system.ts';
import { tokenUse } from './0015-token-use.ts';
import { twoPotentials } from './0017-two-potentials.ts';
import { losses } from './0072-losses.ts';
import { lowerAddresses } from './0065-lower-addresses.ts';
import { usage } from './0064-usage.ts';
import { usageMonths } from './0067-usage-months.ts';
import { knownBrowsers } from './0068-known-browsers.ts';
import { viewsAndLinks } from './0023-views-and-links.ts';
import { wellMonths } from './0066-well-months.ts';
import { reportedMonths } from './0096-reported-months.ts';
import { wellTests } from './0060-well-tests.ts';
import { visits } from './0027-visits.ts';

/**
 * All steps by name, in the order they run. A step that has been released is never edited: the next change is a new
 * one at the end. Steps only go forward; to go back, restore a backup.
 */
export const migrations: Record<string, Migration> = {
  '0001-assets': assets,
  '0002-production': production,
  '0003-operations': operations,
  '0004-esp': esp,
  '0005-insights': insights,
  '0006-exceptions': exceptions,
  '0007-sustainability': sustainability,
  '0008-access': access,
  '0009-system': system,
  '0010-identity-provider': identityProvider,
  '0011-one-time-secrets': oneTimeSecrets,
  '0012-deferment-reasons': defermentReasons,
  '0013-deferral-by-day': deferralByDay,
  '0014-drop-rules': dropRules,
  '0015-token-use': tokenUse,
  '0016-client-errors': clientErrors,
  '0017-two-potentials': twoPotentials,
  '0018-change-alarms': changeAlarms,
  '0020-production-plan': productionPlan,
  '0021-ends': ends,
  '0022-computation': computation,
  '0023-views-and-links': viewsAndLinks,
  '0024-annotations': annotations,
  '0025-natural-order': naturalOrder,
  '0026-exception-decisions': exceptionDecisions,
  '0027-visits': visits,
  '0028-change-verdicts': changeVerdicts,
  '0029-notified-episodes': notifiedEpisodes,
  '0030-shift-handovers': shiftHandovers,
  '0032-change-explanations': changeExplanations,
  '0034-search': search,
  '0036-snoozed-notifications': snoozedNotifications,
  '0038-profile': profile,
  '0040-invitations': invitations,
  '0046-reply-addresses': replyAddresses,
  '0050-notification-facts': notificationFacts,
  '0051-sensitivity-choices': sensitivityChoices,
  '0052-counted-refusals': countedRefusals,
  '0059-master-data': masterData,
  '0060-well-tests': wellTests,
  '0064-usage': usage,
  '0065-lower-addresses': lowerAddresses,
  '0066-well-months': wellMonths,
  '0067-usage-months': usageMonths,
  '0068-known-browsers': knownBrowsers,
  '0069-optimization-engine': optimizationEngine,
  '0070-advice-decisions': adviceDecisions,
  '0071-imported-pumps': importedPumps,
  '0072-losses': losses,
  '0073-doubtful-readings': doubtfulReadings,
  '0074-causes': causes,
  '0075-alerts': alerts,
  '0076-given-up-mail': givenUpMail,
  '0077-schedule-changes': scheduleChanges,
  '0078-advice-figures': adviceFigures,
  '0079-loss-recodes': lossRecodes,
  '0080-pumped-models': pumpedModels,
  '0081-normal-variation': normalVariation,
  '0082-month-books': monthBooks,
  '0083-kept-reports': keptReports,
  '0084-calendar-addresses': calendarAddresses,
  '0085-standing-gas': standingGas,
  '0086-well-declines': wellDeclines,
  '0088-guard-rails': guardRails,
  '0089-first-reports': firstReports,
  '0096-reported-months': reportedMonths,
  '0100-api-keys': apiKeys,
  '0101-earlier-reports': earlierReports,
  '0102-setting-advice': settingAdvice,
  '0103-feeds': feeds,
  '0104-import-files': importFilesInParts,
  '0105-known-alerts': knownAlerts,
  '0106-import-images': importImages,
  '0107-main-products': mainProducts,
  '0108-imported-content': importedContent,
  '0109-planned-steps': plannedSteps,
  '0110-setting-responses': settingResponses,
  '0111-import-templates': importTemplates,
  '0112-alert-wells': alertWells,
  '0113-no-note-of-demonstration': noNoteOfDemonstration,
  '0114-merge-images': mergeImages,
  '0115-free-gas-rail': freeGasRail,
  '0116-net-advice': netAdvice,
  '0117-work-purposes': workPurposes,
  '0118-decline-cases': declineCases,
  '0119-well-mothers': wellMothers,
  '0121-step-records': stepRecords,
  '0123-suspended-hours': suspendedHours,
  '0124-setting-rails': settingRails,
  '0125-stated-records': statedRecords,
  '0127-advice-owners': adviceOwners,
  '0128-months-by-row': monthsByRow,
  '0130-protective-advice': protectiveAdvice,
};
