// A page that is rendered on a server and taken over in the browser: each part from a subpath of its own.
import { Button } from '@cnx/ui/Button';
import { Card } from '@cnx/ui/Card';
import { ColumnChooser } from '@cnx/ui/ColumnChooser';
import { DataTable } from '@cnx/ui/DataTable';
import { Select } from '@cnx/ui/Select';
import { Stack } from '@cnx/ui/Stack';
import { TextField } from '@cnx/ui/TextField';
import { WordsProvider } from '@cnx/ui/words';
import { createElement as h, useState } from 'react';

const columns = [
  { id: 'well', label: 'Well', value: (row) => row.well },
  { id: 'rate', label: 'Rate', unit: 'Sm3/d', kind: 'number', digits: 1, value: (row) => row.rate },
];
const rows = Array.from({ length: 300 }, (_, at) => ({ well: `F-${at}`, rate: at * 1.5 }));
const items = ['one', 'two'].map((value) => ({ value, label: value }));

function Counter() {
  const [count, setCount] = useState(0);
  return h(Button, { onClick: () => setCount(count + 1) }, `Pressed ${count} times`);
}

/** The page's content, the same on the server and in the browser. */
export function Page() {
  return h(
    WordsProvider,
    { locale: 'es' },
    h(
      Stack,
      { gap: '4' },
      h(Counter),
      h(TextField, { label: 'Name', hint: 'As on the badge' }),
      h(Card, { title: 'Wells' }, 'Three hundred of them.'),
      h(Select, { label: 'Area', items }),
      h(DataTable, {
        label: 'Wells',
        columns,
        rows,
        rowId: (row) => row.well,
        selectable: true,
        actions: h(ColumnChooser),
      }),
    ),
  );
}
