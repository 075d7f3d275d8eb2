import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { exceptionReport, shiftHandover } from '../../addresses.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { handoverAtom } from '../../state/area-choice.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { EarlierHandovers } from './EarlierHandovers.tsx';
import type { EventColumns } from './HandoverEvents.tsx';
import { handoversAtom, handoverViewAtom } from './shift-handover.atoms.ts';
import { ShiftHandover } from './ShiftHandover.tsx';

/** The hand-over that the address names, and the earlier ones. */
export function HandoverPage({ columns }: { columns: EventColumns }) {
  const search = useAtomValue(addressSearchAtom);
  const id = useAtomValue(handoverAtom);
  const eventHref = useCallback(
    (event: string) => {
      const report = exceptionReport(search);
      return `${report}${report.includes('?') ? '&' : '?'}exception=${encodeURIComponent(event)}`;
    },
    [search],
  );
  const handoverHref = useCallback((other: string) => shiftHandover(search, other), [search]);
  const view = useAtomValue(handoverViewAtom);
  const earlier = viewOf(useAtomValue(handoversAtom));
  return (
    <>
      <ShiftHandover
        view={view}
        earlier={earlier.status === 'shown' ? earlier.body : none}
        columns={columns}
        hrefOf={eventHref}
        handoverHref={handoverHref}
      />
      <EarlierHandovers view={earlier} shownId={id} hrefOf={handoverHref} />
    </>
  );
}

const none: readonly never[] = [];
