import { Drawer, Skeleton } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { CodeLoadError, lazyCode } from '../../lazy-code.tsx';
import { openWellAtom } from '../../state/open-well.atoms.ts';
import type { WellPanelProps } from './WellPanel.tsx';

const panelCode = lazyCode(() => import('./WellPanel.tsx'));
const fetchPanel = () => void panelCode.load().catch(() => undefined);

/** The well that the address names, over any page; its code is fetched when the first one is opened. */
export function LazyWellPanel(props: WellPanelProps) {
  const { code, failed } = useLazyCode(panelCode);
  const [id, open] = useAtom(openWellAtom);
  const isWanted = id !== null;
  useEffect(() => {
    if (isWanted) fetchPanel();
  }, [isWanted]);
  if (code) return <code.WellPanel {...props} />;
  if (id === null) return null;
  const error = new CodeLoadError('the code could not be loaded');
  return (
    <Drawer open size="lg" title={id} onOpenChange={(stays) => !stays && open(null)}>
      {failed ? (
        <InsightFailure
          failure="portal:failures.well"
          view={{ status: 'failed', error, retrying: false, retry: fetchPanel }}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  );
}
