import { Skeleton, Tabs } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { settingsTab } from '../../addresses.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { leaveFor } from '../../state/leaving.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityCards } from './SecurityCards.tsx';
import {
  preferencesViewAtom,
  profileViewAtom,
  securityViewAtom,
  settingsFailure,
  settingsTabAtom,
  settingsTabs,
} from './settings.atoms.ts';

/** The pages of the settings, by the tab of the address. */
export function SettingsPage() {
  const { t } = useFormats();
  const portal = usePortal();
  const tab = useAtomValue(settingsTabAtom);
  const contents = { preferences: <KeptForm />, security: <Security />, profile: <Profile /> };
  return (
    <Tabs
      label={t('titles.settings')}
      items={settingsTabs.map((value) => ({
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

interface ShownProps<Body> {
  readonly view: InsightView<Body>;
  readonly children: (body: Body) => ReactNode;
}

function Shown<Body>({ view, children }: ShownProps<Body>) {
  if (view.status === 'shown') return children(view.body);
  if (view.status === 'failed') return <InsightFailure failure={settingsFailure} view={view} />;
  return <Skeleton lines={8} />;
}
