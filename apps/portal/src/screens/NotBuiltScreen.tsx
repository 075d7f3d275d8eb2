import { Button, Text } from '@cnx/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardArea, type InsightArea } from '../addresses.ts';
import type { trouble } from '../i18n/en/trouble.ts';
import { paths, type PathName } from '../paths.ts';
import { PlainPage } from '../shell/PlainPage.tsx';

type Planned = keyof (typeof trouble)['notBuilt']['about'];

/** The area that shows something of what a screen will. */
const areaToday: Partial<Record<PathName, InsightArea>> = {
  statistics: 'deferredProduction',
};

/** The screen of a route whose contents are not built yet: what they will be, and where to go until then. */
export function notBuiltScreen(name: PathName): ComponentType {
  const area = areaToday[name];
  return function NotBuiltScreen() {
    const { t } = useTranslation(['portal', 'login']);
    const next = area
      ? {
          href: dashboardArea(area),
          label: t('portal:trouble.notBuilt.open', { name: t(`portal:areas.${area}`) }),
        }
      : { href: paths.dashboard, label: t('login:returnToDashboard') };
    return (
      <PlainPage art title={t(`portal:titles.${name}`)}>
        <Text>{t(`portal:trouble.notBuilt.about.${name as Planned}`)}</Text>
        <Text emphasis="quiet">{t('portal:trouble.notBuilt.text')}</Text>
        <Button emphasis="strong" asChild>
          <a href={next.href}>{next.label}</a>
        </Button>
      </PlainPage>
    );
  };
}
