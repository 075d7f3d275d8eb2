import {
  CalendarClock,
  ChartColumn,
  ChartLine,
  ChartNoAxesCombined,
  Database,
  File,
  FileText,
  Gauge,
  LayoutGrid,
  Bell,
  Leaf,
  LifeBuoy,
  ListTree,
  Newspaper,
  Scale,
  Settings,
  SlidersHorizontal,
  TrendingDown,
  TriangleAlert,
  UserCog,
  type LucideIcon,
} from 'lucide-react';

/** Pictures of pages, by the names of own results. */
const pictures: Readonly<Record<string, LucideIcon>> = {
  dashboard: ChartLine,
  optimizationDashboard: SlidersHorizontal,
  exceptionReport: TriangleAlert,
  statistics: ChartNoAxesCombined,
  monthlyReport: FileText,
  dataHealth: Database,
  masterData: ListTree,
  notifications: Bell,
  apps: LayoutGrid,
  news: Newspaper,
  support: LifeBuoy,
  settings: Settings,
  userAnalytics: ChartColumn,
  administration: UserCog,
  changePoints: TrendingDown,
  productionOptimization: Gauge,
  deferredProduction: TrendingDown,
  schedule: CalendarClock,
  sustainableProduction: Leaf,
  terms: Scale,
  privacy: Scale,
};

/** The picture of a page. */
export function PagePicture({ name }: { /** As own results name it. */ name: string }) {
  const Picture = pictures[name] ?? File;
  return <Picture size={16} aria-hidden="true" />;
}
