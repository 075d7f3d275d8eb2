// The drawing code of all charts, fetched as one file beside the data: figures, sentences and rows do not wait for it.
export { BarChart, CalendarHeatMap, GanttChart, MonthCalendar, TrendChart, WaterfallChart } from '@cnx/ui';
