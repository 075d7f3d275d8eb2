import { Skeleton } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { LastGood } from '../../insight/InsightStates.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { unshownCard } from '../../insight/unshown-card.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { LazyCloseMonthsDialog } from './LazyCloseMonthsDialog.tsx';
import { booksFailure, booksViewAtom } from './month-books.atoms.ts';
import { MonthBooksCard } from './MonthBooksCard.tsx';

/** Deferral of the selected fields by month, with the command that closes months for administrators. */
export function MonthBooks() {
  const search = useAtomValue(addressSearchAtom);
  return (
    <FaultBoundary
      place="card books"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <ShownBooks />
    </FaultBoundary>
  );
}

function ShownBooks() {
  const { t } = useFormats();
  const user = useAtomValue(userAtom);
  const view = useAtomValue(booksViewAtom);
  const [open, setOpen] = useState(false);
  if (view.status !== 'shown')
    return unshownCard({
      title: t('books.title'),
      view,
      failure: booksFailure,
      shape: <Skeleton shape="block" height={200} />,
    });
  const mayClose = user?.roleId === administratorRoleId;
  return (
    <>
      {view.error && <LastGood failure={booksFailure} error={view.error} onRetry={view.retry} />}
      <MonthBooksCard
        body={view.body}
        loading={view.outdated}
        onClose={mayClose ? () => setOpen(true) : undefined}
      />
      {mayClose && (
        <LazyCloseMonthsDialog open={open} fields={view.body.fields} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
