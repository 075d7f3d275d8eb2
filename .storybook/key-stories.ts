/**
 * Stories that are compared picture by picture, here and by Chromatic (each says so itself by the parameter
 * `chromatic`): one of each kind of thing, in the state that shows most of it. Ids as Storybook makes them, and how much
 * is in the picture: the story, or the whole window for what is put over the page or fills it.
 */
export const keyStories: Readonly<Record<string, 'story' | 'window'>> = {
  'foundations-text--sizes': 'story',
  'foundations-mark--full': 'story',
  'inputs-button--tones': 'story',
  'inputs-textfield--with-error': 'story',
  'inputs-checkbox--with-error': 'story',
  'inputs-radiogroup--with-error': 'story',
  'inputs-switch--on': 'story',
  'inputs-numberfield--at-its-limit': 'story',
  'inputs-passwordchecklist--some': 'story',
  'inputs-combobox--open': 'window',
  'inputs-daterangepicker--open': 'window',
  'overlays-dialog--open': 'window',
  'overlays-drawer--open': 'window',
  'overlays-menu--profile': 'window',
  'overlays-toasts--several': 'window',
  'overlays-tooltip--open': 'window',
  'messages-banner--tones': 'story',
  'messages-emptystate--filter-too-narrow': 'story',
  'messages-errorstate--with-retry': 'story',
  'showing-card--complete': 'story',
  'showing-badge--all': 'story',
  'showing-accordion--open-at-first': 'story',
  'showing-progressbar--tones': 'story',
  'showing-pagination--in-the-middle': 'story',
  'data-datatable--few-rows': 'story',
  'data-kpitile--strip': 'story',
  'data-trendchart--change-points': 'story',
  'data-barchart--grouped': 'story',
  'data-paretochart--reasons': 'story',
  'data-waterfallchart--losses': 'story',
  'data-histogram--rates': 'story',
  'data-ganttchart--fortnight': 'story',
  'data-calendarheatmap--year': 'story',
  'frame-appframe--wide': 'window',
  'frame-commandpalette--open': 'window',
  'frame-notificationpanel--few': 'story',
  'frame-breadcrumb--three-steps': 'story',
  'portal-sign-in-log-in--password': 'window',
  'portal-dashboard-needs-attention--filled': 'story',
  'portal-dashboard-whole-page--desktop': 'window',
};

/** The heading by which a key story is known to have all its data, where it fetches them. */
export const lastHeadings: Readonly<Record<string, string>> = {
  'portal-dashboard-whole-page--desktop': 'Schedule',
};
