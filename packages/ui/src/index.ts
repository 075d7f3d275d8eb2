// What the package offers. A component's own file exports only what is public; other files name what is.
export { addFont } from './themes/add-font.ts';
export { applyTheme, applyDensity } from './themes/apply-theme.ts';
export * from './themes/boot.ts';
export { followSystem, systemThemes, type SystemThemes } from './themes/follow-system.ts';
export * from './themes/global-styles.ts';
export { colorVariable, readColor } from './themes/color-variables.ts';
export { getCssText } from './themes/stitches.ts';
/** @internal For the applications of this repository; they have no types in the published package. */
export { styled, css, globalCss, keyframes } from './themes/stitches.ts';
export * from './themes/theme-names.ts';
export type { Contrast, ThemeState } from './themes/theme-state.ts';
export { densities, type Density } from './tokens/scales.ts';
export { colorTokens, type ColorName, type ThemeColors } from './tokens/tokens.ts';
export {
  replaceWords,
  useLocale,
  wordLanguages,
  WordsProvider,
  type Replacement,
  type WordLanguage,
  type Words,
  type WordsProviderProps,
} from './words/words.tsx';
export {
  emphases,
  sizes,
  tones,
  type AsChildProps,
  type Emphasis,
  type NativeProps,
  type RootProps,
  type Size,
  type Tone,
} from './components/props.ts';
export { isKeyTaken } from './components/key-taken.ts';
export { numberText } from './components/number-text.ts';

export * from './components/foundations/Container/Container.tsx';
export * from './components/foundations/Divider/Divider.tsx';
export * from './components/foundations/Grid/Grid.tsx';
export * from './components/foundations/Mark/Mark.tsx';
export * from './components/foundations/Stack/Stack.tsx';
export * from './components/foundations/Text/Text.tsx';
export * from './components/foundations/ThemeProvider/ThemeProvider.tsx';
export * from './components/foundations/VisuallyHidden/VisuallyHidden.tsx';

export type { ChoiceFrame } from './components/inputs/ChoiceRow.tsx';
export * from './components/inputs/Button/Button.tsx';
export * from './components/inputs/Checkbox/Checkbox.tsx';
export * from './components/inputs/Combobox/Combobox.tsx';
export * from './components/inputs/Combobox/combobox.words.ts';
export type { CalendarSettings } from './components/inputs/calendar-parts/Calendar.tsx';
export type { CalendarLabels } from './components/inputs/calendar-parts/calendar.words.ts';
export {
  dayCoverages,
  type CoverageSource,
  type DayCoverage,
} from './components/inputs/calendar-parts/day-coverage.ts';
export * from './components/inputs/CopyButton/CopyButton.tsx';
export * from './components/inputs/CopyButton/copy-button.words.ts';
export * from './components/inputs/DatePicker/DatePicker.tsx';
export * from './components/inputs/DatePicker/date-picker.words.ts';
export * from './components/inputs/DateRangePicker/DateRangePicker.tsx';
export * from './components/inputs/DateRangePicker/date-range-picker.words.ts';
export {
  lastDays,
  type DayRange,
  type DayRangePreset,
} from './components/inputs/DateRangePicker/day-range.ts';
export * from './components/inputs/Field/Field.tsx';
export * from './components/inputs/FormRow/FormRow.tsx';
export * from './components/inputs/IconButton/IconButton.tsx';
export * from './components/inputs/Link/Link.tsx';
export * from './components/inputs/Link/link.words.ts';
export * from './components/inputs/MultiSelect/MultiSelect.tsx';
export * from './components/inputs/MultiSelect/multi-select.words.ts';
export type { MultiSelectItem } from './components/inputs/MultiSelect/option-filter.ts';
export * from './components/inputs/NumberField/NumberField.tsx';
export * from './components/inputs/NumberField/number-field.words.ts';
export * from './components/inputs/PasswordChecklist/PasswordChecklist.tsx';
export * from './components/inputs/PasswordChecklist/password-checklist.words.ts';
export * from './components/inputs/PasswordField/PasswordField.tsx';
export * from './components/inputs/PasswordField/password-field.words.ts';
export * from './components/inputs/PhotoUpload/PhotoUpload.tsx';
export * from './components/inputs/PhotoUpload/photo-upload.words.ts';
export * from './components/inputs/RadioGroup/RadioGroup.tsx';
export * from './components/inputs/SegmentedControl/SegmentedControl.tsx';
export * from './components/inputs/Select/Select.tsx';
export type { SliderRange } from './components/inputs/Slider/slider-value.ts';
export * from './components/inputs/Slider/Slider.tsx';
export * from './components/inputs/Slider/slider.words.ts';
export * from './components/inputs/Switch/Switch.tsx';
export * from './components/inputs/TextField/TextField.tsx';
export * from './components/inputs/Textarea/Textarea.tsx';
export * from './components/inputs/Textarea/textarea.words.ts';

export * from './components/messages/Banner/Banner.tsx';
export * from './components/messages/Banner/banner.words.ts';
export * from './components/messages/EmptyState/EmptyState.tsx';
export * from './components/messages/ErrorState/ErrorState.tsx';
export * from './components/messages/ErrorState/error-state.words.ts';
export * from './components/messages/FormMessage/FormMessage.tsx';
export * from './components/messages/ToneIcon/ToneIcon.tsx';

export * from './components/showing/Accordion/Accordion.tsx';
export * from './components/showing/Avatar/Avatar.tsx';
export * from './components/showing/Badge/Badge.tsx';
export * from './components/showing/Card/Card.tsx';
export * from './components/showing/Chip/Chip.tsx';
export * from './components/showing/Chip/chip.words.ts';
export * from './components/showing/CountBadge/CountBadge.tsx';
export * from './components/showing/CountBadge/count-badge.words.ts';
export * from './components/showing/DescriptionList/DescriptionList.tsx';
export * from './components/showing/DescriptionList/description-list.words.ts';
export * from './components/showing/Figure/Figure.tsx';
export * from './components/showing/Kbd/Kbd.tsx';
export * from './components/showing/Kbd/kbd.words.ts';
export * from './components/showing/Pagination/Pagination.tsx';
export * from './components/showing/Pagination/pagination.words.ts';
export * from './components/showing/ProgressBar/ProgressBar.tsx';
export * from './components/showing/Skeleton/Skeleton.tsx';
export * from './components/showing/Spinner/Spinner.tsx';
export * from './components/showing/Tabs/TabLinks.tsx';
export * from './components/showing/Tabs/Tabs.tsx';
export * from './components/showing/ValueState/ValueState.tsx';
export * from './components/showing/ValueState/value-state.words.ts';

export * from './components/data/BarChart/bar-chart.words.ts';
export * from './components/data/BarChart/BarChart.tsx';
export {
  barArrangements,
  barOrientations,
  type BarArrangement,
  type BarItem,
  type BarLimit,
  type BarOrientation,
  type BarSeries,
} from './components/data/BarChart/bar-layout.ts';
export * from './components/data/BoxPlot/box-plot.words.ts';
export * from './components/data/BoxPlot/BoxPlot.tsx';
export * from './components/data/CalendarHeatMap/calendar-heat-map.words.ts';
export * from './components/data/CalendarHeatMap/CalendarHeatMap.tsx';
export * from './components/data/ChartCursor/ChartCursorProvider.tsx';
export * from './components/data/DataAge/DataAge.tsx';
export * from './components/data/DataTable/ColumnChooser.tsx';
export * from './components/data/DataTable/column-chooser.words.ts';
export * from './components/data/DataTable/ColumnFilters.tsx';
export * from './components/data/DataTable/column-filters.words.ts';
export * from './components/data/DataTable/CsvDownload.tsx';
export * from './components/data/DataTable/csv-download.words.ts';
export * from './components/data/DataTable/DataTable.tsx';
export * from './components/data/DataTable/data-table.words.ts';
export * from './components/data/DataTable/GroupSelect.tsx';
export * from './components/data/DataTable/group-select.words.ts';
export type {
  CellPlace,
  ColumnChoice,
  ColumnFilter,
  DataColumn,
  DataSort,
  FieldColumn,
  FilterKind,
  ValueColumn,
} from './components/data/DataTable/data-column.ts';
export type { SortValue } from './components/data/DataTable/sort-order.ts';
export { csvLine, harmlessText, type CsvValue } from './components/data/DataTable/table-csv.ts';
export { tableRows, type TableRowsOptions } from './components/data/DataTable/table-rows.ts';
export type { DataTableProps } from './components/data/DataTable/table-props.ts';
export * from './components/data/DumbbellChart/dumbbell-chart.words.ts';
export * from './components/data/DumbbellChart/DumbbellChart.tsx';
export { ganttStates, type GanttItem, type GanttState } from './components/data/GanttChart/gantt-lanes.ts';
export * from './components/data/GanttChart/gantt-chart.words.ts';
export * from './components/data/GanttChart/GanttChart.tsx';
export * from './components/data/Histogram/histogram.words.ts';
export * from './components/data/Histogram/Histogram.tsx';
export type { HistogramBin } from './components/data/Histogram/histogram-bins.ts';
export * from './components/data/KpiTile/KpiStrip.tsx';
export * from './components/data/KpiTile/KpiTile.tsx';
export type { KpiChangeProps } from './components/data/KpiTile/KpiChange.tsx';
export type { AbsentState, KpiItem } from './components/data/KpiTile/KpiDetails.tsx';
export { kpiDirections, type KpiDirection } from './components/data/KpiTile/kpi-direction.ts';
export * from './components/data/KpiTile/kpi-strip.words.ts';
export * from './components/data/MonthCalendar/MonthCalendar.tsx';
export * from './components/data/MonthCalendar/month-calendar.words.ts';
export * from './components/data/ParetoChart/pareto-chart.words.ts';
export * from './components/data/ParetoChart/ParetoChart.tsx';
export * from './components/data/ScatterChart/scatter-chart.words.ts';
export * from './components/data/ScatterChart/ScatterChart.tsx';
export * from './components/data/Sparkline/Sparkline.tsx';
export * from './components/data/SurvivalChart/survival-chart.words.ts';
export * from './components/data/SurvivalChart/SurvivalChart.tsx';
export type { SurvivalChartStep } from './components/data/SurvivalChart/survival-path.ts';
export * from './components/data/TrendChart/trend-chart.words.ts';
export * from './components/data/Tree/Tree.tsx';
export * from './components/data/Tree/tree.words.ts';
export type { TreeItem } from './components/data/Tree/tree-items.ts';
export type { TreeSelection } from './components/data/Tree/use-tree.ts';
export * from './components/data/TrendChart/TrendChart.tsx';
export type {
  TrendAxis,
  TrendBand,
  TrendEvent,
  TrendLimit,
  TrendMean,
  TrendPair,
  TrendSeries,
  TrendSide,
  TrendWindow,
} from './components/data/TrendChart/trend-model.ts';
export * from './components/data/WaterfallChart/waterfall-chart.words.ts';
export * from './components/data/WaterfallChart/WaterfallChart.tsx';
export type { WaterfallValue } from './components/data/WaterfallChart/waterfall-layout.ts';
export * from './components/data/chart-parts/chart.words.ts';
export * from './components/data/chart-parts/chart-picture.ts';
export * from './components/data/chart-parts/ChartDownload.tsx';
export * from './components/data/chart-parts/ChartFrame.tsx';
export * from './components/data/chart-parts/ChartTableToggle.tsx';

export * from './components/frame/AppFrame/AppFrame.tsx';
export * from './components/frame/AppFrame/app-frame.words.ts';
export type { NavItem, NavPage } from './components/frame/AppFrame/nav-item.ts';
export * from './components/frame/Breadcrumb/Breadcrumb.tsx';
export * from './components/frame/Breadcrumb/breadcrumb.words.ts';
export type { ChatMessage } from './components/frame/ChatPanel/ChatBubble.tsx';
export * from './components/frame/ChatPanel/ChatPanel.tsx';
export * from './components/frame/ChatPanel/chat-panel.words.ts';
export * from './components/frame/CommandPalette/CommandPalette.tsx';
export * from './components/frame/CommandPalette/command-palette.words.ts';
export type { Command } from './components/frame/CommandPalette/command-search.ts';
export * from './components/frame/FilterBar/FilterBar.tsx';
export type { FilterItem } from './components/frame/FilterBar/filter-item.ts';
export * from './components/frame/FilterBar/filter-bar.words.ts';
export * from './components/frame/NotificationList/NotificationList.tsx';
export * from './components/frame/NotificationList/notification-list.words.ts';
export type { NotificationItem } from './components/frame/NotificationList/NotificationRow.tsx';
export * from './components/frame/NotificationPanel/NotificationPanel.tsx';
export * from './components/frame/NotificationPanel/notification-panel.words.ts';
export * from './components/frame/PageHeader/PageHeader.tsx';
export * from './components/frame/ProfileMenu/ProfileMenu.tsx';
export * from './components/frame/ProfileMenu/profile-menu.words.ts';
export * from './components/frame/SearchField/SearchField.tsx';
export * from './components/frame/SearchField/search-field.words.ts';
export * from './components/frame/ThemeSwitch/LanguageSwitch.tsx';
export * from './components/frame/ThemeSwitch/language-switch.words.ts';
export * from './components/frame/ThemeSwitch/ThemeSwitch.tsx';
export * from './components/frame/ThemeSwitch/theme-switch.words.ts';

export * from './components/overlays/ContextMenu/ContextMenu.tsx';
export * from './components/overlays/CountdownDialog/CountdownDialog.tsx';
export * from './components/overlays/CountdownDialog/countdown-dialog.words.ts';
export * from './components/overlays/Dialog/Dialog.tsx';
export * from './components/overlays/Dialog/dialog.words.ts';
export * from './components/overlays/Drawer/Drawer.tsx';
export * from './components/overlays/HoverCard/HoverCard.tsx';
export * from './components/overlays/LoadingOverlay/LoadingOverlay.tsx';
export * from './components/overlays/LoadingOverlay/loading-overlay.words.ts';
export * from './components/overlays/Menu/Menu.tsx';
export * from './components/overlays/Menu/menu-item.ts';
export * from './components/overlays/Popover/Popover.tsx';
export * from './components/overlays/SessionExpired/SessionExpired.tsx';
export * from './components/overlays/SessionExpired/session-expired.words.ts';
export * from './components/overlays/Toasts/toast-queue.ts';
export * from './components/overlays/Toasts/Toasts.tsx';
export * from './components/overlays/Toasts/use-toast-queue.ts';
export * from './components/overlays/Toasts/toasts.words.ts';
export * from './components/overlays/Tooltip/Tooltip.tsx';
export * from './components/overlays/Tour/Tour.tsx';
export * from './components/overlays/Tour/tour.words.ts';
