import { EmptyState, Tabs } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { NotPermitted } from '../../insight/NotPermitted.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { notOfferedAtom } from '../../state/offers.atoms.ts';
import { FieldRecords } from './FieldRecords.tsx';
import { WellRecords } from './WellRecords.tsx';

/** The records of wells and fields. Others than administrators learn that they may not see them; the server gives them nothing. */
export function MasterData() {
  const { t } = useFormats();
  const user = useAtomValue(userAtom);
  const notOffered = useAtomValue(notOfferedAtom);
  if (notOffered.has('/Administration/GetWellRecords'))
    return <EmptyState title={t('trouble.server.notOffered')} />;
  if (user?.roleId !== administratorRoleId) return <NotPermitted />;
  return (
    <FaultBoundary place="card masterData" fallback={(breakage) => <PartFailure {...breakage} />}>
      <Tabs
        label={t('titles.masterData')}
        items={[
          { value: 'wells', label: t('masterData.wells'), content: <WellRecords /> },
          { value: 'fields', label: t('masterData.fields'), content: <FieldRecords /> },
        ]}
      />
    </FaultBoundary>
  );
}
