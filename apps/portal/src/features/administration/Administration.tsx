import { Tabs } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { administrationTab } from '../../addresses.ts';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { NotPermitted } from '../../insight/NotPermitted.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { administrationTabAtom, administrationTabs } from './administration.atoms.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { Applications } from './Applications.tsx';
import { AuditLog } from './AuditLog.tsx';
import { Causes } from './Causes.tsx';
import { OutgoingMail } from './OutgoingMail.tsx';
import { People } from './People.tsx';

/**
 * The parts of the administration, by the tab of the address. Others than administrators learn that they may not see it; the
 * server gives them nothing, whatever role the browser believes in.
 */
export function Administration() {
  const { t } = useFormats();
  const { navigation } = usePortal();
  const tab = useAtomValue(administrationTabAtom);
  const user = useAtomValue(userAtom);
  if (user?.roleId !== administratorRoleId) return <NotPermitted />;
  const contents = {
    people: <People />,
    applications: <Applications />,
    keys: <ApiKeys />,
    causes: <Causes />,
    mail: <OutgoingMail />,
    audit: <AuditLog />,
  };
  return (
    <FaultBoundary
      place="card administration"
      resetKey={tab}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <Tabs
        label={t('titles.administration')}
        items={administrationTabs.map((value) => ({
          value,
          label: t(`administration.tabs.${value}`),
          content: contents[value],
        }))}
        value={tab}
        onValueChange={(value) => void navigation.go(administrationTab(value))}
      />
    </FaultBoundary>
  );
}
