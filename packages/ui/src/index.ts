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

export {
  Avatar,
  avatarSizes,
  type AvatarProps,
  type AvatarSize,
} from './components/showing/Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './components/messages/Banner/Banner.tsx';
export {
  buttonSizes,
  buttonTones,
  type ButtonSize,
  type ButtonTone,
} from './components/inputs/button-rules.ts';
export { Button, type ButtonProps } from './components/inputs/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/inputs/Button/ButtonLink.tsx';
export { Card, type CardProps } from './components/showing/Card/Card.tsx';
export {
  CountdownDialog,
  type CountdownDialogProps,
} from './components/overlays/CountdownDialog/CountdownDialog.tsx';
export {
  Dialog,
  dialogSizes,
  type DialogProps,
  type DialogSize,
} from './components/overlays/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/messages/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/messages/ErrorState/ErrorState.tsx';
export { fieldSizes, type FieldSize } from './components/inputs/control-rules.ts';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldTexts,
} from './components/inputs/Field/Field.tsx';
export { FormMessage, type FormMessageProps } from './components/messages/FormMessage/FormMessage.tsx';
export {
  IconButton,
  iconButtonTones,
  type IconButtonProps,
  type IconButtonTone,
} from './components/inputs/IconButton/IconButton.tsx';
export { Link, linkTones, type LinkProps, type LinkTone } from './components/inputs/Link/Link.tsx';
export {
  LoadingOverlay,
  type LoadingOverlayProps,
} from './components/overlays/LoadingOverlay/LoadingOverlay.tsx';
export type {
  MenuAction,
  MenuChoice,
  MenuEntry,
  MenuHeading,
  MenuLink,
  MenuSeparator,
} from './components/overlays/Menu/menu-entry.ts';
export { Menu, type MenuProps } from './components/overlays/Menu/Menu.tsx';
export { MultiSelect, type MultiSelectProps } from './components/inputs/MultiSelect/MultiSelect.tsx';
export type { MultiSelectTexts } from './components/inputs/MultiSelect/MultiSelectList.tsx';
export type { MultiSelectOption } from './components/inputs/MultiSelect/option-filter.ts';
export { PasswordField, type PasswordFieldProps } from './components/inputs/PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from './components/overlays/Popover/Popover.tsx';
export { Select, type SelectOption, type SelectProps } from './components/inputs/Select/Select.tsx';
export {
  Skeleton,
  skeletonShapes,
  type SkeletonProps,
  type SkeletonShape,
} from './components/showing/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/showing/Spinner/Spinner.tsx';
export { Stack, stackGaps, type StackGap, type StackProps } from './components/foundations/Stack/Stack.tsx';
export {
  StatusBadge,
  statuses,
  type Status,
  type StatusBadgeProps,
} from './components/showing/StatusBadge/StatusBadge.tsx';
export { Tabs, type Tab, type TabsProps } from './components/showing/Tabs/Tabs.tsx';
export {
  Text,
  textSizes,
  textTones,
  type TextProps,
  type TextSize,
  type TextTone,
} from './components/foundations/Text/Text.tsx';
export {
  TextField,
  type TextFieldProps,
  type TextFieldType,
} from './components/inputs/TextField/TextField.tsx';
export { Toasts, type ToastMessage, type ToastsProps } from './components/overlays/Toasts/Toasts.tsx';
export {
  ToneIcon,
  messageTones,
  type MessageTone,
  type ToneIconProps,
} from './components/messages/ToneIcon/ToneIcon.tsx';
export { Tooltip, type TooltipProps } from './components/overlays/Tooltip/Tooltip.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/foundations/VisuallyHidden/VisuallyHidden.tsx';

export {
  barArrangements,
  barOrientations,
  type BarArrangement,
  type BarCategory,
  type BarLimit,
  type BarOrientation,
  type BarSeries,
} from './components/data/BarChart/bar-layout.ts';
export { BarChart, type BarChartLabels, type BarChartProps } from './components/data/BarChart/BarChart.tsx';
export {
  ChartFrame,
  type ChartFrameLabels,
  type ChartFrameProps,
} from './components/data/chart-parts/ChartFrame.tsx';
export {
  Sparkline,
  sparklineTones,
  type SparklineProps,
  type SparklineTone,
} from './components/data/Sparkline/Sparkline.tsx';
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
} from './components/data/TrendChart/trend-model.ts';
export {
  TrendChart,
  type TrendChartHandle,
  type TrendChartLabels,
  type TrendChartProps,
} from './components/data/TrendChart/TrendChart.tsx';
export {
  Breadcrumb,
  type BreadcrumbProps,
  type BreadcrumbStep,
} from './components/frame/Breadcrumb/Breadcrumb.tsx';
export { DataAge, type DataAgeProps } from './components/data/DataAge/DataAge.tsx';
export {
  FilterBar,
  type FilterBarLabels,
  type FilterBarProps,
  type FilterChip,
} from './components/frame/FilterBar/FilterBar.tsx';
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
} from './components/data/KpiTile/KpiTile.tsx';
export { Mark, markParts, type MarkPart, type MarkProps } from './components/foundations/Mark/Mark.tsx';
export { PageHeader, type PageHeaderProps } from './components/frame/PageHeader/PageHeader.tsx';
export {
  AppFrame,
  mainId,
  type AppFrameLabels,
  type AppFrameProps,
} from './components/frame/AppFrame/AppFrame.tsx';
export type { NavItem, NavPage } from './components/frame/AppFrame/nav-item.ts';
export type { DataColumn, DataSort } from './components/data/DataTable/data-column.ts';
export { DataTable } from './components/data/DataTable/DataTable.tsx';
export type { DataTableLabels, DataTableProps } from './components/data/DataTable/use-table.ts';
export type { SortValue } from './components/data/DataTable/sort-order.ts';
export {
  Accordion,
  type AccordionPart,
  type AccordionProps,
} from './components/showing/Accordion/Accordion.tsx';
export {
  CalendarHeatMap,
  type CalendarHeatMapLabels,
  type CalendarHeatMapProps,
} from './components/data/CalendarHeatMap/CalendarHeatMap.tsx';
export {
  ChatPanel,
  type ChatMessage,
  type ChatPanelLabels,
  type ChatPanelProps,
} from './components/frame/ChatPanel/ChatPanel.tsx';
export { Checkbox, type CheckboxProps } from './components/inputs/Checkbox/Checkbox.tsx';
export type { ChoiceTexts } from './components/inputs/ChoiceRow.tsx';
export {
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './components/frame/CommandPalette/CommandPalette.tsx';
export type { Command } from './components/frame/CommandPalette/command-search.ts';
export {
  DateRange,
  type DateRangeLabels,
  type DateRangeProps,
} from './components/inputs/DateRange/DateRange.tsx';
export type { DayRange, DayRangeFault, DayRangeRules } from './components/inputs/DateRange/day-range.ts';
export {
  Drawer,
  drawerSizes,
  type DrawerProps,
  type DrawerSize,
} from './components/overlays/Drawer/Drawer.tsx';
export {
  DumbbellChart,
  type DumbbellChartProps,
  type DumbbellLabels,
  type DumbbellRow,
} from './components/data/DumbbellChart/DumbbellChart.tsx';
export {
  FormActions,
  FormRow,
  type FormActionsProps,
  type FormRowProps,
} from './components/inputs/FormRow/FormRow.tsx';
export {
  GanttChart,
  type GanttChartProps,
  type GanttItem,
  type GanttLabels,
} from './components/data/GanttChart/GanttChart.tsx';
export {
  Histogram,
  type HistogramLabels,
  type HistogramProps,
} from './components/data/Histogram/Histogram.tsx';
export type { HistogramBin } from './components/data/Histogram/histogram-bins.ts';
export {
  LanguageSwitch,
  type LanguageOption,
  type LanguageSwitchProps,
} from './components/frame/ThemeSwitch/LanguageSwitch.tsx';
export {
  NotificationPanel,
  type NotificationItem,
  type NotificationPanelLabels,
  type NotificationPanelProps,
} from './components/frame/NotificationPanel/NotificationPanel.tsx';
export { NumberField, type NumberFieldProps } from './components/inputs/NumberField/NumberField.tsx';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/showing/Pagination/Pagination.tsx';
export {
  ParetoChart,
  type ParetoChartProps,
  type ParetoItem,
  type ParetoLabels,
} from './components/data/ParetoChart/ParetoChart.tsx';
export {
  PasswordChecklist,
  type PasswordChecklistLabels,
  type PasswordChecklistProps,
  type PasswordRule,
} from './components/inputs/PasswordChecklist/PasswordChecklist.tsx';
export type { PhotoCropLabels } from './components/inputs/PhotoUpload/PhotoCrop.tsx';
export {
  PhotoUpload,
  type PhotoUploadLabels,
  type PhotoUploadProps,
} from './components/inputs/PhotoUpload/PhotoUpload.tsx';
export { ProfileMenu, type ProfileMenuProps } from './components/frame/ProfileMenu/ProfileMenu.tsx';
export {
  ProgressBar,
  progressTones,
  type ProgressBarProps,
  type ProgressTone,
} from './components/showing/ProgressBar/ProgressBar.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/inputs/RadioGroup/RadioGroup.tsx';
export {
  ScatterChart,
  type ScatterAxis,
  type ScatterChartProps,
  type ScatterGroup,
  type ScatterLabels,
  type ScatterPoint,
} from './components/data/ScatterChart/ScatterChart.tsx';
export {
  SessionExpired,
  type SessionExpiredProps,
} from './components/overlays/SessionExpired/SessionExpired.tsx';
export { Switch, type SwitchProps } from './components/inputs/Switch/Switch.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './components/frame/ThemeSwitch/ThemeSwitch.tsx';
export {
  WaterfallChart,
  type WaterfallChartProps,
  type WaterfallLabels,
  type WaterfallStep,
} from './components/data/WaterfallChart/WaterfallChart.tsx';
export type { WaterfallValue } from './components/data/WaterfallChart/waterfall-layout.ts';
