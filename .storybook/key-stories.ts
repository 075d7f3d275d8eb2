/**
 * Stories that are compared picture by picture, here and by Chromatic: one of each kind of thing, in the
 * state that shows most of it. Ids as Storybook makes them.
 */
export const keyStories: ReadonlySet<string> = new Set([
  'foundations-text--sizes',
  'foundations-mark--full',
  'inputs-button--tones',
  'inputs-textfield--with-error',
  'inputs-checkbox--with-error',
  'inputs-radiogroup--with-error',
  'inputs-switch--on',
  'inputs-numberfield--at-its-limit',
  'inputs-passwordchecklist--some',
  'messages-banner--tones',
  'messages-emptystate--filter-too-narrow',
  'messages-errorstate--with-retry',
  'showing-card--complete',
  'showing-badge--all',
  'showing-accordion--open-at-first',
  'showing-progressbar--tones',
  'showing-pagination--in-the-middle',
  'data-kpitile--strip',
  'data-barchart--grouped',
  'data-paretochart--reasons',
  'data-waterfallchart--losses',
  'data-histogram--rates',
  'data-ganttchart--fortnight',
  'data-calendarheatmap--year',
  'frame-notificationpanel--few',
  'frame-breadcrumb--three-steps',
]);
