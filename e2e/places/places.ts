import type { Moment, Reading } from './moment.ts';
import * as ofTheDay from './places-of-the-day.tsx';
import * as ofEvents from './places-of-events.tsx';
import * as ofMessages from './places-of-messages.tsx';
import * as ofSums from './places-of-sums.tsx';
import * as ofWork from './places-of-work.tsx';

/** How a place is read at a moment: from the text or the cells that its reader has. */
export type Place = (moment: Moment) => Promise<readonly Reading[]>;

/** Every place that shows a quantity. A new one joins by a line. */
export const places: Readonly<Record<string, Place>> = {
  'first tiles': ofTheDay.firstTiles,
  'first tiles of a field': ofTheDay.firstTilesOfFields,
  'needs attention': ofTheDay.attention,
  'wells of the day': ofTheDay.wellsOfTheDay,
  'well panel': ofTheDay.wellPanels,
  'days of a well': ofTheDay.dailyProduction,
  'data health': ofTheDay.dataHealth,
  'tiles of the exception report': ofEvents.reportTiles,
  'rows of the exception report': ofEvents.exceptionRows,
  'rows of standing losses': ofEvents.standingRows,
  'totals of the exception report': ofEvents.exceptionTotals,
  'file of the exception report': ofEvents.exceptionFile,
  'workbook of the exception report': ofMessages.exceptionWorkbook,
  evidence: ofEvents.evidence,
  'exceptions in the well panel': ofEvents.wellPanelEvents,
  'losses of wells': ofEvents.lossesOfWells,
  bell: ofEvents.bell,
  'search page': ofEvents.searchPage,
  palette: ofEvents.palette,
  'hand-over, mailed': ofEvents.handoverMail,
  'hand-over, page and paper': ofEvents.handoverPage,
  'work of the hand-over': ofWork.handoverWork,
  'schedule of the next day': ofWork.scheduleOfTheDay,
  'mail of alerts': ofMessages.alertMail,
  assistant: ofMessages.assistant,
  statistics: ofSums.statistics,
  'statistics of the month': ofSums.statisticsOfMonth,
  'monthly report': ofSums.monthlyReport,
  'workbook of the monthly report': ofSums.monthlyReportFile,
  'deferred production of wells': ofSums.deferralOfWells,
  'card of deferred production': ofSums.deferralCard,
  'deferral of open losses': ofSums.deferralOfEvents,
};
