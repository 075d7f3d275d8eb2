import { Skeleton, Tabs } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { settingsTab } from '../../addresses.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { leaveFor } from '../../state/leaving.atoms.ts';
import { notOfferedAtom } from '../../state/offers.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import type { WellsChoice } from './AlertDialog.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import { subscriptionsPath } from './alerts.ts';
import { subscriptionsViewAtom } from './alerts.atoms.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { profilePath } from './profile.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityCards } from './SecurityCards.tsx';
import {
  preferencesViewAtom,
  profileViewAtom,
  securityPath,
  securityViewAtom,
  settingsFailure,
  settingsTabAtom,
  settingsTabs,
} from './settings.atoms.ts';
import { useViewTitle } from '../../insight/use-view-title.ts';

/** What a page of the settings reads; the preferences are kept in the browser where the server keeps none. */
const needs = {
  preferences: null,
  security: securityPath,
  profile: profilePath,
  notifications: subscriptionsPath,
} as const;

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps {
  /** Asks for the wells of a subscription. */
  readonly wellsChoice: WellsChoice;
}

/** The pages of the settings, by the tab of the address. One that the server does not offer has no tab. */
export function SettingsPage({ wellsChoice }: SettingsPageProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const tab = useAtomValue(settingsTabAtom);
  useViewTitle(t(`settings.tabs.${tab}`));
  const notOffered = useAtomValue(notOfferedAtom);
  const isOffered = (value: keyof typeof needs) => !notOffered.has(needs[value] ?? '');
  const contents = {
    preferences: <KeptForm />,
    security: <Security />,
    profile: <Profile />,
    notifications: <Alerts wellsChoice={wellsChoice} />,
  };
  return (
    <Tabs
      label={t('titles.settings')}
      items={settingsTabs
        .filter((value) => value === tab || isOffered(value))
        .map((value) => ({
          value,
          label: t(`settings.tabs.${value}`),
          content: contents[value],
        }))}
      value={tab}
      onValueChange={(value) => void leaveFor(portal, settingsTab(value))}
    />
  );
}

function KeptForm() {
  const view = useAtomValue(preferencesViewAtom);
  return <Shown view={view}>{(kept) => <PreferencesForm kept={kept} />}</Shown>;
}

function Security() {
  const view = useAtomValue(securityViewAtom);
  return <Shown view={view}>{(security) => <SecurityCards security={security} />}</Shown>;
}

function Profile() {
  const view = useAtomValue(profileViewAtom);
  return <Shown view={view}>{(kept) => <ProfileForm kept={kept} />}</Shown>;
}

function Alerts({ wellsChoice }: SettingsPageProps) {
  const view = useAtomValue(subscriptionsViewAtom);
  return (
    <Shown view={view}>
      {(subscriptions) => <AlertSettings subscriptions={subscriptions} wellsChoice={wellsChoice} />}
    </Shown>
  );
}

interface ShownProps<Body> {
  readonly view: InsightView<Body>;
  readonly children: (body: Body) => ReactNode;
}

function Shown<Body>({ view, children }: ShownProps<Body>) {
  if (view.status === 'shown') return children(view.body);
  if (view.status === 'failed') return <InsightFailure failure={settingsFailure} view={view} />;
  return <Skeleton lines={8} />;
}
