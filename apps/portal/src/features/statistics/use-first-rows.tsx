import { Button } from '@cnx/ui';
import { useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';

/** Rows of a list that is not shown whole yet; a few more are shown at once. */
const firstRows = 10;
const spare = 3;

/** How many rows of a list are shown, with the way to all of them. */
export function useFirstRows(rows: number) {
  const { t, quantities } = useFormats();
  const [whole, setWhole] = useState(false);
  const isLimited = !whole && rows > firstRows + spare;
  return {
    limit: isLimited ? { rowLimit: firstRows } : {},
    more: isLimited && (
      <div>
        <Button size="sm" onClick={() => setWhole(true)}>
          {t('statistics.allRows', { total: quantities.count(rows) })}
        </Button>
      </div>
    ),
  };
}
