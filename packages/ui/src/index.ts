export {
  themeClass,
  themeClassPrefix,
  themeNames,
  defaultTheme,
  isThemeName,
  type ThemeName,
} from './themes/theme-names.ts';
export { applyTheme, applyDensity } from './themes/apply-theme.ts';
export { addFont } from './themes/add-font.ts';
export { applyGlobalStyles, type GlobalStylesOptions } from './themes/global-styles.ts';
export { themeBoot } from './themes/boot.ts';
export { colorVariable, readColor, getCssText } from './themes/stitches.ts';
/** @internal For the applications of this repository; they have no types in the published package. */
export { styled, css, globalCss, keyframes } from './themes/stitches.ts';
export { densities, type Density } from './tokens/scales.ts';
export { colorTokens, type ColorName, type ThemeColors } from './tokens/tokens.ts';

export { Avatar, avatarSizes, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export {
  buttonSizes,
  buttonTones,
  type ButtonSize,
  type ButtonTone,
} from './components/Button/button-rules.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { CountdownDialog, type CountdownDialogProps } from './components/CountdownDialog/CountdownDialog.tsx';
export { Dialog, dialogSizes, type DialogProps, type DialogSize } from './components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { fieldSizes, type FieldSize } from './components/Field/control-rules.ts';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './components/Field/Field.tsx';
export { FormMessage, type FormMessageProps } from './components/FormMessage/FormMessage.tsx';
export {
  IconButton,
  iconButtonTones,
  type IconButtonProps,
  type IconButtonTone,
} from './components/IconButton/IconButton.tsx';
export { Link, linkTones, type LinkProps, type LinkTone } from './components/Link/Link.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export type {
  MenuAction,
  MenuChoice,
  MenuEntry,
  MenuHeading,
  MenuLink,
  MenuSeparator,
} from './components/Menu/menu-entry.ts';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export type { MultiSelectTexts } from './components/MultiSelect/MultiSelectList.tsx';
export type { MultiSelectOption } from './components/MultiSelect/option-filter.ts';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export {
  Skeleton,
  skeletonShapes,
  type SkeletonProps,
  type SkeletonShape,
} from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, stackGaps, type StackGap, type StackProps } from './components/Stack/Stack.tsx';
export {
  StatusBadge,
  statuses,
  type Status,
  type StatusBadgeProps,
} from './components/StatusBadge/StatusBadge.tsx';
export { Tabs, type Tab, type TabsProps } from './components/Tabs/Tabs.tsx';
export {
  Text,
  textSizes,
  textTones,
  type TextProps,
  type TextSize,
  type TextTone,
} from './components/Text/Text.tsx';
export { TextField, type TextFieldProps, type TextFieldType } from './components/TextField/TextField.tsx';
export { Toasts, type ToastMessage, type ToastsProps } from './components/Toasts/Toasts.tsx';
export {
  ToneIcon,
  messageTones,
  type MessageTone,
  type ToneIconProps,
} from './components/ToneIcon/ToneIcon.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';

export {
  barArrangements,
  barOrientations,
  type BarArrangement,
  type BarOrientation,
} from './components/BarChart/bar-layout.ts';
export {
  BarChart,
  type BarCategory,
  type BarChartLabels,
  type BarChartProps,
  type BarLimit,
  type BarSeries,
} from './components/BarChart/BarChart.tsx';
export {
  ChartFrame,
  type ChartFrameLabels,
  type ChartFrameProps,
} from './components/ChartFrame/ChartFrame.tsx';
export {
  Sparkline,
  sparklineTones,
  type SparklineProps,
  type SparklineTone,
} from './components/Sparkline/Sparkline.tsx';
export type {
  TrendAxis,
  TrendBand,
  TrendEvent,
  TrendLimit,
  TrendPair,
  TrendSeries,
  TrendSide,
  TrendStep,
  TrendWindow,
} from './components/TrendChart/trend-model.ts';
export {
  TrendChart,
  type TrendChartHandle,
  type TrendChartLabels,
  type TrendChartProps,
} from './components/TrendChart/TrendChart.tsx';
export {
  Breadcrumb,
  type BreadcrumbProps,
  type BreadcrumbStep,
} from './components/Breadcrumb/Breadcrumb.tsx';
export { DataAge, type DataAgeProps } from './components/DataAge/DataAge.tsx';
export {
  FilterBar,
  type FilterBarLabels,
  type FilterBarProps,
  type FilterChip,
} from './components/FilterBar/FilterBar.tsx';
export {
  kpiDirections,
  KpiStrip,
  KpiTile,
  kpiVerdicts,
  type KpiChangeProps,
  type KpiDirection,
  type KpiStripProps,
  type KpiTileProps,
  type KpiVerdict,
} from './components/KpiTile/KpiTile.tsx';
export { Mark, markParts, type MarkPart, type MarkProps } from './components/Mark/Mark.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export {
  AppFrame,
  mainId,
  type AppFrameLabels,
  type AppFrameProps,
} from './components/AppFrame/AppFrame.tsx';
export type { NavItem, NavPage } from './components/AppFrame/nav-item.ts';
export type { DataColumn, DataSort } from './components/DataTable/data-column.ts';
export { DataTable, type DataTableLabels, type DataTableProps } from './components/DataTable/DataTable.tsx';
export type { SortValue } from './components/DataTable/sort-order.ts';
export { Accordion, type AccordionPart, type AccordionProps } from './components/Accordion/Accordion.tsx';
export {
  CalendarHeatMap,
  type CalendarHeatMapLabels,
  type CalendarHeatMapProps,
} from './components/CalendarHeatMap/CalendarHeatMap.tsx';
export {
  ChatPanel,
  type ChatMessage,
  type ChatPanelLabels,
  type ChatPanelProps,
} from './components/ChatPanel/ChatPanel.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export type { ChoiceTexts } from './components/Choice/ChoiceRow.tsx';
export {
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './components/CommandPalette/CommandPalette.tsx';
export type { Command } from './components/CommandPalette/command-search.ts';
export { DateRange, type DateRangeLabels, type DateRangeProps } from './components/DateRange/DateRange.tsx';
export type { DayRange, DayRangeFault, DayRangeRules } from './components/DateRange/day-range.ts';
export { Drawer, drawerSizes, type DrawerProps, type DrawerSize } from './components/Drawer/Drawer.tsx';
export {
  DumbbellChart,
  type DumbbellChartProps,
  type DumbbellLabels,
  type DumbbellRow,
} from './components/DumbbellChart/DumbbellChart.tsx';
export {
  FormActions,
  FormRow,
  type FormActionsProps,
  type FormRowProps,
} from './components/FormRow/FormRow.tsx';
export {
  GanttChart,
  ganttStates,
  type GanttChartProps,
  type GanttItem,
  type GanttLabels,
  type GanttState,
} from './components/GanttChart/GanttChart.tsx';
export { Histogram, type HistogramLabels, type HistogramProps } from './components/Histogram/Histogram.tsx';
export type { HistogramBin } from './components/Histogram/histogram-bins.ts';
export {
  LanguageSwitch,
  type LanguageOption,
  type LanguageSwitchProps,
} from './components/ThemeSwitch/LanguageSwitch.tsx';
export {
  NotificationPanel,
  type NotificationItem,
  type NotificationPanelLabels,
  type NotificationPanelProps,
} from './components/NotificationPanel/NotificationPanel.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/Pagination/Pagination.tsx';
export {
  ParetoChart,
  type ParetoChartProps,
  type ParetoItem,
  type ParetoLabels,
} from './components/ParetoChart/ParetoChart.tsx';
export {
  PasswordChecklist,
  type PasswordChecklistLabels,
  type PasswordChecklistProps,
  type PasswordRule,
} from './components/PasswordChecklist/PasswordChecklist.tsx';
export type { PhotoCropLabels } from './components/PhotoUpload/PhotoCrop.tsx';
export {
  PhotoUpload,
  type PhotoUploadLabels,
  type PhotoUploadProps,
} from './components/PhotoUpload/PhotoUpload.tsx';
export { ProfileMenu, type ProfileMenuProps } from './components/ProfileMenu/ProfileMenu.tsx';
export {
  ProgressBar,
  progressTones,
  type ProgressBarProps,
  type ProgressTone,
} from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export {
  ScatterChart,
  type ScatterAxis,
  type ScatterChartProps,
  type ScatterGroup,
  type ScatterLabels,
  type ScatterPoint,
} from './components/ScatterChart/ScatterChart.tsx';
export { SessionExpired, type SessionExpiredProps } from './components/SessionExpired/SessionExpired.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './components/ThemeSwitch/ThemeSwitch.tsx';
export {
  WaterfallChart,
  type WaterfallChartProps,
  type WaterfallLabels,
  type WaterfallStep,
} from './components/WaterfallChart/WaterfallChart.tsx';
export type { WaterfallValue } from './components/WaterfallChart/waterfall-layout.ts';
