// The dashboard in its frame, as stories show it.
import type { i18n as I18n } from 'i18next';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Portal } from '../portal.ts';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { CrashFrame, PortalFrame } from '../shell/PortalFrame.tsx';
import { PortalProvider } from '../use-portal.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

interface StoryDashboardProps {
  /** Makes the portal that it stands in, once. */
  readonly open: () => Portal;
  readonly i18n: I18n;
}

/** The whole page of a signed-in user who has just arrived. */
export function StoryDashboard({ open, i18n }: StoryDashboardProps) {
  const [portal] = useState(open);
  return (
    <PortalProvider portal={portal} i18n={i18n}>
      <CrashBoundary fallback={(crash) => <CrashFrame isInMenu={() => true} {...crash} />}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <Routes>
            <Route element={<PortalFrame isInMenu={() => true} />}>
              <Route path="/dashboard" element={<DashboardScreen />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </CrashBoundary>
    </PortalProvider>
  );
}
