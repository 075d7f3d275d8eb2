import { accessibility } from './accessibility.ts';
import { administration } from './administration.ts';
import { alerts } from './alerts.ts';
import { annotations } from './annotations.ts';
import { apps } from './apps.ts';
import { assistant } from './assistant.ts';
import { areas } from './areas.ts';
import { books } from './books.ts';
import { changePoints } from './change-points.ts';
import { content } from './content.ts';
import { dataHealth } from './data-health.ts';
import { deferredProduction } from './deferred-production.ts';
import { evidence } from './evidence.ts';
import { exceptions } from './exceptions.ts';
import { failures } from './failures.ts';
import { filters } from './filters.ts';
import { handover } from './handover.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { insight } from './insight.ts';
import { list } from './list.ts';
import { links } from './links.ts';
import { masterData } from './master-data.ts';
import { monthlyReport } from './monthly-report.ts';
import { notifications } from './notifications.ts';
import { optimization } from './optimization.ts';
import { reportedMonths } from './reported-months.ts';
import { pumpCurves } from './pump-curves.ts';
import { settingResponse } from './setting-response.ts';
import { productionDay } from './production-day.ts';
import { productionOptimization } from './production-optimization.ts';
import { schedule } from './schedule.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { support } from './support.ts';
import { sustainableProduction } from './sustainable-production.ts';
import { terms } from './terms.ts';
import { titles } from './titles.ts';
import { tour } from './tour.ts';
import { trouble } from './trouble.ts';
import { statistics } from './statistics.ts';
import { userAnalytics } from './user-analytics.ts';
import { verdicts } from './verdicts.ts';
import { vocabulary } from './vocabulary.ts';
import { wellPanel } from './well-panel.ts';

/** The texts after sign-in, by the part of the portal that shows them. */
export const portal = {
  accessibility,
  administration,
  alerts,
  annotations,
  apps,
  areas,
  assistant,
  books,
  changePoints,
  content,
  dataHealth,
  deferredProduction,
  evidence,
  exceptions,
  failures,
  filters,
  handover,
  help,
  home,
  imports,
  insight,
  list,
  links,
  masterData,
  monthlyReport,
  notifications,
  optimization,
  pumpCurves,
  settingResponse,
  productionDay,
  productionOptimization,
  schedule,
  search,
  settings,
  shell,
  support,
  tour,
  sustainableProduction,
  terms,
  titles,
  trouble,
  reportedMonths,
  statistics,
  userAnalytics,
  verdicts,
  vocabulary,
  wellPanel,
} as const;
